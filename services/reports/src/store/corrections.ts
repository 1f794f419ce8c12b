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

export async function keepCorrection(tx: Transaction, correction: Correction): Promise<void> {
  await tx.correction.create({ data: correction })
}
