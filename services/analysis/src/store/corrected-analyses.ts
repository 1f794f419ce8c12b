import { notFinished } from '../domain/corrections/errors.ts'
import { findAnalysis, type Transaction } from './analyses.ts'
import type { Analysis } from './gen/client.ts'

export type CompletedAnalysis = Analysis

/** Null when it is unknown; throws when it has not come to a good end. */
export async function findCompleted(db: Transaction, reportId: string): Promise<CompletedAnalysis | null> {
  const analysis = await findAnalysis(db, reportId)
  if (analysis && analysis.state !== 'completed') throw notFinished()
  return analysis
}

/** Makes the correction the newest one; false when another one was taken since the analysis was looked at. */
export async function takeCorrection(
  db: Transaction,
  { reportId, documentId, correctionId: before }: CompletedAnalysis,
  correctionId: string,
): Promise<boolean> {
  const where = { reportId, documentId, state: 'completed' as const, correctionId: before }
  return (await db.analysis.updateMany({ where, data: { correctionId } })).count === 1
}
