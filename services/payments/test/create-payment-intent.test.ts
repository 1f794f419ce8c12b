import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { expect, test } from 'vitest'
import {
  begin,
  browser,
  buy,
  confirmed,
  openPayments,
  orders,
  pat,
  pay,
  report,
  sam,
  webhook,
} from './open-payments.ts'

test('a visitor with a saved form may pay; the price and the receipt’s address are ours to say', async () => {
  const payments = await openPayments({ taxPercent: 8.25 })
  const visitor = browser(payments, 'pat@example.com')
  const answer = await begin(payments, { visitor })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    amountCents: 2705,
    taxCents: 206,
    currency: 'usd',
    cardForm: { kind: 'embedded', url: expect.any(String) },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await orders(payments)).toMatchObject([
    { payerVisitorId: visitor, receiptEmail: 'pat@example.com', amountCents: 2705, taxCents: 206, state: 'open' },
  ])
})

test('two tabs, and a reload, pay the same intent', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'pat@example.com')
  const answers = await Promise.all([begin(payments, { visitor }), begin(payments, { visitor })])
  answers.push(await begin(payments, { visitor }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1)
  expect(await orders(payments)).toHaveLength(1)
})

test('each browser, person and report has an order of its own', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  const visitor = browser(payments, 'pat@example.com')
  const answers = [
    await begin(payments, { visitor }),
    await begin(payments, { visitor: browser(payments, 'pat@example.com') }),
    await begin(payments, { as: pat, visitor }),
    await begin(payments, { as: pat, visitor, body: { reportId, email: 'Pat@example.com' } }),
  ]
  expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(4)
})

test.each([
  { what: 'a browser without a form', call: { visitor: 'visitor-x' }, status: 409, code: 'no-receipt-email' },
  { what: 'nobody at all', call: {}, status: 409, code: 'no-receipt-email' },
  {
    what: 'a report without a session',
    call: { visitor: 'v', body: { reportId: crypto.randomUUID() } },
    status: 401,
    code: 'not-signed-in',
  },
  {
    what: 'a report that is not known',
    call: { as: pat, body: { reportId: crypto.randomUUID() } },
    status: 404,
    code: 'report-not-found',
  },
  { what: 'another’s address', call: { as: pat, body: { email: sam.email } }, status: 403, code: 'not-allowed' },
  { what: 'no report id', call: { as: pat, body: { reportId: 'x' } }, status: 400, code: 'invalid-request' },
])('begins nothing for $what', async ({ call, status, code }) => {
  const payments = await openPayments()
  const answer = await begin(payments, call)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status, code })
  expect(await orders(payments)).toEqual([])
})

test('hides another person’s report', async () => {
  const payments = await openPayments()
  const reportId = await report(payments, sam).finish()
  expect((await begin(payments, { as: pat, body: { reportId } })).statusCode).toBe(404)
})

test('sells nothing twice: not an unlocked report, not what was paid and waits', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  await buy(payments, { as: pat, body: { reportId } })
  const again = await begin(payments, { as: pat, body: { reportId } })
  expect(again.json()).toMatchObject({ status: 409, code: 'already-unlocked' })

  await buy(payments, { as: pat })
  expect((await begin(payments, { as: pat })).json()).toMatchObject({ status: 409, code: 'already-paid' })
  const visitor = browser(payments, 'vi@example.com')
  await buy(payments, { visitor })
  expect((await begin(payments, { visitor })).json()).toMatchObject({ status: 409, code: 'already-paid' })
})

test('what was paid a moment ago, unheard of yet, is not to be paid again', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'pat@example.com')
  await pay(payments, (await begin(payments, { visitor })).json().clientSecret)
  expect((await begin(payments, { visitor })).json()).toMatchObject({ status: 409, code: 'already-paid' })
  expect(await orders(payments)).toMatchObject([{ state: 'paid' }])
})

test('a new address in the form begins a new order, and the old one can be paid no more', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'typo@example.com')
  const { clientSecret } = (await begin(payments, { visitor })).json()
  payments.forms.set(visitor, 'pat@example.com')
  const next = (await begin(payments, { visitor })).json()
  expect(next.clientSecret).not.toBe(clientSecret)
  const old = await payments.stripe.payments.retrieveIntent(await pay(payments, clientSecret))
  expect(old?.status).toBe('canceled')
  expect(await orders(payments)).toMatchObject([
    { state: 'failed', receiptEmail: 'typo@example.com' },
    { state: 'open', receiptEmail: 'pat@example.com' },
  ])
})

test('a person who signs in with the address that has paid is not asked to pay', async () => {
  const payments = await openPayments()
  await buy(payments, { visitor: browser(payments, pat.email) })
  await confirmed(payments, pat)
  expect((await begin(payments, { as: pat })).json()).toMatchObject({ code: 'already-paid' })
})

test('says in words that payments do not work when Stripe does not answer', async () => {
  const payments = await openPayments()
  const { cards } = payments.dependencies
  payments.dependencies.cards = { ...cards, createIntent: () => Promise.reject(new DependencyAway(new Error('away'))) }
  const visitor = browser(payments, 'pat@example.com')
  const answer = await begin(payments, { visitor })
  expect(answer.json()).toMatchObject({ status: 503, code: 'payments-unavailable' })
  payments.dependencies.cards = cards
  expect((await begin(payments, { visitor })).statusCode).toBe(200)
  expect(await orders(payments)).toHaveLength(1)
})

test('an intent that the card provider does not know any more is replaced, and what is paid then counts', async () => {
  const payments = await openPayments()
  await begin(payments, { as: pat })
  await payments.database.prisma.purchaseOrder.updateMany({ data: { paymentIntentId: 'pi_of_another_account' } })
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const paymentIntentId = await pay(payments, clientSecret)
  await webhook(payments, 'payment_intent.succeeded', paymentIntentId)
  expect(await orders(payments)).toMatchObject([{ state: 'paid', paymentIntentId }])
})

test('what somebody else paid in this browser long ago keeps nobody from buying', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'sam@example.com')
  await buy(payments, { visitor })
  payments.clock.advance(2 * 60 * 60 * 1000)
  expect((await begin(payments, { visitor })).json()).toMatchObject({ code: 'already-paid' })
  payments.forms.set(visitor, 'pat@example.com')
  expect((await begin(payments, { visitor })).statusCode).toBe(200)
})

test('sells no unlocking of a report that there is not', async () => {
  const payments = await openPayments()
  const failed = report(payments)
  await payments.events.deliver(failed.submitted())
  await payments.events.deliver(failed.failed())
  const answer = await begin(payments, { as: pat, body: { reportId: failed.reportId } })
  expect(answer.json()).toMatchObject({ status: 409, code: 'report-not-ready' })
})
