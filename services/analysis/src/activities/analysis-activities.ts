import type { EventEnvelope } from '@plainpolicy/platform/events/event'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { AnalysisInput, AnalysisSteps } from '../domain/analyze-policy.ts'
import { analysisCompleted } from '../events/analysis-completed.ts'
import { analysisFailed } from '../events/analysis-failed.ts'
import { endAnalysis } from '../store/analyses.ts'
import type { ActivityDependencies } from './activity-dependencies.ts'
import { readingActivities } from './reading-activities.ts'
import { reportActivities } from './report-activities.ts'
import { tracedSteps } from './traced-steps.ts'

/** The steps of the flow over this service's ports. What they leave behind lies in the object store, under the keys that they answer. */
export function createAnalysisActivities(dependencies: ActivityDependencies): AnalysisSteps {
  const { database, clock, countEnd } = dependencies

  async function end(input: AnalysisInput, failureCode: string | null, event: EventEnvelope): Promise<void> {
    const { reportId, documentId } = input
    const finishedAt = clock.now()
    const ended = await database.prisma.$transaction(async (tx) => {
      const ending = await endAnalysis(tx, { reportId, documentId, failureCode, finishedAt })
      if (ending) await addToOutbox(tx, event)
      return ending
    })
    if (ended) countEnd({ failureCode, seconds: (finishedAt.getTime() - ended.startedAt.getTime()) / 1000 })
  }

  return tracedSteps({
    ...readingActivities(dependencies),
    ...reportActivities(dependencies),
    complete: (input, result) => end(input, null, analysisCompleted(input, result)),
    fail: (input, code) => end(input, code, analysisFailed(input, code)),
  })
}
