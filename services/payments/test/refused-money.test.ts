import { ReportLockedSchema } from '@plainpolicy/proto/payments'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { ada, begin, buy, credits, ledger, openPayments, orders, pat, post, report, webhook } from './open-payments.ts'
import { list, payForNothing, settle } from './settle-findings.ts'

const day = 24 * 60 * 60 * 1000

test('only what a disputed payment unlocked is locked by settling it', async () => {
  const payments = await openPayments()
  await payForNothing(payments)
  await reconcile(payments.dependencies)
  const asked = await settle(payments, { words: 'locked', remedy: 'lock' })
  expect(asked.json()).toMatchObject({ status: 409, code: 'nothing-to-lock' })
  expect((await list(payments)).open).toBe(1)
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

test('a disputed payment cannot be given back, and a person may lock what it unlocked', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  const paymentIntent = await buy(payments, { as: pat, body: { reportId } })
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent })
  await webhook(payments, 'charge.dispute.created', paymentIntent)
  const [order] = await orders(payments)
  const found = { kind: 'disputed', subject: id, orderId: order?.id }
  expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
  const asked = { as: ada, body: { reason: 'they are angry' } }
  const refused = await post(payments, `/api/admin/payments/${order?.id}/refund`, asked)
  expect(refused.json()).toMatchObject({ status: 409, code: 'payment-disputed' })
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])

  const lost = { words: 'the bank took it', remedy: 'lock' }
  for (const answer of [await settle(payments, lost), await settle(payments, lost)]) {
    expect(answer.json()).toMatchObject({ ...found, settlement: lost.words })
  }
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn', reportId: null }])
  const locked = { reportId, orderId: order?.id, userId: pat.userId, revision: 2, reason: 'dispute' }
  expect(await payments.events.heard(ReportLockedSchema)).toMatchObject([locked])
  payments.clock.advance(1_000)
  expect((await begin(payments, { as: pat, body: { reportId } })).statusCode).toBe(200)
})
