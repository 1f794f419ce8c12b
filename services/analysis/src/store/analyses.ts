import type { AnalysisInput } from '../domain/analyze-policy.ts'
import type { Analysis, Prisma, PrismaClient } from './gen/client.ts'

export type { PrismaClient }
export type Transaction = Prisma.TransactionClient

export const analysesChannel = 'analyses'

/** The analysis of the document, unless the report already has one that runs or is done. True when it is new. */
export async function recordAnalysis(tx: Transaction, input: AnalysisInput, startedAt: Date): Promise<boolean> {
  const known = await findAnalysis(tx, input.reportId)
  if (known && known.state !== 'failed') return false
  const { traceparent = null, ...document } = input
  const row = { ...document, traceparent, state: 'running' as const, failureCode: null, startedAt, finishedAt: null }
  await tx.analysis.upsert({ where: { reportId: input.reportId }, create: row, update: row })
  return true
}

export function findAnalysis(db: Transaction, reportId: string): Promise<Analysis | null> {
  return db.analysis.findUnique({ where: { reportId } })
}

/** The analyses that have not come to an end, oldest first; those begun before a time alone, where one is given. */
export async function unfinishedAnalyses(db: Transaction, limit: number, before?: Date): Promise<AnalysisInput[]> {
  return db.analysis.findMany({
    where: { state: 'running', ...(before && { startedAt: { lt: before } }) },
    select: { reportId: true, documentId: true, objectKey: true, sha256: true, traceparent: true },
    orderBy: { startedAt: 'asc' },
    take: limit,
  })
}

/** Whether this very document's analysis has not come to an end. */
export async function isUnfinished(db: Transaction, { reportId, documentId }: AnalysisInput): Promise<boolean> {
  return (await db.analysis.count({ where: { reportId, documentId, state: 'running' } })) > 0
}

/** Whether it runs; if so, it does not end before the transaction does. */
export async function holdRunning(tx: Transaction, { reportId, documentId }: AnalysisInput): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "analysis"
    WHERE "report_id" = ${reportId}::uuid AND "document_id" = ${documentId}::uuid AND "state" = 'running' FOR SHARE`
  return found.length > 0
}

/** Takes up a failed analysis again; what had succeeded stays in the journal. */
export async function restartAnalysis(tx: Transaction, reportId: string, startedAt: Date): Promise<void> {
  await tx.analysis.update({
    where: { reportId },
    data: { state: 'running', failureCode: null, startedAt, finishedAt: null },
  })
}

interface Ending {
  reportId: string
  documentId: string
  failureCode: string | null
  finishedAt: Date
}

/**
 * Ends the running analysis of this very document and answers when it began; null when it had ended already. Only one that
 * was given up is still completed: its engine remembers a success, and would never begin it again.
 */
export async function endAnalysis(
  tx: Transaction,
  { reportId, documentId, failureCode, finishedAt }: Ending,
): Promise<{ startedAt: Date } | null> {
  const givenUp = { state: 'failed' as const, failureCode: 'internal' }
  const open = [{ state: 'running' as const }, ...(failureCode === null ? [givenUp] : [])]
  const ended = await tx.analysis.updateManyAndReturn({
    where: { reportId, documentId, OR: open },
    data: { state: failureCode === null ? 'completed' : 'failed', failureCode, finishedAt },
    select: { startedAt: true },
  })
  return ended[0] ?? null
}

/** How many have not come to an end, and how many of these began before the time. */
export async function countUnfinished(db: Transaction, before: Date): Promise<{ all: number; overdue: number }> {
  const all = await db.analysis.count({ where: { state: 'running' } })
  const overdue = await db.analysis.count({ where: { state: 'running', startedAt: { lt: before } } })
  return { all, overdue }
}
