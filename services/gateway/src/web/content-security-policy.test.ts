import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const own = { publicOrigin: 'https://plainpolicy.example', issuer: 'https://plainpolicy.example' }

test('pages speak to their own origin alone where everything is served from it', () => {
  const { connectSrc, frameSrc, scriptSrc } = contentSecurityPolicy(own)
  expect([connectSrc, frameSrc, scriptSrc]).toEqual([["'self'"], ["'self'"], ["'self'"]])
})

test('an embedded payment server may be framed, and nothing of it may run in our pages', () => {
  const { frameSrc, scriptSrc, connectSrc } = contentSecurityPolicy({ ...own, cardForm: 'http://localhost:12111' })
  expect([frameSrc, scriptSrc, connectSrc]).toEqual([["'self'", 'http://localhost:12111'], ["'self'"], ["'self'"]])
})

test("Stripe's card form gets its script, its frames and its API", () => {
  const { frameSrc, scriptSrc, connectSrc } = contentSecurityPolicy({ ...own, cardForm: 'stripe' })
  expect(scriptSrc).toContain('https://js.stripe.com')
  expect(frameSrc).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']))
  expect(connectSrc).toContain('https://api.stripe.com')
})

test('another origin that takes uploads or signs people in may be spoken to', () => {
  const others = { uploadOrigin: 'https://files.example', issuer: 'https://people.example/realms/plainpolicy' }
  expect(contentSecurityPolicy({ ...own, ...others }).connectSrc).toEqual([
    "'self'",
    'https://files.example',
    'https://people.example',
  ])
})
