import { expect, test } from 'vitest'
import { buy, openPayments, orders, pat, report, sam } from './open-payments.ts'

/** What the database itself refuses, whatever a faulty program asks of it. */
async function twoCredits() {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  await buy(payments, { as: pat, body: { reportId } })
  payments.clock.advance(1_000)
  await buy(payments, { as: pat })
  const [spent, available] = (await orders(payments)).map(({ id }) => id)
  return { ...payments, prisma: payments.database.prisma, reportId, spent, available }
}

test('a report takes one credit', async () => {
  const { prisma, available, reportId } = await twoCredits()
  const take = prisma.credit.update({ where: { orderId: available ?? '' }, data: { state: 'spent', reportId } })
  await expect(take).rejects.toThrow('Unique constraint')
})

test('an order gives one credit and is charged once', async () => {
  const { prisma, spent = '', clock } = await twoCredits()
  const credit = { orderId: spent, state: 'available', createdAt: clock.now(), changedAt: clock.now() } as const
  await expect(prisma.credit.create({ data: credit })).rejects.toThrow('Unique constraint')
  const charge = { orderId: spent, kind: 'charge', stripeId: 'ch_2', amountCents: 1, currency: 'usd' } as const
  await expect(prisma.ledgerEntry.create({ data: { ...charge, recordedAt: clock.now() } })).rejects.toThrow(
    'Unique constraint',
  )
})

test('a spent credit is never spent again, a withdrawn one never comes back, and an owner never changes', async () => {
  const { prisma, spent, available } = await twoCredits()
  const set = (orderId: string | undefined, words: string) =>
    prisma.$executeRawUnsafe(`UPDATE "credit" SET ${words} WHERE "order_id" = '${orderId}'`)
  await expect(set(spent, `"state" = 'available', "report_id" = NULL`)).rejects.toThrow('cannot go from spent')
  await expect(set(spent, `"state" = 'reserved'`)).rejects.toThrow('cannot go from spent')
  await expect(set(spent, `"report_id" = gen_random_uuid()`)).rejects.toThrow('cannot go from spent')
  await expect(set(available, `"user_id" = '${sam.userId}'`)).rejects.toThrow('cannot go from available')
  await expect(set(available, `"state" = 'spent'`)).rejects.toThrow('credit_report')
  await set(spent, `"state" = 'withdrawn', "report_id" = NULL`)
  await expect(set(spent, `"state" = 'available'`)).rejects.toThrow('cannot go from withdrawn')
})

test('a payer has one open order for each report or none', async () => {
  const { prisma, clock } = await twoCredits()
  const open = { receiptEmail: 'a@b.c', amountCents: 1, taxCents: 0, currency: 'usd', state: 'open' } as const
  const add = () =>
    prisma.purchaseOrder.create({
      data: { id: crypto.randomUUID(), payerUserId: 'user-1', ...open, createdAt: clock.now() },
    })
  await add()
  await expect(add()).rejects.toThrow('Unique constraint')
})

test.each(['ledger_entry', 'credit_entry'])('%s is only ever added to', async (table) => {
  const { prisma } = await twoCredits()
  for (const statement of [`UPDATE "${table}" SET "order_id" = "order_id"`, `DELETE FROM "${table}"`]) {
    await expect(prisma.$executeRawUnsafe(statement)).rejects.toThrow('only ever added to')
  }
  await expect(prisma.$executeRawUnsafe(`TRUNCATE "${table}"`)).rejects.toThrow('only ever added to')
})

test('no credit and no paid order can be deleted', async () => {
  const { prisma } = await twoCredits()
  await expect(prisma.$executeRaw`DELETE FROM "credit"`).rejects.toThrow('only ever added to')
  await expect(prisma.$executeRaw`DELETE FROM "purchase_order"`).rejects.toThrow(/foreign key|RESTRICT/)
})

test('a credit that is held has its report and its owner', async () => {
  const { prisma, available = '' } = await twoCredits()
  const reserve = prisma.credit.update({ where: { orderId: available }, data: { state: 'reserved', reportId: null } })
  await expect(reserve).rejects.toThrow('credit_report')
})
