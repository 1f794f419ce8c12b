import type { RetentionRun } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

export async function addRetentionRun(tx: Tx, run: Omit<RetentionRun, 'id'>): Promise<void> {
  await tx.retentionRun.create({ data: run })
}
