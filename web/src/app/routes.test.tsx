// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyWizardForm, storeForm } from '../session/wizard-form.ts'
import { fakeGateway, problem, signedIn, signedOut } from '../testing/fake-gateway.ts'
import { renderApp } from '../testing/render-app.tsx'

const reports = 'GET /api/reports'
const status = 'GET /api/reports/r-1/status'

const shows = (title: string) =>
  waitFor(() => expect(document.title).toBe(`${title} · Plainpolicy`), { timeout: 10_000 })

test.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/contact', 'Contact'],
  ['/auth', 'Welcome Back'],
  ['/auth?view=signup', 'Create Account'],
  ['/checkout', 'Checkout'],
  ['/demo/free', 'Sample: Free Report'],
  ['/nowhere', '404 Page Not Found'],
  ['/report', '404 Page Not Found'],
  ['/contact/us', '404 Page Not Found'],
])('a visitor finds at %s the page %s', async (path, title) => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  storeForm('checkoutFormData', { ...emptyWizardForm, fullName: 'Ana Reyes', email: 'ana@example.com' })
  renderApp(path)
  await shows(title)
})

test('a visitor finds the landing page at /', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/')
  await waitFor(() => expect(document.title).toMatch(/Expert Insurance Policy Analysis for Texas Homeowners/))
})

test.each([
  ['/upload', 'Upload your policy'],
  ['/success?id=r-1', 'Policy submitted'],
  ['/processing?id=r-1&docId=d-1', 'Analyzing your policy'],
  ['/view-report', 'Your reports'],
  ['/latest-report', 'Your reports'],
  ['/dynamic-report', 'Your reports'],
  ['/dynamic-report/r-1', 'Loading Your Report...'],
  ['/report/r-1', 'Loading Your Report...'],
  ['/reports/r-1', 'Loading Your Report...'],
])('who is signed in finds at %s the page %s', async (path, title) => {
  fakeGateway({
    'GET /api/auth/me': signedIn,
    [reports]: { body: { reports: [] } },
    [status]: () => new Promise<never>(() => {}),
  })
  renderApp(path)
  await shows(title)
})

test.each(['/report/r-1', '/reports/r-1', '/dynamic-report/r-1', '/dynamic-report?id=r-1'])(
  '%s asks for the same report',
  async (path) => {
    const gateway = fakeGateway({ 'GET /api/auth/me': signedIn, [status]: problem(500, 'Broken.') })
    renderApp(path)
    await waitFor(() => expect(gateway.callsTo(status).length).toBeGreaterThan(0), { timeout: 10_000 })
  },
)
