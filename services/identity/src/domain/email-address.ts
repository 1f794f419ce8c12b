// One @, a dotted host, no spaces or brackets: 'pat.o'neil+home@mail.example.com'. Whether it exists, the code shows.
const shape = /^[^\s@<>()[\],;:\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** The form in which an address is kept and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** What is wrong with a normalised address, in words for the person; null when nothing is. */
export function emailFault(email: string): string | null {
  return email.length <= 254 && shape.test(email) ? null : 'Please enter a valid email'
}
