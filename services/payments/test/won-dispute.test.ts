import { ReportLockedSchema } from '@plainpolicy/proto/payments'
import { describe, expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { lockDisputed, lockedReport, unlockings, ways, win } from './dispute-payments.ts'
import {
  browser,
  buy,
  claim,
  credits,
  ledger,
  openPayments,
  orders,
  type Payments,
  pat,
  report,
  webhook,
} from './open-payments.ts'
import { list } from './settle-findings.ts'

const history = async ({ database }: Payments) =>
  (await database.prisma.creditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ state, cause }) => [state, cause])

describe.each(ways)('a dispute that was locked and is won, told by the %s', (by) => {
  test('unlocks the report again, once', async () => {
    const payments = await openPayments()
    const reportId = await report(payments).finish()
    const intentId = await buy(payments, { as: pat, body: { reportId } })
    const id = await lockDisputed(payments, intentId, by)
    await win(payments, { id, intentId, by })
    expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId, userId: pat.userId }])
    expect(await history(payments)).toEqual([
      ['available', 'paid'],
      ['spent', 'paid'],
      ['withdrawn', 'disputed'],
      ['available', 'won'],
      ['spent', 'won'],
    ])
    expect((await ledger(payments)).slice(2)).toEqual([
      ['dispute', -2499],
      ['dispute_won', 2499],
    ])
    expect(await reconcile(payments.dependencies)).toMatchObject({ disputesHealed: 0, creditsHealed: 0 })
    await webhook(payments, 'charge.dispute.closed', intentId)
    expect(await unlockings(payments)).toEqual([
      { reportId, revision: 1 },
      { reportId, revision: 3 },
    ])
    expect(payments.events.messages(ReportLockedSchema)).toMatchObject([{ reportId, revision: 2 }])
    expect((await list(payments)).open).toBe(0)
  })

  test('gives back the credit that waited for a report', async () => {
    const payments = await openPayments()
    const intentId = await buy(payments, { as: pat })
    const id = await lockDisputed(payments, intentId, by)
    await win(payments, { id, intentId, by })
    expect(await credits(payments)).toMatchObject([{ state: 'available', userId: pat.userId, reportId: null }])
    const reportId = await report(payments).finish()
    expect(await unlockings(payments)).toEqual([{ reportId, revision: 1 }])
  })
})

test('a credit that was left behind by an earlier program comes back at the next comparison', async () => {
  const payments = await openPayments()
  const { reportId, intentId, id } = await lockedReport(payments)
  const [order] = await orders(payments)
  await payments.stripe.control(`disputes/${id}/close`, { status: 'won' })
  const booked = { orderId: order?.id ?? '', kind: 'dispute_won', stripeId: id, amountCents: 2499 } as const
  const recordedAt = payments.clock.now()
  await payments.database.prisma.ledgerEntry.create({ data: { ...booked, currency: 'usd', recordedAt } })
  expect(await reconcile(payments.dependencies)).toMatchObject({ disputesHealed: 1 })
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
  expect(await reconcile(payments.dependencies)).toMatchObject({ disputesHealed: 0 })
  await webhook(payments, 'charge.dispute.closed', intentId)
  expect(await unlockings(payments)).toHaveLength(2)
})

test('the webhook and the comparison at the same moment give one credit back', async () => {
  const payments = await openPayments()
  const { reportId, intentId, id } = await lockedReport(payments)
  await payments.stripe.control(`disputes/${id}/close`, { status: 'won' })
  await Promise.all([webhook(payments, 'charge.dispute.closed', intentId), reconcile(payments.dependencies)])
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
  expect(await unlockings(payments)).toHaveLength(2)
  expect((await list(payments, '?all=true')).findings).toMatchObject([{ kind: 'disputed' }])
})

test('goes back to a report on its way, and to nobody else while nobody has claimed it', async () => {
  const payments = await openPayments()
  const intentId = await buy(payments, { as: pat })
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  const id = await lockDisputed(payments, intentId)
  await win(payments, { id, intentId })
  expect(await credits(payments)).toMatchObject([{ state: 'reserved', reportId: one.reportId }])

  const unclaimed = await openPayments()
  const paid = await buy(unclaimed, { visitor: browser(unclaimed, pat.email) })
  await win(unclaimed, { id: await lockDisputed(unclaimed, paid), intentId: paid })
  expect(await credits(unclaimed)).toMatchObject([{ state: 'available', userId: null }])
  expect((await claim(unclaimed, { as: pat })).json()).toMatchObject({ credits: 1 })
})

test('a report that was analysed while its credit was withdrawn is unlocked, one that failed gets none', async () => {
  const payments = await openPayments()
  const intentId = await buy(payments, { as: pat })
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  const id = await lockDisputed(payments, intentId)
  await payments.events.deliver(one.completed())
  await win(payments, { id, intentId })
  expect(await unlockings(payments)).toEqual([{ reportId: one.reportId, revision: 1 }])

  const refused = await openPayments()
  const paid = await buy(refused, { as: pat })
  const failing = report(refused)
  await refused.events.deliver(failing.submitted())
  const disputed = await lockDisputed(refused, paid)
  await refused.events.deliver(failing.failed())
  await win(refused, { id: disputed, intentId: paid })
  expect(await credits(refused)).toMatchObject([{ state: 'available', reportId: null }])
})
