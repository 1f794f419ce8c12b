import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import {
  ada,
  begin,
  buy,
  credits,
  ledger,
  openPayments,
  orders,
  type Payments,
  pat,
  pay,
  post,
  report,
  webhook,
} from './open-payments.ts'

const day = 24 * 60 * 60 * 1000

interface Listed {
  open: number
  findings: { id: number; kind: string; subject: string }[]
}

async function list({ app, identity }: Payments, query = ''): Promise<Listed> {
  const url = `/api/admin/payments/findings${query}`
  return (await app.inject({ url, headers: await identity.headersFor(ada) })).json()
}

/** The first one that was found. */
const idOf = async (payments: Payments) => (await list(payments, '?all=true')).findings.at(-1)?.id ?? 0

async function settle(payments: Payments, body: object, id?: number) {
  const url = `/api/admin/payments/findings/${id ?? (await idOf(payments))}/settle`
  return post(payments, url, { as: ada, body })
}

/** Somebody pays at our account of the card provider what we never asked for. */
async function payForNothing(payments: Payments): Promise<string> {
  const asked = { amount: 500, currency: 'usd' }
  const { client_secret: secret } = await payments.stripe.stripe.paymentIntents.create(asked)
  return pay(payments, secret ?? '')
}

async function payAnotherAmount(payments: Payments): Promise<string> {
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const [intentId = ''] = clientSecret.split('_secret_')
  await payments.stripe.stripe.paymentIntents.update(intentId, { amount: 100 })
  return pay(payments, clientSecret)
}

test('what only a person can judge is found once, and shown until somebody has settled it', async () => {
  const payments = await openPayments()
  const foundAt = payments.clock.now().toISOString()
  const subject = await payForNothing(payments)
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 1 })
  payments.clock.advance(day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 1 })
  const seenAt = payments.clock.now().toISOString()
  const found = {
    id: await idOf(payments),
    kind: 'payment_without_order',
    subject,
    orderId: null,
    foundAt,
    seenAt,
    settledAt: null,
  }
  expect(await list(payments)).toEqual({ open: 1, findings: [{ ...found, settlement: null }] })

  // Weeks later nobody compares it any more, and it is shown all the same.
  payments.clock.advance(30 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ intentsSeen: 0, unexplained: 0 })
  expect((await list(payments)).open).toBe(1)
  expect((await payments.app.inject({ url: '/metrics' })).body).toContain('payment_unexplained{service="payments"} 1')

  const settledAt = payments.clock.now().toISOString()
  const settled = (await settle(payments, { words: 'belongs to the other shop' })).json()
  expect(settled).toEqual({ ...found, settledAt, settlement: 'belongs to the other shop' })
  expect((await settle(payments, { words: 'once more' })).json()).toEqual(settled)
  expect(await list(payments)).toEqual({ open: 0, findings: [] })
  expect(await list(payments, '?all=true')).toEqual({ open: 0, findings: [settled] })
  expect((await payments.app.inject({ url: '/metrics' })).body).toContain('payment_unexplained{service="payments"} 0')
})

test('what was settled is not found again', async () => {
  const payments = await openPayments()
  await payForNothing(payments)
  await reconcile(payments.dependencies)
  await settle(payments, { words: 'ours, for a test' })
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 0 })
  expect((await list(payments)).open).toBe(0)
})

test('a payment of another amount is given back by settling it, and its payer can buy again', async () => {
  const payments = await openPayments()
  const subject = await payAnotherAmount(payments)
  await reconcile(payments.dependencies)
  const [order] = await orders(payments)
  expect((await list(payments)).findings).toMatchObject([{ kind: 'payment_differs', subject, orderId: order?.id }])
  expect((await begin(payments, { as: pat })).json()).toMatchObject({ code: 'already-paid' })

  const given = { words: 'given back', giveBack: true }
  expect((await settle(payments, given)).json()).toMatchObject({ settlement: 'given back' })
  expect((await settle(payments, given)).statusCode).toBe(200)
  const refunds = await payments.stripe.stripe.refunds.list({ payment_intent: subject })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([100])
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 0, refundsHealed: 0 })
  expect(await ledger(payments)).toEqual([])
  await buy(payments, { as: pat })
  expect((await orders(payments)).map(({ state }) => state)).toEqual(['failed', 'paid'])
})

test('a payment without an order can be given back, and its refund is no finding of its own', async () => {
  const payments = await openPayments()
  const intentId = await payForNothing(payments)
  await reconcile(payments.dependencies)
  await settle(payments, { words: 'given back', giveBack: true })
  const { data } = await payments.stripe.stripe.refunds.list({ payment_intent: intentId })
  expect(data).toMatchObject([{ amount: 500, status: 'succeeded' }])
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 0 })
  expect(await list(payments, '?all=true')).toMatchObject({ open: 0, findings: [{ subject: intentId }] })
})

test.each(['webhook', 'reconciler'])(
  'a refund that the bank refuses after it was booked is told by the %s',
  async (by) => {
    const payments = await openPayments()
    const reportId = await report(payments).finish()
    const intentId = await buy(payments, { as: pat, body: { reportId } })
    const [order] = await orders(payments)
    const asked = { as: ada, body: { reason: 'asked for by mail' } }
    const giveBack = () => post(payments, `/api/admin/payments/${order?.id}/refund`, asked)
    expect((await giveBack()).json()).toMatchObject({ state: 'refunded' })
    const [refund] = (await payments.stripe.stripe.refunds.list({ payment_intent: intentId })).data
    // The bank takes its time.
    payments.clock.advance(20 * day)
    await payments.stripe.control(`refunds/${refund?.id}/fail`, {})
    if (by === 'webhook') await webhook(payments, 'refund.failed', intentId)
    else expect(await reconcile(payments.dependencies)).toMatchObject({ refundsHealed: 1, unexplained: 1 })

    expect((await ledger(payments)).slice(2)).toEqual([
      ['refund', -2499],
      ['refund_failed', 2499],
    ])
    const found = { kind: 'refund_failed', subject: refund?.id, orderId: order?.id }
    expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
    expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
    // Nobody is told any more that the money was given back.
    expect((await giveBack()).json()).toMatchObject({ status: 409, code: 'refund-failed' })
    expect(await reconcile(payments.dependencies)).toMatchObject({ refundsHealed: 0, unexplained: 1 })
    await settle(payments, { words: 'paid back by cheque' })
    expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 0 })
  },
)

test('what could not be compared passes by itself once it can be, and comes back when it cannot again', async () => {
  const payments = await openPayments()
  const intentId = await pay(payments, (await begin(payments, { as: pat })).json().clientSecret)
  const { cards } = payments.dependencies
  const faulty = { ...cards, retrieveIntent: () => Promise.reject(new Error('a bug')) }
  const [order] = await orders(payments)
  await reconcile({ ...payments.dependencies, cards: faulty })
  const found = { kind: 'not_compared', subject: intentId, orderId: order?.id }
  expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
  await reconcile(payments.dependencies)
  expect(await list(payments, '?all=true')).toMatchObject({ open: 0, findings: [{ ...found, settlement: null }] })

  await payments.database.prisma.purchaseOrder.updateMany({ data: { state: 'open', paidAt: null } })
  await reconcile({ ...payments.dependencies, cards: faulty })
  expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
})

test('an old order that could not be ended passes once it is', async () => {
  const payments = await openPayments()
  await begin(payments, { as: pat })
  payments.clock.advance(8 * day)
  const { cards } = payments.dependencies
  const faulty = { ...cards, cancelIntent: () => Promise.reject(new Error('a bug')) }
  expect(await reconcile({ ...payments.dependencies, cards: faulty })).toMatchObject({ unexplained: 1 })
  expect(await reconcile(payments.dependencies)).toMatchObject({ ordersEnded: 1, unexplained: 0 })
  expect((await list(payments)).open).toBe(0)
})

test('a dispute waits for a person, who decides what becomes of the report', async () => {
  const payments = await openPayments()
  const paymentIntent = await buy(payments, { as: pat })
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent })
  await webhook(payments, 'charge.dispute.created', paymentIntent)
  const [order] = await orders(payments)
  const found = { kind: 'disputed', subject: id, orderId: order?.id }
  expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
})

test('findings are for admins, and for an operator with the services’ secret', async () => {
  const payments = await openPayments()
  const { app, identity } = payments
  await payForNothing(payments)
  await reconcile(payments.dependencies)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const asPat = await identity.headersFor(pat)
  expect((await get('/api/admin/payments/findings')).statusCode).toBe(401)
  expect((await get('/api/admin/payments/findings', asPat)).statusCode).toBe(403)
  expect((await get('/internal/payments/findings', asPat)).statusCode).toBe(403)
  const body = { words: 'mine now' }
  const id = await idOf(payments)
  expect((await post(payments, `/api/admin/payments/findings/${id}/settle`, { as: pat, body })).statusCode).toBe(403)
  const token = await createServiceToken({ service: 'operator', audience: 'payments', secret: testServiceSecret })
  const operator = { authorization: `Bearer ${token}` }
  expect((await get('/internal/payments/findings', operator)).json()).toMatchObject({ open: 1 })
  const url = `/internal/payments/findings/${id}/settle`
  const settled = await app.inject({ method: 'POST', url, headers: operator, payload: { words: 'known' } })
  expect(settled.json()).toMatchObject({ id, settlement: 'known' })
})

test('refuses what is not there, what gives nothing back, and settling without words', async () => {
  const payments = await openPayments()
  expect((await settle(payments, { words: 'what?' }, 7)).json()).toMatchObject({ code: 'finding-not-found' })
  const paymentIntent = await buy(payments, { as: pat })
  await payments.stripe.control('disputes', { paymentIntent })
  await webhook(payments, 'charge.dispute.created', paymentIntent)
  const asked = await settle(payments, { words: 'given back', giveBack: true })
  expect(asked.json()).toMatchObject({ status: 409, code: 'nothing-to-give-back' })
  expect((await settle(payments, { words: '  ' })).statusCode).toBe(400)
  expect((await settle(payments, { words: 'x'.repeat(201) })).statusCode).toBe(400)
  expect((await list(payments)).open).toBe(1)
})
