// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

async function openPage(path: string, title: string): Promise<string> {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  renderApp(path)
  await screen.findByRole('heading', { level: 1, name: title })
  return document.getElementById('content')?.textContent ?? ''
}

test.each([
  ['informational review', /informational review/i],
  ['referral', /referral/i],
  ['no advice', /no legal, insurance or financial advice/],
  ['no claim solicitation', /do not solicit claims/],
  ['no public adjusting', /not a public adjuster/],
  ['Texas law', /laws of the State of Texas/],
  ['arbitration', /binding arbitration/],
  ['what an adjuster may charge', /at most 10% of the settlement.*within 72 hours of signing it/],
  ['the cap', /the amounts you paid us in the prior 12 months/],
  ['the price', /\$24\.99/],
  ['the end of uploads', /deleted after 90 days/],
  ['its date', /Last Updated: [A-Z][a-z]+ \d{1,2}, 20\d\d/],
])('the terms state %s', async (_what, words) => {
  expect(await openPage('/terms', 'Terms of Service')).toMatch(words)
})

test.each([
  ['uploads', /Uploaded documents.*90 days/],
  ['contact and referral records', /Contact and referral records3 years/],
  ['analytics', /use of the siteup to 2 years/],
  ['financial records', /Financial records7 years/],
  ['deletion requests', /deletion requests within 30 days/],
  ['a breach', /within 72 hours/],
  ['children', /within 48 hours/],
  ['rights', /Texas Data Privacy and Security Act/],
  ['its date', /Last Updated: [A-Z][a-z]+ \d{1,2}, 20\d\d/],
])('the privacy policy states what holds for %s', async (_what, words) => {
  expect(await openPage('/privacy', 'Privacy Policy')).toMatch(words)
})

test.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s leads back home', async (path, title) => {
  await openPage(path, title)
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})
