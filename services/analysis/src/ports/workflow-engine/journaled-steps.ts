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
}

/** The same steps, each done once: what the journal holds is answered, not repeated. */
export function journaledSteps({ prisma, steps, clock, input, retrying }: JournaledSteps): AnalysisSteps {
  async function once<Step extends StepName>(step: Step, act: () => Promise<StepOutputs[Step]>) {
    const known = await journaled(prisma, input, step)
    if (known) return known
    const output = await retrying(act)
    await addToJournal(prisma, { input, step, output, finishedAt: clock.now() })
    return output
  }

  return {
    fetchDocument: (i) => once('fetch-document', () => steps.fetchDocument(i)),
    readPages: (i, document) => once('read-pages', () => steps.readPages(i, document)),
    readFields: (i, pages) => once('read-fields', () => steps.readFields(i, pages)),
    checkFields: (i, reading) => once('check-fields', () => steps.checkFields(i, reading)),
    assessPolicy: (i, reading) => once('assess-policy', () => steps.assessPolicy(i, reading)),
    writeResult: (i, report) => once('write-result', () => steps.writeResult(i, report)),
    // These two end the analysis in the database, which knows by itself that it has ended.
    complete: (i, result) => retrying(() => steps.complete(i, result)),
    fail: (i, code) => retrying(() => steps.fail(i, code)),
  }
}
