import { expect, test } from 'vitest'
import { deleteExpired } from '../src/jobs/delete-expired.ts'
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
  post,
  report,
  sam,
} from './open-payments.ts'

const day = 24 * 60 * 60 * 1000
const years = (count: number) => Math.round(count * 365.25 * day)

/** Long ago, so that seven years later is past for the database's own clock, too. */
const openLongAgo = () => openPayments({}, '2010-11-21T12:00:00Z')

const lastRun = ({ database }: Payments) => database.prisma.retentionRun.findFirst({ orderBy: { id: 'desc' } })

test('a payment is forgotten seven years after all was done, and each run leaves a record', async () => {
  const payments = await openLongAgo()
  const reportId = await report(payments).finish()
  await buy(payments, { as: pat, body: { reportId } })
  payments.clock.advance(years(7) - day)
  await deleteExpired(payments.dependencies)
  expect(await orders(payments)).toHaveLength(1)
  const nothing = { ordersCount: 0, reportsCount: 0, findingsCount: 0 }
  expect(await lastRun(payments)).toMatchObject({ ...nothing, finishedAt: payments.clock.now() })

  payments.clock.advance(4 * day)
  await deleteExpired(payments.dependencies)
  expect([await orders(payments), await credits(payments), await ledger(payments)]).toEqual([[], [], []])
  expect(await payments.database.prisma.creditEntry.count()).toBe(0)
  expect(await payments.database.prisma.policyReport.count()).toBe(0)
  expect(await lastRun(payments)).toMatchObject({ ordersCount: 1, reportsCount: 1, finishedAt: payments.clock.now() })
})

test('what happened to a payment later keeps it for seven years from then', async () => {
  const payments = await openLongAgo()
  const intentId = await buy(payments, { as: pat })
  payments.clock.advance(years(5))
  const given = await post(payments, `/api/admin/payments/${intentId}/refund`, { as: ada, body: { reason: 'late' } })
  expect(given.json()).toMatchObject({ state: 'refunded' })
  payments.clock.advance(years(3))
  await deleteExpired(payments.dependencies)
  expect(await orders(payments)).toHaveLength(1)
  payments.clock.advance(years(4) + 3 * day)
  await deleteExpired(payments.dependencies)
  expect(await orders(payments)).toEqual([])
})

test('a credit that nobody has used is still owed, however old, and so is what waits for a person', async () => {
  const payments = await openLongAgo()
  await buy(payments, { as: pat })
  const paymentIntent = await buy(payments, { as: sam })
  await payments.stripe.control('disputes', { paymentIntent })
  await reconcile(payments.dependencies)
  await report(payments, sam).finish()
  expect((await credits(payments)).map(({ state }) => state)).toEqual(['available', 'spent'])
  payments.clock.advance(years(8))
  await deleteExpired(payments.dependencies)
  expect((await orders(payments)).map(({ payerUserId }) => payerUserId)).toEqual([pat.userId, sam.userId])
  const { id = 0 } = (await payments.database.prisma.finding.findFirst()) ?? {}
  await post(payments, `/api/admin/payments/findings/${id}/settle`, { as: ada, body: { words: 'the bank decided' } })
  await deleteExpired(payments.dependencies)
  expect((await orders(payments)).map(({ payerUserId }) => payerUserId)).toEqual([pat.userId])
})

test('an order that nobody paid goes with the others', async () => {
  const payments = await openLongAgo()
  await begin(payments, { as: pat })
  payments.clock.advance(8 * day)
  expect(await reconcile(payments.dependencies)).toMatchObject({ ordersEnded: 1 })
  payments.clock.advance(years(7) + 3 * day)
  await deleteExpired(payments.dependencies)
  expect(await orders(payments)).toEqual([])
})

test('the database refuses to forget a payment earlier, whatever time a program believes it to be', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  await buy(payments, { as: pat, body: { reportId } })
  payments.clock.advance(years(8))
  await expect(deleteExpired(payments.dependencies)).rejects.toThrow('constraint')
  expect(await orders(payments)).toHaveLength(1)
  expect(await ledger(payments)).toHaveLength(2)
})
