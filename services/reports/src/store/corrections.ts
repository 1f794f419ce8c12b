import type { Transaction } from './reports.ts'

interface Correction {
  reportId: string
  /** The one that it made, and the one that it was made from. */
  version: number
  fromVersion: number
  paths: string[]
  reason: string
  correctedBy: string
  correctedAt: Date
}

/** Holds back other corrections of the report until the transaction ends; nothing else waits for it. */
export async function oneCorrectionAtATime(tx: Transaction, reportId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`correct ${reportId}`}, 0))) AS held`
}

export async function keepCorrection(tx: Transaction, correction: Correction): Promise<void> {
  await tx.correction.create({ data: correction })
}
