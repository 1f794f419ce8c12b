// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const keycloak = vi.hoisted(() => ({
  made: [] as unknown[],
  token: undefined as string | undefined,
  init: vi.fn(async (_options: object) => true),
  login: vi.fn(async (_options: object) => {}),
}))
vi.mock('keycloak-js', () => ({
  default: class {
    token = keycloak.token
    init = keycloak.init
    login = keycloak.login
    constructor(page: unknown) {
      keycloak.made.push(page)
    }
  },
}))

beforeEach(() => {
  sessionStorage.clear()
  keycloak.made.length = 0
  keycloak.token = undefined
  vi.clearAllMocks()
})

const me = 'GET /api/auth/me'
const signIn = 'POST /api/auth/sign-in'
const handOver = 'POST /api/auth/session'
const page = { url: 'https://id.example', realm: 'plainpolicy', clientId: 'plainpolicy-admin' }
const next = (signInStep: string, more: object = {}) => ({
  body: { success: false, error: 'One more step.', nextStep: { signInStep, ...more } },
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await press('Sign In')
}

test('an account with an authenticator is asked for its code, and signs in with password and code', async () => {
  const gateway = fakeGateway({
    [me]: signedOut,
    'GET /api/reports': { body: { reports: [] } },
    [signIn]: next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'),
  })
  const app = renderApp('/auth')
  await enterPassword()
  await title('Enter Your Code')
  expect(keycloak.made).toEqual([])
  gateway.answers[signIn] = { body: { success: false, error: 'This code is not right.' } }
  await userEvent.type(screen.getByLabelText('Authenticator Code'), '111111')
  await press('Sign In')
  await screen.findByText('This code is not right.')
  const code = screen.getByLabelText('Authenticator Code')
  expect((code as HTMLInputElement).value).toBe('')
  gateway.answers[signIn] = () => {
    gateway.answers[me] = signedIn
    return { body: { success: true, nextStep: { signInStep: 'DONE' } } }
  }
  await userEvent.type(code, '123456')
  await press('Sign In')
  await waitFor(() => expect(app.address()).toBe('/upload'))
  expect(gateway.callsTo(signIn).at(-1)?.body).toEqual({
    email: 'ana@example.com',
    password: 'Abcdefg1',
    code: '123456',
  })
})

test.each([
  ['CONTINUE_SIGN_IN_WITH_TOTP_SETUP', 'Set Up Your Authenticator'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'One More Step'],
  ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'Choose a New Password'],
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'One More Step'],
])('%s on the provider’s page is explained, and left for by a press of the button', async (step, heading) => {
  fakeGateway({ [me]: signedOut, [signIn]: next(step, { signInPage: page }) })
  renderApp('/auth')
  await enterPassword()
  await title(heading)
  expect(keycloak.made).toEqual([])
  await press('Continue to Secure Sign-In')
  await waitFor(() => expect(keycloak.login).toHaveBeenCalled())
  expect(keycloak.made).toEqual([page])
  expect(keycloak.init.mock.calls[0]?.[0]).toMatchObject({ pkceMethod: 'S256' })
  const redirectUri = `${location.origin}/auth`
  expect(keycloak.login).toHaveBeenCalledWith({ redirectUri, prompt: 'login', loginHint: 'ana@example.com' })
})

test('says when the provider’s page cannot be opened', async () => {
  fakeGateway({ [me]: signedOut, [signIn]: next('CONTINUE_SIGN_IN_WITH_TOTP_SETUP', { signInPage: page }) })
  renderApp('/auth')
  await enterPassword()
  keycloak.init.mockRejectedValueOnce(new Error('offline'))
  await press('Continue to Secure Sign-In')
  await screen.findByText('The secure sign-in page cannot be reached at the moment. Please try again in a minute.')
  await press('Back to Sign In')
  await title('Welcome Back')
})

const comeBack = (state: unknown, hash = '#state=s&code=c') => {
  sessionStorage.setItem('signInPage', JSON.stringify({ page, state }))
  return renderApp(`/auth${hash}`)
}

test('who comes back is signed in by the page’s token, handed over once, and goes where they wanted to go', async () => {
  keycloak.token = 'a token of the page'
  const gateway = fakeGateway({ [me]: signedOut, 'GET /api/reports/r-1/status': problem(404, 'No such report.') })
  gateway.answers[handOver] = () => {
    gateway.answers[me] = signedIn
    return { body: { success: true, nextStep: { signInStep: 'DONE' } } }
  }
  const app = comeBack({ returnTo: '/report/r-1' })
  await waitFor(() => expect(app.address()).toBe('/report/r-1'))
  expect(gateway.callsTo(handOver).map(({ body }) => body)).toEqual([{ accessToken: 'a token of the page' }])
  expect(sessionStorage.length).toBe(0)
})

test('a hand-over that is refused leads back to login, with the reason', async () => {
  keycloak.token = 'a token of the page'
  fakeGateway({ [me]: signedOut, [handOver]: { body: { success: false, error: 'Not valid any more.' } } })
  comeBack(null)
  await screen.findByText('Not valid any more.')
  await title('Welcome Back')
})

test('who left the page before its end is told so, and nothing is handed over', async () => {
  const gateway = fakeGateway({ [me]: signedOut })
  keycloak.init.mockRejectedValueOnce(new Error('access_denied'))
  comeBack(null, '#state=s&error=access_denied')
  await screen.findByText(/You are not signed in yet/)
  expect(gateway.callsTo(handOver)).toEqual([])
})

test('an address that somebody else made up brings nobody in', async () => {
  const gateway = fakeGateway({ [me]: signedOut })
  renderApp('/auth#state=s&code=c')
  await screen.findByText(/You are not signed in yet/)
  expect(keycloak.made).toEqual([])
  expect(gateway.callsTo(handOver)).toEqual([])
})
