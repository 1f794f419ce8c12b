import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { AnalysisInput, AnalysisSteps, StepName, StepOutputs } from '../../domain/analyze-policy.ts'
import type { PrismaClient } from '../../store/analyses.ts'
import { addToJournal, journaled } from '../../store/journal.ts'

interface JournaledSteps {
  prisma: PrismaClient
  steps: AnalysisSteps
  clock: Clock
  input: AnalysisInput
  /** Tries again what may succeed at another time. */
  retrying: <T>(act: () => Promise<T>) => Promise<T>
  /** No step begins after it. */
  closing: AbortSignal
}

/** The same steps, each done once: what the journal holds is answered, not repeated. */
export function journaledSteps(options: JournaledSteps): AnalysisSteps {
  const { prisma, steps, clock, input, retrying, closing } = options

  async function once<Step extends StepName>(step: Step, act: () => Promise<StepOutputs[Step]>) {
    closing.throwIfAborted()
    const known = await retrying(() => journaled(prisma, input, step))
    if (known) return known
    const output = await retrying(act)
    await retrying(() => addToJournal(prisma, { input, step, output, finishedAt: clock.now() }))
    return output
  }

  // These two end the analysis in the database, which knows by itself that it has ended.
  async function end(act: () => Promise<void>): Promise<void> {
    closing.throwIfAborted()
    await retrying(act)
  }

  return {
    fetchDocument: (i) => once('fetch-document', () => steps.fetchDocument(i)),
    readPages: (i, document) => once('read-pages', () => steps.readPages(i, document)),
    readFields: (i, pages) => once('read-fields', () => steps.readFields(i, pages)),
    checkFields: (i, reading) => once('check-fields', () => steps.checkFields(i, reading)),
    assessPolicy: (i, reading) => once('assess-policy', () => steps.assessPolicy(i, reading)),
    writeResult: (i, report) => once('write-result', () => steps.writeResult(i, report)),
    complete: (i, result) => end(() => steps.complete(i, result)),
    fail: (i, code) => end(() => steps.fail(i, code)),
  }
}
