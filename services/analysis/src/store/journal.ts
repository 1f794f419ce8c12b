import type { AnalysisInput, StepName, StepOutputs } from '../domain/analyze-policy.ts'
import type { Transaction } from './analyses.ts'

/** What the step answered when it succeeded before; null when it has not. */
export async function journaled<Step extends StepName>(
  db: Transaction,
  { reportId, documentId }: AnalysisInput,
  step: Step,
): Promise<StepOutputs[Step] | null> {
  const entry = await db.journalEntry.findUnique({
    where: { reportId_documentId_step: { reportId, documentId, step } },
  })
  return entry ? (entry.output as StepOutputs[Step]) : null
}

interface Entry<Step extends StepName> {
  input: AnalysisInput
  step: Step
  output: StepOutputs[Step]
  finishedAt: Date
}

export async function addToJournal<Step extends StepName>(db: Transaction, entry: Entry<Step>): Promise<void> {
  const { input, step, output, finishedAt } = entry
  const key = { reportId: input.reportId, documentId: input.documentId, step }
  await db.journalEntry.upsert({
    where: { reportId_documentId_step: key },
    create: { ...key, output, finishedAt },
    update: { output, finishedAt },
  })
}
