import type { Tx } from './open-documents-database.ts'

/** What one run of the retention schedule removed. */
export interface RetentionRun {
  finishedAt: Date
  abandonedCount: number
  deletedCount: number
  intakeCount: number
  progressCount: number
}

export async function addRetentionRun(tx: Tx, run: RetentionRun): Promise<void> {
  await tx.retentionRun.create({ data: run })
}
