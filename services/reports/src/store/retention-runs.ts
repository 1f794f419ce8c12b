import type { RetentionRun } from './gen/client.ts'
import type { Transaction } from './reports.ts'

export async function addRetentionRun(db: Transaction, run: Omit<RetentionRun, 'id'>): Promise<void> {
  await db.retentionRun.create({ data: run })
}
