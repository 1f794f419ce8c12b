import { ReportUnlockedSchema } from '@plainpolicy/proto/payments'
import { expect } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { buy, credits, type Payments, pat, report, webhook } from './open-payments.ts'
import { settle } from './settle-findings.ts'

const day = 24 * 60 * 60 * 1000

/** Whether the card provider's word comes, or is lost and found by the next comparison. */
export const ways = ['webhook', 'reconciler'] as const
type Way = (typeof ways)[number]

async function hear(payments: Payments, { intentId, type, by }: { intentId: string; type: string; by: Way }) {
  if (by === 'webhook') expect((await webhook(payments, type, intentId)).statusCode).toBe(200)
  else expect(await reconcile(payments.dependencies)).toMatchObject({ disputesHealed: 1 })
}

/** The payer disputes it, and an operator locks what it unlocked. */
export async function lockDisputed(payments: Payments, intentId: string, by: Way = 'webhook'): Promise<string> {
  const { id } = await payments.stripe.control<{ id: string }>('disputes', { paymentIntent: intentId })
  await hear(payments, { intentId, type: 'charge.dispute.created', by })
  const locked = await settle(payments, { words: 'looks like fraud', remedy: 'lock' })
  expect(locked.json()).toMatchObject({ subject: id, settlement: 'looks like fraud' })
  return id
}

interface Winning {
  id: string
  intentId: string
  by?: Way
}

export async function win(payments: Payments, { id, intentId, by = 'webhook' }: Winning): Promise<void> {
  payments.clock.advance(30 * day)
  await payments.stripe.control(`disputes/${id}/close`, { status: 'won' })
  await hear(payments, { intentId, type: 'charge.dispute.closed', by })
}

export async function lockedReport(payments: Payments) {
  const reportId = await report(payments).finish()
  const intentId = await buy(payments, { as: pat, body: { reportId } })
  const id = await lockDisputed(payments, intentId)
  expect(await credits(payments)).toMatchObject([{ state: 'withdrawn' }])
  return { reportId, intentId, id }
}

export async function unlockings({ events, database }: Payments) {
  await expect.poll(() => database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([])
  return events.messages(ReportUnlockedSchema).map(({ reportId, revision }) => ({ reportId, revision }))
}
