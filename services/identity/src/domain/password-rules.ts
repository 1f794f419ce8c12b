// argon2 reads any length; the bound keeps a request cheap.
const longest = 128

/** What is wrong with the password of a new account; null when nothing is. */
export function signUpPasswordFault(password: string): string | null {
  if (password.length < 8) return 'Password must be at least 8 characters'
  if (password.length > longest) return `Password must be at most ${longest} characters`
  if (!/[A-Z]/.test(password)) return 'Password must contain at least one uppercase letter'
  if (!/[a-z]/.test(password)) return 'Password must contain at least one lowercase letter'
  return /[0-9]/.test(password) ? null : 'Password must contain at least one number'
}

/** A reset asks for a special character as well. */
export function resetPasswordFault(password: string): string | null {
  if (password.length < 8) return 'Password must be at least 8 characters'
  if (password.length > longest) return `Password must be at most ${longest} characters`
  const hasAll = [/[A-Z]/, /[a-z]/, /[0-9]/, /[@$!%*?&]/].every((kind) => kind.test(password))
  return hasAll ? null : 'Password must contain uppercase, lowercase, number, and special character'
}
