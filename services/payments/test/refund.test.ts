import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { PaymentRefundedSchema, ReportLockedSchema } from '@plainpolicy/proto/payments'
import { expect, test } from 'vitest'
import { claimFor } from '../src/acts/claim.ts'
import { reconcile } from '../src/jobs/reconcile.ts'
import {
  ada,
  begin,
  browser,
  buy,
  claim,
  credits,
  ledger,
  openPayments,
  orders,
  type Payments,
  pat,
  post,
  report,
  webhook,
} from './open-payments.ts'

const refund = (payments: Payments, orderId: string, as: typeof pat = ada) =>
  post(payments, `/api/admin/payments/${orderId}/refund`, { as, body: { reason: 'asked for by mail' } })

async function unlockedReport(payments: Payments) {
  const reportId = await report(payments).finish()
  const intentId = await buy(payments, { as: pat, body: { reportId } })
  const [order] = await orders(payments)
  return { reportId, intentId, orderId: order?.id ?? '' }
}

test('gives the whole order back, withdraws the credit and locks the report, once', async () => {
  const payments = await openPayments()
  const { reportId, orderId } = await unlockedReport(payments)
  const answers = await Promise.all([refund(payments, orderId), refund(payments, orderId)])
  answers.push(await refund(payments, orderId))
  for (const answer of answers) expect(answer.json()).toEqual({ orderId, state: 'refunded', amountCents: 2499 })
  expect(await ledger(payments)).toEqual([
    ['charge', 2499],
    ['tax', 0],
    ['refund', -2499],
  ])
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn', reportId: null }])
  const [locked] = await payments.events.heard(ReportLockedSchema)
  expect(locked).toMatchObject({ reportId, orderId, userId: pat.userId, revision: 2, reason: 'refund' })
  const [said] = await payments.events.heard(PaymentRefundedSchema)
  expect(said).toMatchObject({ orderId, amountCents: 2499, receiptEmail: pat.email })
  await expect.poll(() => payments.database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  expect(payments.events.messages(ReportLockedSchema)).toHaveLength(1)
  const all = await payments.stripe.stripe.refunds.list({ limit: 10 })
  expect(all.data).toHaveLength(1)
})

test('an operator with the services’ secret may ask for it, too', async () => {
  const payments = await openPayments()
  const { orderId } = await unlockedReport(payments)
  const token = await createServiceToken({ service: 'operator', audience: 'payments', secret: testServiceSecret })
  const ask = (headers: Record<string, string>) =>
    payments.app.inject({
      method: 'POST',
      url: `/internal/payments/${orderId}/refund`,
      headers,
      payload: { reason: 'asked for by phone' },
    })
  expect((await ask(await payments.identity.headersFor(ada))).statusCode).toBe(403)
  expect((await ask({ authorization: `Bearer ${token}` })).json()).toMatchObject({ orderId, state: 'refunded' })
})

test('goes by the intent’s id, too', async () => {
  const payments = await openPayments()
  const { intentId, orderId } = await unlockedReport(payments)
  expect((await refund(payments, intentId)).json()).toMatchObject({ orderId, state: 'refunded' })
})

test('a refund made at Stripe locks the report by its webhook', async () => {
  const payments = await openPayments()
  const { intentId, reportId } = await unlockedReport(payments)
  await payments.stripe.stripe.refunds.create({ payment_intent: intentId })
  await webhook(payments, 'charge.refunded', intentId)
  const [locked] = await payments.events.heard(ReportLockedSchema)
  expect(locked).toMatchObject({ reportId })
  expect(await orders(payments)).toMatchObject([{ state: 'refunded' }])
})

test('a part given back at Stripe stands in the ledger and takes nothing away', async () => {
  const payments = await openPayments()
  const { intentId } = await unlockedReport(payments)
  await payments.stripe.stripe.refunds.create({ payment_intent: intentId, amount: 1000 })
  await webhook(payments, 'charge.refunded', intentId)
  expect((await ledger(payments)).at(-1)).toEqual(['refund', -1000])
  expect(await orders(payments)).toMatchObject([{ state: 'paid' }])
  expect(await credits(payments)).toMatchObject([{ state: 'spent' }])
})

test('a report that was locked can be bought again', async () => {
  const payments = await openPayments()
  const { reportId, orderId } = await unlockedReport(payments)
  await refund(payments, orderId)
  payments.clock.advance(1_000)
  await buy(payments, { as: pat, body: { reportId } })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }, { state: 'spent', reportId }])
})

test('a credit that waits or is reserved is withdrawn without a report to lock', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  const [order] = await orders(payments)
  await refund(payments, order?.id ?? '')
  await payments.events.deliver(one.completed())
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
  await expect.poll(() => payments.database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  expect(payments.events.messages(ReportLockedSchema)).toEqual([])
})

test('is for admins, of orders that were paid', async () => {
  const payments = await openPayments()
  await begin(payments, { as: pat })
  const [order] = await orders(payments)
  expect((await refund(payments, order?.id ?? '', pat)).statusCode).toBe(403)
  expect((await refund(payments, order?.id ?? '')).json()).toMatchObject({ status: 409, code: 'order-not-paid' })
  expect((await refund(payments, crypto.randomUUID())).json()).toMatchObject({ status: 404, code: 'order-not-found' })
  expect((await refund(payments, 'ch_1')).statusCode).toBe(400)
})

test('a dispute stands in the ledger, and so does winning it', async () => {
  const payments = await openPayments()
  const { intentId } = await unlockedReport(payments)
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent: intentId })
  await webhook(payments, 'charge.dispute.created', intentId)
  expect((await ledger(payments)).at(-1)).toEqual(['dispute', -2499])
  await payments.stripe.control(`disputes/${id}/close`, { status: 'won' })
  await webhook(payments, 'charge.dispute.closed', intentId)
  await webhook(payments, 'charge.dispute.created', intentId)
  expect((await ledger(payments)).slice(2)).toEqual([
    ['dispute', -2499],
    ['dispute_won', 2499],
  ])
})

test('a refund and a claim at the same moment leave no report unlocked', async () => {
  const payments = await openPayments()
  const { prisma } = payments.database
  const intentId = await buy(payments, { visitor: browser(payments, pat.email) })
  const reportId = await report(payments).finish()
  const claimed = prisma.$transaction(async (tx) => {
    await claimFor(tx, { claimant: pat, browser: null, at: payments.clock.now() })
    const refunding = refund(payments, intentId)
    const waiting = () =>
      prisma.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(waiting, { timeout: 4_000 }).toHaveLength(1)
    return { refunding }
  })
  expect((await (await claimed).refunding).json()).toMatchObject({ state: 'refunded' })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn', userId: pat.userId }])
  expect(await payments.events.heard(ReportLockedSchema)).toMatchObject([{ reportId, revision: 2 }])
})

test('a report whose payment was given back takes no other credit by itself', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  payments.clock.advance(1_000)
  await buy(payments, { visitor: browser(payments, pat.email) })
  await claim(payments, { as: pat })
  const reportId = await report(payments).finish()
  const [first] = await orders(payments)
  await refund(payments, first?.id ?? '')
  expect(await reconcile(payments.dependencies)).toMatchObject({ creditsHealed: 0 })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }, { state: 'available' }])
  const asked = await post(payments, '/api/unlock-report', { as: pat, body: { reportId } })
  expect(asked.json()).toEqual({ unlocked: true })
})
