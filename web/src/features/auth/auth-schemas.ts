import { z } from 'zod'

const email = z.string().trim().pipe(z.email('Please enter a valid email'))
const eightCharacters = z.string().min(8, 'Password must be at least 8 characters')
const mismatch = { message: "Passwords don't match", path: ['confirmPassword'] }

export const loginSchema = z.object({ email, password: eightCharacters })
export type LoginInput = z.infer<typeof loginSchema>

const newAccountPassword = eightCharacters
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')

export const signUpSchema = z
  .object({
    name: z.string().trim().min(2, 'Name must be at least 2 characters'),
    email,
    password: newAccountPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch)
export type SignUpInput = z.infer<typeof signUpSchema>

export const confirmSchema = z.object({ code: z.string().length(6, 'Code must be 6 digits') })
export type ConfirmInput = z.infer<typeof confirmSchema>

export const forgotPasswordSchema = z.object({ email })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>

const changedPassword = eightCharacters.regex(
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/,
  'Password must contain uppercase, lowercase, number, and special character',
)

export const resetPasswordSchema = z
  .object({
    code: z.string().trim().min(6, 'Verification code must be at least 6 characters'),
    newPassword: changedPassword,
    confirmPassword: z.string(),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch)
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>
