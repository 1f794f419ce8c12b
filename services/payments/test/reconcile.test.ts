import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { ReportLockedSchema } from '@plainpolicy/proto/payments'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { begin, browser, buy, credits, ledger, openPayments, orders, pat, pay, report } from './open-payments.ts'

const day = 24 * 60 * 60 * 1000
const healed = { paymentsHealed: 0, refundsHealed: 0, disputesHealed: 0, creditsHealed: 0, ordersEnded: 0 }
const nothing = { ...healed, unexplained: 0, cutShort: false }

test('finds nothing where everything was heard, and leaves a row', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  await buy(payments, { as: pat, body: { reportId } })
  expect(await reconcile(payments.dependencies)).toEqual({
    intentsSeen: 1,
    refundsSeen: 0,
    disputesSeen: 0,
    ...nothing,
  })
  const [run] = await payments.database.prisma.reconciliationRun.findMany({ orderBy: { id: 'desc' }, take: 1 })
  expect(run).toMatchObject({ intentsSeen: 1, ...nothing, finishedAt: payments.clock.now() })
})

test('heals what was paid and not heard of, and the refund that nobody told', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  const { clientSecret } = (await begin(payments, { as: pat, body: { reportId } })).json()
  const intentId = await pay(payments, clientSecret)
  payments.clock.advance(3 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, intentsSeen: 1, paymentsHealed: 1 })
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])

  await payments.stripe.stripe.refunds.create({ payment_intent: intentId })
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, refundsSeen: 1, refundsHealed: 1 })
  expect(await payments.events.heard(ReportLockedSchema)).toMatchObject([{ reportId }])
  expect(await reconcile(payments.dependencies)).toMatchObject(nothing)
  expect((await ledger(payments)).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0)
})

test('books a dispute that no webhook told of, and that it was won months later', async () => {
  const payments = await openPayments()
  const paymentIntent = await buy(payments, { as: pat })
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent })
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, disputesSeen: 1, disputesHealed: 1 })
  expect((await ledger(payments)).at(-1)).toEqual(['dispute', -2499])
  payments.clock.advance(75 * day)
  await payments.stripe.control(`disputes/${id}/close`, { status: 'won' })
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, disputesHealed: 1 })
  expect((await ledger(payments)).slice(2)).toEqual([
    ['dispute', -2499],
    ['dispute_won', 2499],
  ])
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, disputesSeen: 1 })
})

test('finds the order of an intent that we were stopped before noting', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { visitor: browser(payments, pat.email) })).json()
  await payments.database.prisma.purchaseOrder.updateMany({ data: { paymentIntentId: null } })
  const paymentIntentId = await pay(payments, clientSecret)
  expect(await reconcile(payments.dependencies)).toMatchObject({ paymentsHealed: 1, unexplained: 0 })
  expect(await orders(payments)).toMatchObject([{ state: 'paid', paymentIntentId }])
})

test('gives a report the credit that it waits for', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  const { reportId } = one
  const outcome = { outcome: 'completed', outcomeAt: payments.clock.now() } as const
  await payments.database.prisma.policyReport.update({ where: { reportId }, data: outcome })
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, creditsHealed: 1 })
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
})

test('ends an order that nobody has paid for a week, so that nobody pays it later', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  payments.clock.advance(7 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ordersEnded: 0 })
  payments.clock.advance(1)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, ordersEnded: 1 })
  expect(await orders(payments)).toMatchObject([{ state: 'failed' }])
  await pay(payments, clientSecret)
  expect(await reconcile(payments.dependencies)).toMatchObject(nothing)
  expect((await begin(payments, { as: pat })).statusCode).toBe(200)
})

test('ends an order whose intent could never be made', async () => {
  const payments = await openPayments()
  const { cards } = payments.dependencies
  payments.dependencies.cards = { ...cards, createIntent: () => Promise.reject(new DependencyAway(new Error('away'))) }
  expect((await begin(payments, { as: pat })).statusCode).toBe(503)
  payments.dependencies.cards = cards
  payments.clock.advance(8 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, ordersEnded: 1 })
  expect(await orders(payments)).toMatchObject([{ state: 'failed', paymentIntentId: null }])
})

test('tells of a payment that belongs to no order', async () => {
  const payments = await openPayments()
  const { client_secret: clientSecret } = await payments.stripe.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
  })
  await pay(payments, clientSecret ?? '')
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, unexplained: 1 })
})

test('ends an old order whose intent the card provider does not know any more, and goes on', async () => {
  const payments = await openPayments()
  await begin(payments, { as: pat })
  await payments.database.prisma.purchaseOrder.updateMany({ data: { paymentIntentId: 'pi_of_another_account' } })
  payments.clock.advance(8 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ...nothing, ordersEnded: 1 })
  expect(await orders(payments)).toMatchObject([{ state: 'failed' }])
})
