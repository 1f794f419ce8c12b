import type { Intake } from '../domain/intake.ts'
import type { Tx } from './open-documents-database.ts'

export interface ProgressRecord {
  visitorId: string
  /** The page's own label; nobody can read a record by it. */
  sessionId: string
  intake: Intake
  lastField: string | null
  percentage: number
  savedAt: Date
}

/** One record for each browser: a newer one replaces it. */
export async function saveProgressRecord(tx: Tx, record: ProgressRecord): Promise<void> {
  const { visitorId } = record
  await tx.progressRecord.upsert({ where: { visitorId }, create: record, update: record })
}

export async function findIntake(tx: Tx, visitorId: string): Promise<Intake | null> {
  const record = await tx.progressRecord.findUnique({ where: { visitorId }, select: { intake: true } })
  return record && (record.intake as Intake)
}

export async function removeProgressRecords(tx: Tx, before: Date): Promise<number> {
  const { count } = await tx.progressRecord.deleteMany({ where: { savedAt: { lt: before } } })
  return count
}
