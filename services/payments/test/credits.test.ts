import { ReportUnlockedSchema } from '@plainpolicy/proto/payments'
import { describe, expect, test } from 'vitest'
import { holdOwner } from '../src/store/open-payments-database.ts'
import {
  begin,
  buy,
  credits,
  openPayments,
  type Payments,
  pat,
  pay,
  post,
  report,
  sam,
  webhook,
} from './open-payments.ts'

const minute = 60 * 1000

async function unlockings({ events, database }: Payments): Promise<string[]> {
  await expect.poll(() => database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  return events.messages(ReportUnlockedSchema).map(({ reportId }) => reportId)
}

const unlock = (payments: Payments, reportId: string, as = pat) =>
  post(payments, '/api/unlock-report', { as, body: { reportId } })

const permutations = <T>(all: T[]): T[][] =>
  all.length < 2 ? [all] : all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))

describe('paid, submitted and completed', () => {
  test.each(permutations(['paid', 'submitted', 'completed']))(
    '%s, %s, %s: one credit unlocks one report',
    async (...order) => {
      const payments = await openPayments()
      const one = report(payments)
      const events = { submitted: one.submitted(), completed: one.completed() }
      for (const what of order) {
        if (what === 'paid') await buy(payments, { as: pat, body: await aim(payments, one.reportId, order) })
        else await payments.events.deliver(events[what as keyof typeof events])
      }
      for (const event of Object.values(events)) await payments.events.deliver(event)
      expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId: one.reportId }])
      expect(await unlockings(payments)).toEqual([one.reportId])
    },
  )

  /** Whoever pays after the submission buys for the report. */
  async function aim({ database }: Payments, reportId: string, order: string[]): Promise<object> {
    const isKnown = (await database.prisma.policyReport.count({ where: { reportId, userId: { not: null } } })) > 0
    expect(isKnown).toBe(order.indexOf('submitted') < order.indexOf('paid'))
    return isKnown ? { reportId } : {}
  }
})

test('a submission reserves the credit, a failure gives it back, and a retry that succeeds takes it again', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  payments.clock.advance(minute)
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  expect(await credits(payments)).toMatchObject([{ state: 'reserved', reportId: one.reportId }])
  payments.clock.advance(minute)
  await payments.events.deliver(one.failed())
  expect(await credits(payments)).toMatchObject([{ state: 'available', reportId: null }])
  payments.clock.advance(minute)
  await payments.events.deliver(one.completed())
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId: one.reportId }])
  expect(await unlockings(payments)).toEqual([one.reportId])
})

test('an old failure that comes late takes nothing back', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const one = report(payments)
  await payments.events.deliver(one.submitted())
  const failed = one.failed()
  payments.clock.advance(minute)
  await payments.events.deliver(one.completed())
  await payments.events.deliver(failed)
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId: one.reportId }])
})

test('a credit that was given back serves the next policy', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const [refused, next] = [report(payments), report(payments)]
  await payments.events.deliver(refused.submitted())
  await payments.events.deliver(refused.failed())
  await next.finish()
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId: next.reportId }])
})

test('a free report takes no credit that is bought later for the next policy', async () => {
  const payments = await openPayments()
  const free = report(payments)
  await payments.events.deliver(free.submitted())
  payments.clock.advance(minute)
  await buy(payments, { as: pat })
  await payments.events.deliver(free.completed())
  expect(await credits(payments)).toMatchObject([{ state: 'available' }])
})

test('two reports at once share no credit', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const both = [report(payments), report(payments)]
  await Promise.all(both.map((one) => payments.events.deliver(one.submitted())))
  await Promise.all(both.map((one) => payments.events.deliver(one.completed())))
  expect(await unlockings(payments)).toHaveLength(1)
  expect(await credits(payments)).toMatchObject([{ state: 'spent' }])
})

test('a payment and a submission at the same moment do not miss each other', async () => {
  const payments = await openPayments()
  const { prisma } = payments.database
  const intentId = await pay(payments, (await begin(payments, { as: pat })).json().clientSecret)
  const { reportId } = report(payments)
  const heard = prisma.$transaction(async (tx) => {
    await holdOwner(tx, pat.userId)
    await tx.policyReport.create({ data: { reportId, userId: pat.userId, submittedAt: payments.clock.now() } })
    const paying = webhook(payments, 'payment_intent.succeeded', intentId)
    const waiting = () => prisma.$queryRaw`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
    await expect.poll(waiting, { timeout: 4_000 }).toHaveLength(1)
    return { paying }
  })
  await (await heard).paying
  expect(await credits(payments)).toMatchObject([{ state: 'reserved', reportId }])
})

test('another person’s report takes none of mine', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  await report(payments, sam).finish()
  expect(await credits(payments)).toMatchObject([{ state: 'available', userId: pat.userId }])
})

describe('unlocking by hand', () => {
  test('spends a credit on an own report, once', async () => {
    const payments = await openPayments()
    const reportId = await report(payments).finish()
    payments.clock.advance(minute)
    await buy(payments, { as: pat })
    const answers = await Promise.all([unlock(payments, reportId), unlock(payments, reportId)])
    for (const answer of answers) expect(answer.json()).toEqual({ unlocked: true })
    expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
    expect(await unlockings(payments)).toEqual([reportId])
  })

  test('of two reports at the same moment one gets the only credit', async () => {
    const payments = await openPayments()
    const reports = [await report(payments).finish(), await report(payments).finish()]
    payments.clock.advance(minute)
    await buy(payments, { as: pat })
    const answers = await Promise.all(reports.map((reportId) => unlock(payments, reportId)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await unlockings(payments)).toHaveLength(1)
  })

  test('reserves it for a report that is on its way', async () => {
    const payments = await openPayments()
    const one = report(payments)
    await payments.events.deliver(one.submitted())
    payments.clock.advance(minute)
    await buy(payments, { as: pat })
    expect((await unlock(payments, one.reportId)).json()).toEqual({ unlocked: false })
    await payments.events.deliver(one.completed())
    expect(await unlockings(payments)).toEqual([one.reportId])
  })

  test('is refused without a credit, for a failed report, and for another’s', async () => {
    const payments = await openPayments()
    const reportId = await report(payments).finish()
    expect((await unlock(payments, reportId)).json()).toMatchObject({ status: 409, code: 'no-credit' })
    expect((await unlock(payments, reportId, sam)).json()).toMatchObject({ status: 404, code: 'report-not-found' })
    const failed = report(payments)
    await payments.events.deliver(failed.submitted())
    await payments.events.deliver(failed.failed())
    expect((await unlock(payments, failed.reportId)).json()).toMatchObject({ status: 409, code: 'report-not-ready' })
  })
})
