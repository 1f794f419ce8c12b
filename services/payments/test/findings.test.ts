import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { begin, buy, ledger, openPayments, orders, type Payments, pat, pay, post, webhook } from './open-payments.ts'
import { idOf, list, payForNothing, settle } from './settle-findings.ts'

const day = 24 * 60 * 60 * 1000

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

  const given = { words: 'given back', remedy: 'give-back' }
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
  await settle(payments, { words: 'given back', remedy: 'give-back' })
  const { data } = await payments.stripe.stripe.refunds.list({ payment_intent: intentId })
  expect(data).toMatchObject([{ amount: 500, status: 'succeeded' }])
  expect(await reconcile(payments.dependencies)).toMatchObject({ unexplained: 0 })
  expect(await list(payments, '?all=true')).toMatchObject({ open: 0, findings: [{ subject: intentId }] })
})

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
  const asked = await settle(payments, { words: 'given back', remedy: 'give-back' })
  expect(asked.json()).toMatchObject({ status: 409, code: 'nothing-to-give-back' })
  expect((await settle(payments, { words: '  ' })).statusCode).toBe(400)
  expect((await settle(payments, { words: 'gone', remedy: 'forget' })).statusCode).toBe(400)
  expect((await settle(payments, { words: 'x'.repeat(201) })).statusCode).toBe(400)
  expect((await list(payments)).open).toBe(1)
})
