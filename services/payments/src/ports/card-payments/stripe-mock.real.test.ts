import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stripeMock } from '../../../../../deploy/real/servers/stripe-mock.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import type { CardPayments } from './card-payments.ts'
import { openStripe } from './stripe.ts'

// It knows every parameter of Stripe's API by Stripe's own description and refuses the rest; it keeps nothing, so that
// only the shape of what we ask is tried here.

let payments: CardPayments
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  const running = await startForTest(stripeMock)
  const { STRIPE_API_URL = '', STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET = '' } = running.variables
  url = STRIPE_API_URL
  stop = running.stop
  payments = openStripe({
    secretKey,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: url,
    cardFormFor: () => ({ kind: 'stripe', publishableKey: 'pk_test_on_this_machine' }),
  })
})
afterAll(() => stop?.())

const createdAfter = new Date('2026-03-02T12:00:00Z')
const intentId = 'pi_3NoMatterWhichOneThisIs0'
const orderId = randomUUID()

describe(`the card payments: stripe-mock ${stripeMock.version}, the shape of requests alone`, () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'making an intent',
      () =>
        payments.createIntent({
          orderId,
          amountCents: 2499,
          currency: 'usd',
          receiptEmail: 'pat@example.com',
          metadata: { reportId: randomUUID() },
        }),
    ],
    ['looking at an intent', () => payments.retrieveIntent(intentId)],
    ['cancelling an intent', () => payments.cancelIntent(intentId)],
    ['refunding a payment', () => payments.refund({ intentId, orderId, reason: 'requested_by_customer' })],
    ['the refunds of a payment', () => payments.refundsOf(intentId)],
    ['listing intents', () => firstOf(payments.listIntents({ createdAfter }))],
    ['listing refunds', () => firstOf(payments.listRefunds({ createdAfter }))],
    ['listing disputes', () => firstOf(payments.listDisputes({ createdAfter }))],
  ])('%s is asked as Stripe describes it, and the example answer is read', async (_what, ask) => {
    expect(await ask()).toBeTruthy()
  })

  test('a parameter that Stripe does not know is refused, so that the tests above mean something', async () => {
    const headers = { authorization: 'Bearer sk_test_onThisMachine' }
    const body = new URLSearchParams({ amount: '2499', currency: 'usd', receipt_mail: 'pat@example.com' })
    const answer = await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })
})

/** Its lists say at every page that there is one more. */
async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item | null> {
  for await (const item of items) return item
  return null
}
