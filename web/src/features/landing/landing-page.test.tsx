// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeGateway, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

test('a visitor sees the promise, the benefits and the way to a free report', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Expert Insurance Policy Analysis for Texas Homeowners',
  )
  for (const title of [
    'Personalized Action Plan',
    'Easy to Understand - No Insurance Jargon',
    'Peace of Mind in Minutes',
    'Why Get Your Policy Reviewed?',
    'Discover Coverage Gaps',
    'Understand Deductibles',
    'Expert Recommendations',
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  }
  const [free] = screen.getAllByRole('link', { name: 'Access Your Free Report' })
  expect(free?.getAttribute('href')).toBe('/auth?view=signup')
  expect(screen.getByRole('link', { name: 'See a sample report' }).getAttribute('href')).toBe('/sample-report')
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/auth')
  expect(document.body.textContent).not.toContain('500')
})

test('the footer leads to privacy, terms and contact, and Security to what this page promises', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/')
  await screen.findByRole('link', { name: 'Privacy' })
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([target('Privacy'), target('Terms'), target('Contact')]).toEqual(['/privacy', '/terms', '/contact'])
  expect(target('Security')).toBe('/#security')
  expect(document.getElementById('security')?.textContent).toContain('Your policy stays yours')
})

test('Security leads there from another page, too', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  const seen: string[] = []
  Element.prototype.scrollIntoView = function note() {
    seen.push(this.id)
  }
  renderApp('/terms')
  await userEvent.click(await screen.findByRole('link', { name: 'Security' }))
  await waitFor(() => expect(seen).toEqual(['security']))
})

test('signing out forgets the ids and shows Login again', async () => {
  const gateway = fakeGateway({ 'GET /api/auth/me': signedIn, 'POST /api/auth/sign-out': { body: { success: true } } })
  renderApp('/')
  localStorage.setItem('currentReportId', 'r')
  localStorage.setItem('lastDocumentId', 'd')
  const button = await screen.findByRole('button', { name: 'Sign Out' })
  gateway.answers['GET /api/auth/me'] = signedOut
  await userEvent.click(button)
  await screen.findByRole('link', { name: 'Login' })
  expect(localStorage.length).toBe(0)
})

test('a sign-out that fails says so and keeps the session', async () => {
  fakeGateway({ 'GET /api/auth/me': signedIn, 'POST /api/auth/sign-out': { status: 502, body: '' } })
  renderApp('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await screen.findByText('Sign out failed')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('an unknown address says that nothing is there', async () => {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp('/nowhere')
  await waitFor(() => expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy())
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
})
