import type { Transaction } from './reports.ts'

/** The oldest of those that began before the time. */
export async function expiredReports(
  db: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const where = { createdAt: { lt: before } }
  const found = await db.report.findMany({
    where,
    select: { reportId: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  })
  return found.map(({ reportId }) => reportId)
}

/** With its versions, corrections, doubts and links; false when another process was faster. */
export async function removeReport(tx: Transaction, reportId: string): Promise<boolean> {
  return (await tx.report.deleteMany({ where: { reportId } })).count === 1
}
