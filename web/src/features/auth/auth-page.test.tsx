// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
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
const _newAccount = { 'Full Name': 'Ana Reyes', ...credentials, 'Confirm Password': 'Abcdefg1' }

test('a spinner stands while it is not known who is there', async () => {
  fakeGateway({ [me]: () => new Promise(() => {}) })
  renderApp('/auth')
  expect(await screen.findByText('Loading')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('who is signed in goes on to /upload', async () => {
  fakeGateway({ [me]: signedIn, ...reports })
  const app = renderApp('/auth?view=signup')
  await waitFor(() => expect(app.address()).toBe('/upload'))
})

test('/upload without a session leads to sign-in and back', async () => {
  const gateway = fakeGateway({ [me]: signedOut, ...reports })
  gateway.answers[signIn] = () => {
    gateway.answers[me] = signedIn
    return { body: { success: true, nextStep: { signInStep: 'DONE' } } }
  }
  const app = renderApp('/upload')
  await title('Welcome Back')
  expect(app.address()).toBe('/auth')
  await fill(credentials)
  await press('Sign In')
  await waitFor(() => expect(app.address()).toBe('/upload'))
})

test('a report asked for without a session is shown after signing in', async () => {
  const gateway = fakeGateway({ [me]: signedOut, 'GET /api/reports/r-1/status': problem(404, 'No such report.') })
  gateway.answers[signIn] = () => {
    gateway.answers[me] = signedIn
    return { body: { success: true } }
  }
  const app = renderApp('/report/r-1')
  await fill(credentials)
  await press('Sign In')
  await waitFor(() => expect(app.address()).toBe('/report/r-1'))
})

test('the fields and the button rest while the sign-in runs', async () => {
  fakeGateway({ [me]: signedOut, [signIn]: () => new Promise(() => {}) })
  renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  const button = await screen.findByRole('button', { name: /Signing in\.\.\./ })
  expect(button.matches(':disabled')).toBe(true)
  expect(screen.getByLabelText('Email').matches(':disabled')).toBe(true)
})

test.each([
  [
    'the provider’s text',
    { body: { success: false, error: 'Incorrect username or password.' } },
    'Incorrect username or password.',
  ],
  ['a fallback without text', { body: { success: false } }, 'Failed to sign in'],
  ['the words of a problem', problem(429, 'Too many tries. Wait a minute.'), 'Too many tries. Wait a minute.'],
  ['the wrapper’s fallback for an answer without words', { status: 502, body: '' }, 'Sign in failed'],
  ['the unexpected, when no answer comes', new Error('offline'), 'An unexpected error occurred'],
])('a sign-in that fails shows %s', async (_what, answer, words) => {
  fakeGateway({ [me]: signedOut, [signIn]: answer })
  renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('SECRET_HASH brings the hint about the client’s secret', async () => {
  const error = 'Unable to verify SECRET_HASH for client 7'
  fakeGateway({ [me]: signedOut, [signIn]: { body: { success: false, error } } })
  renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  await screen.findByText('Configuration Issue')
})

test('who is signed in elsewhere is told to sign out first, and can', async () => {
  fakeGateway({
    [me]: signedOut,
    [signIn]: { body: { success: false, error: 'There is already a signed in user.' } },
    'POST /api/auth/sign-out': { body: { success: true } },
  })
  const app = renderApp('/auth')
  await fill(credentials)
  await press('Sign In')
  await screen.findByText('There is already a signed in user.')
  await press('Sign Out')
  await waitFor(() => expect(app.address()).toBe('/'))
})

test('signing out on a page behind sign-in leads home, not to sign-in', async () => {
  const gateway = fakeGateway({
    [me]: signedIn,
    'GET /api/reports': { body: { reports: [] } },
    'POST /api/auth/sign-out': { body: { success: true } },
  })
  const app = renderApp('/upload')
  const button = await screen.findByRole('button', { name: 'Sign Out' })
  gateway.answers[me] = signedOut
  await userEvent.click(button)
  await screen.findByRole('link', { name: 'Login' })
  expect(app.address()).toBe('/')
})

test('a session that ends while a page is open leads to sign-in', async () => {
  const gateway = fakeGateway({ [me]: signedIn })
  gateway.answers['GET /api/reports'] = () => {
    gateway.answers[me] = signedOut
    return signedOut as never
  }
  const app = renderApp('/upload')
  await waitFor(() => expect(app.address()).toBe('/auth'))
})

test('an empty sign-in names each fault beside its field and calls nobody', async () => {
  const gateway = fakeGateway({ [me]: signedOut })
  renderApp('/auth')
  await press('Sign In')
  await screen.findByText('Please enter a valid email')
  const password = screen.getByLabelText('Password')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Password must be at least 8 characters',
  )
  expect(gateway.callsTo(signIn)).toEqual([])
})
