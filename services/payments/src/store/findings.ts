import type { Finding } from './gen/client.ts'
import { FindingKind } from './gen/enums.ts'
import type { Tx } from './open-payments-database.ts'

export type { Finding }
export const findingKinds = Object.values(FindingKind)

export interface NewFinding {
  kind: FindingKind
  /** The payment, refund or dispute at Stripe; or the order or owner that could not be compared. */
  subject: string
  orderId: string | null
  at: Date
}

/** Found once, however often it is seen; one that had passed by itself is open again. True while nobody has settled it. */
export async function noteFinding(tx: Tx, { kind, subject, orderId, at }: NewFinding): Promise<boolean> {
  // A known one takes no number of the next.
  const { count } = await tx.finding.updateMany({ where: { kind, subject }, data: { seenAt: at } })
  if (count === 0) {
    await tx.finding.createMany({ data: { kind, subject, orderId, foundAt: at, seenAt: at }, skipDuplicates: true })
  }
  await tx.finding.updateMany({ where: { kind, subject, settlement: null }, data: { settledAt: null } })
  return (await tx.finding.count({ where: { kind, subject, settledAt: null } })) > 0
}

export const findFinding = (tx: Tx, id: number): Promise<Finding | null> => tx.finding.findUnique({ where: { id } })

export const isFound = async (tx: Tx, where: Pick<NewFinding, 'kind' | 'subject'>): Promise<boolean> =>
  (await tx.finding.count({ where })) > 0

/** Newest first. */
export const listFindings = (tx: Tx, { all, limit }: { all: boolean; limit: number }): Promise<Finding[]> =>
  tx.finding.findMany({ where: all ? {} : { settledAt: null }, orderBy: { id: 'desc' }, take: limit })

export const countOpenFindings = (tx: Tx): Promise<number> => tx.finding.count({ where: { settledAt: null } })

/** In a person's words, of which the first stay. */
export async function settleFinding(
  tx: Tx,
  { id, settlement, at }: { id: number; settlement: string; at: Date },
): Promise<void> {
  await tx.finding.updateMany({ where: { id, settlement: null }, data: { settlement, settledAt: at } })
}

/** What could not be compared, and is not settled. */
export async function findUncompared(tx: Tx, limit: number): Promise<string[]> {
  const where = { kind: 'not_compared', settledAt: null } as const
  const rows = await tx.finding.findMany({ where, orderBy: { id: 'asc' }, take: limit })
  return rows.map(({ subject }) => subject)
}

/** Was compared after all: nobody needs to look. */
export async function passUncompared(tx: Tx, subjects: string[], at: Date): Promise<void> {
  const where = { kind: 'not_compared', settledAt: null, subject: { in: subjects } } as const
  await tx.finding.updateMany({ where, data: { settledAt: at } })
}

export const removeSettledFindings = (tx: Tx, before: Date) =>
  tx.finding.deleteMany({ where: { settledAt: { lt: before } } })
