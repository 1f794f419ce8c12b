// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeGateway, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const me = 'GET /api/auth/me'
const signIn = 'POST /api/auth/sign-in'
const reports = { 'GET /api/reports': { body: { reports: [] } } }

async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await userEvent.type(await screen.findByLabelText(label), value)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const credentials = { Email: 'ana@example.com', Password: 'Abcdefg1' }
const newAccount = { 'Full Name': 'Ana Reyes', ...credentials, 'Confirm Password': 'Abcdefg1' }

test('sign-up, code and automatic sign-in end at /upload', async () => {
  const gateway = fakeGateway({
    [me]: signedOut,
    ...reports,
    'POST /api/auth/sign-up': { body: { success: true, needsConfirmation: true } },
  })
  gateway.answers['POST /api/auth/confirm-sign-up'] = () => {
    gateway.answers[me] = signedIn
    return { body: { success: true, signedIn: true } }
  }
  const app = renderApp('/auth?view=signup')
  await fill(newAccount)
  await press('Sign Up')
  await title('Verify Your Email')
  screen.getByText('ana@example.com')
  const code = screen.getByLabelText('Verification Code')
  code.focus()
  await userEvent.paste('123 456')
  await press('Verify Email')
  await waitFor(() => expect(app.address()).toBe('/upload'))
  expect(gateway.callsTo('POST /api/auth/confirm-sign-up')[0]?.body).toEqual({
    email: 'ana@example.com',
    code: '123456',
    password: 'Abcdefg1',
  })
})

test('a confirmation without a session leads to login', async () => {
  fakeGateway({
    [me]: signedOut,
    [signIn]: { body: { success: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } } },
    'POST /api/auth/confirm-sign-up': { body: { success: true } },
  })
  renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  await title('Verify Your Email')
  await fill({ 'Verification Code': '123456' })
  await press('Verify Email')
  await title('Welcome Back')
})

test('the notice of a new code goes after five seconds', async () => {
  fakeGateway({
    [me]: signedOut,
    'POST /api/auth/sign-up': { body: { success: true, needsConfirmation: true } },
    'POST /api/auth/resend-code': { body: { success: true } },
  })
  renderApp('/auth?view=signup')
  await fill(newAccount)
  await press('Sign Up')
  await title('Verify Your Email')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => screen.getByRole('button', { name: 'Resend Code' }).click())
  const notice = 'Code Resent: Check your email for the new verification code'
  await vi.waitFor(() => screen.getByText(notice))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.queryByText(notice)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(screen.queryByText(notice)).toBeNull()
})

test('a forgotten password is replaced and leads back to login after two seconds', async () => {
  const gateway = fakeGateway({
    [me]: signedOut,
    'POST /api/auth/forgot-password': { body: { success: true } },
    'POST /api/auth/reset-password': { body: { success: true } },
  })
  renderApp('/auth')
  await press('Forgot your password?')
  await title('Forgot Password')
  await fill({ Email: 'ana@example.com' })
  await press('Send Verification Code')
  await title('Reset Password')
  screen.getByText('A verification code has been sent to your email. Please check your inbox.')
  expect((screen.getByLabelText('Email') as HTMLInputElement).readOnly).toBe(true)
  await fill({ 'Verification Code': '123456', 'New Password': 'Abcdef1!', 'Confirm New Password': 'Abcdef1!' })
  await press('Reset Password')
  await screen.findByText('Password reset successfully! You can now sign in with your new password.')
  expect(gateway.callsTo('POST /api/auth/reset-password')[0]?.body).toEqual({
    email: 'ana@example.com',
    code: '123456',
    newPassword: 'Abcdef1!',
  })
  await screen.findByRole('heading', { name: 'Welcome Back' }, { timeout: 3000 })
})

test('a password that must be reset leads to the reset step', async () => {
  fakeGateway({
    [me]: signedOut,
    [signIn]: { body: { success: false, nextStep: { signInStep: 'RESET_PASSWORD' } } },
  })
  renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  await title('Reset Password')
})
