import { expect, test } from 'vitest'
import {
  confirmSchema,
  type forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signUpSchema,
} from './auth-schemas.ts'

const faultsOf = (
  schema:
    | typeof loginSchema
    | typeof signUpSchema
    | typeof confirmSchema
    | typeof resetPasswordSchema
    | typeof forgotPasswordSchema,
  input: object,
) => schema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const account = { name: 'Ana', email: 'ana@example.com', password: 'Abcdefg1', confirmPassword: 'Abcdefg1' }
const reset = { code: '123456', newPassword: 'Abcdef1!', confirmPassword: 'Abcdef1!' }

test('a login needs an e-mail and eight characters', () => {
  expect(faultsOf(loginSchema, { email: 'ana@', password: '1234567' })).toEqual([
    'email: Please enter a valid email',
    'password: Password must be at least 8 characters',
  ])
  expect(faultsOf(loginSchema, { email: ' ana@example.com ', password: '12345678' })).toEqual([])
})

test('a name has two characters or more', () => {
  expect(faultsOf(signUpSchema, { ...account, name: 'A' })).toEqual(['name: Name must be at least 2 characters'])
})

test.each([
  ['Abcdef1', 'Password must be at least 8 characters'],
  ['abcdefg1', 'Password must contain at least one uppercase letter'],
  ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
])('a new account refuses the password %s', (password, message) => {
  expect(faultsOf(signUpSchema, { ...account, password, confirmPassword: password })).toEqual([`password: ${message}`])
})

test('passwords that differ are reported on the second one', () => {
  expect(faultsOf(signUpSchema, { ...account, confirmPassword: 'Abcdefg2' })).toEqual([
    "confirmPassword: Passwords don't match",
  ])
  expect(faultsOf(resetPasswordSchema, { ...reset, confirmPassword: 'x' })).toEqual([
    "confirmPassword: Passwords don't match",
  ])
})

test('a verification code has exactly six characters', () => {
  expect(faultsOf(confirmSchema, { code: '12345' })).toEqual(['code: Code must be 6 digits'])
  expect(faultsOf(confirmSchema, { code: '123456' })).toEqual([])
})

test('a reset needs a code of six characters and a password with a special character', () => {
  expect(faultsOf(resetPasswordSchema, { ...reset, code: '12345' })).toEqual([
    'code: Verification code must be at least 6 characters',
  ])
  expect(faultsOf(resetPasswordSchema, { ...reset, newPassword: 'Abcdefg1', confirmPassword: 'Abcdefg1' })).toEqual([
    'newPassword: Password must contain uppercase, lowercase, number, and special character',
  ])
  expect(faultsOf(resetPasswordSchema, reset)).toEqual([])
})
