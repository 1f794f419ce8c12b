import { asAway } from '@plainpolicy/platform/errors/as-away'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { inSpan, kindOfError } from '@plainpolicy/platform/telemetry/span'
import { ApplicationFailure, activityInfo, heartbeat } from '@temporalio/activity'
import type { AnalysisInput, AnalysisSteps } from '../../../domain/analyze-policy.ts'
import { AnalysisRefused } from '../../../domain/errors.ts'

interface Activities {
  steps: AnalysisSteps
  /** Milliseconds between two signs of life. */
  heartbeatEveryMs: number
  /** After so many tries an error ends the analysis, unless it tells that something a step needs is away. */
  ownTries: number
  logger: Logger
}

/** The steps as Temporal's activities: with signs of life, in the request's trace, with errors that tell no content. */
export function temporalActivities({ steps, heartbeatEveryMs, ownTries, logger }: Activities): AnalysisSteps {
  const activity =
    <Rest extends unknown[], Output>(step: (input: AnalysisInput, ...rest: Rest) => Promise<Output>) =>
    async (input: AnalysisInput, ...rest: Rest): Promise<Output> => {
      const alive = setInterval(heartbeat, heartbeatEveryMs)
      try {
        return await inSpan(spanOf(input), () => step(input, ...rest).catch(tell(input)))
      } catch (error) {
        throw forHistory(error, ownTries)
      } finally {
        clearInterval(alive)
      }
    }

  const tell = (input: AnalysisInput) => (error: unknown) => {
    if (!(error instanceof AnalysisRefused)) {
      logger.warn({ err: error, report_id: input.reportId }, 'a step failed; Temporal tries it again while it may')
    }
    throw error
  }

  return {
    fetchDocument: activity(steps.fetchDocument),
    readPages: activity(steps.readPages),
    readFields: activity(steps.readFields),
    checkFields: activity(steps.checkFields),
    assessPolicy: activity(steps.assessPolicy),
    writeResult: activity(steps.writeResult),
    complete: activity(steps.complete),
    fail: activity(steps.fail),
  }
}

/** One for each try; the input carries the trace through Temporal's history. */
const spanOf = ({ traceparent = null, reportId }: AnalysisInput) => ({
  service: 'analysis',
  name: 'analyze-policy',
  kind: 'consumer' as const,
  traceparent,
  attributes: { 'plainpolicy.report_id': reportId, 'plainpolicy.attempts': activityInfo().attempt },
})

// An error's message and stack may quote the policy. The history keeps its kind; the message stays in our log.
function forHistory(error: unknown, ownTries: number): ApplicationFailure {
  const isRefused = error instanceof AnalysisRefused
  const failure = ApplicationFailure.create({
    message: isRefused ? 'the document was refused' : 'the step failed',
    type: isRefused ? 'AnalysisRefused' : kindOfError(error),
    nonRetryable: isRefused || (activityInfo().attempt >= ownTries && !asAway(error)),
    ...(isRefused && { details: [error.code] }),
  })
  failure.stack = ''
  return failure
}
