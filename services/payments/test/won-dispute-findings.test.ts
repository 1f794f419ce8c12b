import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { lockedReport, unlockings, win } from './dispute-payments.ts'
import { begin, buy, credits, openPayments, orders, pat, report, webhook } from './open-payments.ts'
import { list, settle } from './settle-findings.ts'

test('a report that was bought again meanwhile keeps that credit; the first one waits, and a person is told', async () => {
  const payments = await openPayments()
  const { reportId, intentId, id } = await lockedReport(payments)
  payments.clock.advance(1_000)
  await buy(payments, { as: pat, body: { reportId } })
  await win(payments, { id, intentId })
  expect(await credits(payments)).toMatchObject([{ state: 'available' }, { state: 'spent', reportId }])
  const [first] = await orders(payments)
  const found = { kind: 'dispute_won', subject: id, orderId: first?.id }
  expect(await list(payments)).toMatchObject({ open: 1, findings: [found] })
  expect((await begin(payments, { as: pat })).json()).toMatchObject({ code: 'already-paid' })
  const asked = await settle(payments, { words: 'again', remedy: 'unlock' }, (await list(payments)).findings[0]?.id)
  expect(asked.json()).toMatchObject({ status: 409, code: 'nothing-to-unlock' })
})

test('what was refunded before it was won stays withdrawn, and nobody need look', async () => {
  const payments = await openPayments()
  const { intentId, id } = await lockedReport(payments)
  const [order] = await orders(payments)
  const { prisma } = payments.database
  // Given back at Stripe after it was won, and that word came first.
  const refund = { orderId: order?.id ?? '', kind: 'refund', stripeId: 're_1', amountCents: -2499 } as const
  await prisma.ledgerEntry.create({ data: { ...refund, currency: 'usd', recordedAt: payments.clock.now() } })
  await prisma.purchaseOrder.updateMany({ data: { state: 'refunded', endedAt: payments.clock.now() } })
  await win(payments, { id, intentId })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
  expect((await list(payments)).open).toBe(0)
})

test('a refund that the bank refused before its dispute was won is told again: nobody has got anything', async () => {
  const payments = await openPayments()
  const { intentId, id } = await lockedReport(payments)
  const [order] = await orders(payments)
  const entry = { orderId: order?.id ?? '', stripeId: 're_1', currency: 'usd', recordedAt: payments.clock.now() }
  const refused = { ...entry, kind: 'refund_failed', amountCents: 2499 } as const
  const { prisma } = payments.database
  await prisma.ledgerEntry.createMany({ data: [{ ...entry, kind: 'refund', amountCents: -2499 }, refused] })
  await prisma.purchaseOrder.updateMany({ data: { state: 'refunded', endedAt: payments.clock.now() } })
  await win(payments, { id, intentId })
  expect(await list(payments)).toMatchObject({ open: 1, findings: [{ kind: 'dispute_won', subject: id }] })
  const asked = await settle(payments, { words: 'unlock', remedy: 'unlock' }, (await list(payments)).findings[0]?.id)
  expect(asked.json()).toMatchObject({ status: 409, code: 'nothing-to-unlock' })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
})

test('of two disputes one that is lost keeps it locked; a person is told, and may unlock it, once', async () => {
  const payments = await openPayments()
  const { reportId, intentId, id } = await lockedReport(payments)
  const [order] = await orders(payments)
  const other = { orderId: order?.id ?? '', kind: 'dispute', stripeId: 'du_other', amountCents: -1000 } as const
  const recordedAt = payments.clock.now()
  await payments.database.prisma.ledgerEntry.create({ data: { ...other, currency: 'usd', recordedAt } })
  await win(payments, { id, intentId })
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
  const { open, findings } = await list(payments)
  expect({ open, findings }).toMatchObject({ open: 1, findings: [{ kind: 'dispute_won', subject: id }] })
  const unlocking = { words: 'most of it is ours', remedy: 'unlock' }
  for (const answer of await Promise.all([1, 2].map(() => settle(payments, unlocking, findings[0]?.id)))) {
    expect(answer.json()).toMatchObject({ settlement: 'most of it is ours' })
  }
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
  expect(await unlockings(payments)).toHaveLength(2)
})

test('what is won cannot be locked any more, nor what is not won be unlocked', async () => {
  const payments = await openPayments()
  const reportId = await report(payments).finish()
  const intentId = await buy(payments, { as: pat, body: { reportId } })
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent: intentId })
  await webhook(payments, 'charge.dispute.created', intentId)
  const unlocking = await settle(payments, { words: 'too early', remedy: 'unlock' })
  expect(unlocking.json()).toMatchObject({ status: 409, code: 'nothing-to-unlock' })
  await win(payments, { id, intentId })
  const locking = await settle(payments, { words: 'too late', remedy: 'lock' })
  expect(locking.json()).toMatchObject({ status: 409, code: 'nothing-to-lock' })
  expect((await list(payments)).open).toBe(1)
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId }])
})

test('a dispute that is lost gives nothing back, and the database refuses it, too', async () => {
  const payments = await openPayments()
  const { id, intentId } = await lockedReport(payments)
  await payments.stripe.control(`disputes/${id}/close`, { status: 'lost' })
  await webhook(payments, 'charge.dispute.closed', intentId)
  await reconcile(payments.dependencies)
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
  const forced = payments.database.prisma.$executeRaw`UPDATE "credit" SET "state" = 'available'`
  await expect(forced).rejects.toThrow('cannot go from withdrawn')
})
