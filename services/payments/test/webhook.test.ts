import { PaymentFailedSchema, PaymentSucceededSchema } from '@plainpolicy/proto/payments'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import {
  begin,
  browser,
  buy,
  credits,
  declinedCard,
  ledger,
  openPayments,
  orders,
  pat,
  pay,
  webhook,
} from './open-payments.ts'

test('a webhook makes the order paid: money in the ledger, one credit, and it is said', async () => {
  const payments = await openPayments({ taxPercent: 10 })
  const visitor = browser(payments, 'payer@example.com')
  const { clientSecret } = (await begin(payments, { visitor })).json()
  expect(await credits(payments)).toEqual([])
  const intentId = await pay(payments, clientSecret)
  const answer = await webhook(payments, 'payment_intent.succeeded', intentId)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ received: true })
  const [order] = await orders(payments)
  expect(order).toMatchObject({ state: 'paid', paymentIntentId: intentId, paidAt: payments.clock.now() })
  expect(await ledger(payments)).toEqual([
    ['charge', 2499],
    ['tax', 250],
  ])
  expect(await credits(payments)).toMatchObject([{ orderId: order?.id, state: 'available', userId: null }])
  const [said] = await payments.events.heard(PaymentSucceededSchema)
  expect(said).toMatchObject({
    orderId: order?.id,
    userId: '',
    reportId: '',
    amountCents: 2749,
    taxCents: 250,
    currency: 'usd',
    receiptEmail: 'payer@example.com',
  })
})

test('what a signed-in person pays is theirs at once', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  expect(await credits(payments)).toMatchObject([{ userId: pat.userId, state: 'available' }])
})

test('webhooks in any order and many times count once', async () => {
  const payments = await openPayments()
  const intentId = await buy(payments, { as: pat })
  for (const type of ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']) {
    for (let times = 0; times < 3; times++) {
      expect((await webhook(payments, type, intentId)).statusCode).toBe(200)
    }
  }
  expect(await ledger(payments)).toEqual([
    ['charge', 2499],
    ['tax', 0],
  ])
  expect(await credits(payments)).toHaveLength(1)
  await expect.poll(() => payments.database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  expect(payments.events.messages(PaymentSucceededSchema)).toHaveLength(1)
})

test('the same webhook twice at the same moment counts once', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const intentId = await pay(payments, clientSecret)
  const type = 'payment_intent.succeeded'
  const answers = await Promise.all([1, 2, 3, 4].map(() => webhook(payments, type, intentId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await credits(payments)).toHaveLength(1)
})

test('a declined card leaves the order open, and is said; another try may succeed', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const intentId = await pay(payments, clientSecret, declinedCard)
  await webhook(payments, 'payment_intent.payment_failed', intentId)
  const [order] = await orders(payments)
  expect(order).toMatchObject({ state: 'open' })
  const [failed] = await payments.events.heard(PaymentFailedSchema)
  expect(failed).toMatchObject({ orderId: order?.id, userId: pat.userId, code: 'generic_decline' })
  await pay(payments, clientSecret)
  await webhook(payments, 'payment_intent.succeeded', intentId)
  expect(await orders(payments)).toMatchObject([{ state: 'paid' }])
})

test('an event that is days late finds the order as it is now', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const intentId = await pay(payments, clientSecret, declinedCard)
  await pay(payments, clientSecret)
  await webhook(payments, 'payment_intent.payment_failed', intentId)
  expect(await orders(payments)).toMatchObject([{ state: 'paid' }])
  await expect.poll(() => payments.database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  expect(payments.events.messages(PaymentFailedSchema)).toEqual([])
})

test('a payment of another amount than the order’s gives nothing, and a person is told', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const [intentId = ''] = clientSecret.split('_secret_')
  await payments.stripe.stripe.paymentIntents.update(intentId, { amount: 100 })
  await pay(payments, clientSecret)
  expect((await webhook(payments, 'payment_intent.succeeded', intentId)).statusCode).toBe(200)
  expect(await orders(payments)).toMatchObject([{ state: 'open' }])
  expect(await credits(payments)).toEqual([])
  expect(await reconcile(payments.dependencies)).toMatchObject({ paymentsHealed: 0, unexplained: 1 })
})

test('an event about something that is not ours is taken and changes nothing', async () => {
  const payments = await openPayments()
  const foreign = await payments.stripe.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  expect((await webhook(payments, 'payment_intent.created', foreign.id)).statusCode).toBe(200)
  expect(await orders(payments)).toEqual([])
})
