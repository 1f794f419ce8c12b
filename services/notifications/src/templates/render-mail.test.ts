import { describe, expect, test } from 'vitest'
import { consentWordings } from '../domain/contact-message.ts'
import type { MailKind, MailParameters } from '../domain/mail-request.ts'
import { renderMail } from './render-mail.ts'

const origin = 'https://plainpolicy.example'
const reportId = '5f0c1c9e-7f0c-4b0e-9a39-0d8a3a2e6f11'

const examples: { [Kind in MailKind]: MailParameters[Kind] } = {
  'verification-code': { code: '042917' },
  'password-reset': { code: '731004', name: 'Maria' },
  'account-exists': {},
  welcome: {},
  'report-ready': { reportId, version: 1 },
  'payment-receipt': {
    orderId: '0d8a3a2e-7f0c-4b0e-9a39-5f0c1c9e6f11',
    reportId: '',
    amountCents: 2705,
    taxCents: 206,
    currency: 'usd',
    paidAt: '2026-11-22T03:00:00.000Z',
  },
  'payment-refunded': { orderId: '0d8a3a2e-7f0c-4b0e-9a39-5f0c1c9e6f11', amountCents: 2499, currency: 'usd' },
  'review-requested': {
    reportId,
    version: 2,
    isByReader: true,
    paths: ['calculated_deductibles.wind_hail_deductible', 'property_coverage_limits.coverage_c_personal_property'],
    words: 'It is 1%.\n<img src=x onerror=alert(1)>',
  },
  'report-corrected': { reportId, values: 1 },
  'contact-message': {
    id: '1c4a9e52-7f0c-4b0e-9a39-5f0c1c9e6f11',
    isSignedIn: false,
    reportId,
    reason: 'roof',
    name: 'Maria Ortiz',
    email: 'maria@example.com',
    phone: null,
    subject: 'My roof',
    message: `First line, ${'long '.repeat(40)}\n\n<img src=x onerror=alert(1)>`,
    referralConsent: consentWordings[0],
  },
  'contact-acknowledged': { id: '1c4a9e52-7f0c-4b0e-9a39-5f0c1c9e6f11', reason: 'roof', reportId: null },
}

const render = (kind: MailKind, name: string | null = 'Maria Ortiz') =>
  renderMail(kind, examples[kind], { origin, name })
const kinds = Object.keys(examples) as MailKind[]

describe.each(kinds)('the %s mail', (kind) => {
  test('loads nothing from anywhere', () => {
    expect(render(kind).html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i)
  })

  test('links only to our own pages', () => {
    const links = [...render(kind).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => !href?.startsWith(`${origin}/`))).toEqual([])
  })

  test('gives no advice and says so', () => {
    const { text } = render(kind)
    expect(text).not.toMatch(/\byou (should|must|need to)\b|we (recommend|advise)/i)
    expect(text.replaceAll('\n', ' ')).toContain('gives no legal or insurance advice')
  })

  test('keeps the lines of its text short', () => {
    const lines = render(kind).text.split('\n')
    expect(lines.filter((line) => line.length > 76 && !line.startsWith(origin))).toEqual([])
  })
})

test('the code stands in one piece in HTML and text', () => {
  const { html, text } = render('verification-code')
  expect(html).toContain('>042917<')
  expect(text).toContain('042917')
})

test('a mail to an address that is not proven prints no name', () => {
  expect(render('verification-code').text).not.toContain('Maria')
  expect(render('account-exists').text).not.toContain('Maria')
})

test('the report mail leads to the report', () => {
  const { html, text } = render('report-ready')
  expect(html).toContain(`href="${origin}/report/${reportId}"`)
  expect(text).toContain(`\n${origin}/report/${reportId}\n`)
})

test('a later version of a report is called that', () => {
  expect(renderMail('report-ready', { reportId, version: 2 }, { origin, name: null }).subject).toBe(
    'Your report has a new version',
  )
})

test('the receipt shows price, tax and total, and the day in Texas', () => {
  const { html, text, subject } = render('payment-receipt')
  expect(subject).toBe('Your receipt: $27.05')
  expect(text).toMatch(/Enhanced version .*\$24\.99\n.*Tax .*\$2\.06\n.*Total paid .*\$27\.05/)
  expect(text).toContain('November 21, 2026')
  expect(html).toContain('$2.06')
})

test('what people typed stays text', () => {
  expect(render('welcome', '<img src=x>').html).not.toContain('<img')
})

test('what a person wrote keeps its lines and stays text', () => {
  const { html, text, replyTo } = render('contact-message')
  expect(html).toContain('<br><br>&lt;img src=x')
  expect(text).toMatch(/\n>\n> <img src=x/)
  expect(replyTo).toEqual({ name: 'Maria Ortiz', address: 'maria@example.com' })
})

test('support sees the words by which a person agreed to be referred', () => {
  expect(render('contact-message').text.replaceAll(/\s+/g, ' ')).toContain(consentWordings[0])
})

test('support sees which values are doubted, and the reader’s words as text', () => {
  const { html, text, subject } = render('review-requested')
  expect(subject).toBe('[Review] A reader thinks that a value is wrong')
  expect(text).toContain('calculated_deductibles.wind_hail_deductible')
  expect(text).toContain(reportId)
  expect(html).toContain('&lt;img src=x')
})

test('the mail of a correction leads to the report', () => {
  expect(render('report-corrected').text).toContain(`\n${origin}/report/${reportId}\n`)
})
