import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  defineQuery,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import { type AnalysisInput, type AnalysisSteps, analyzePolicy as flow } from '../domain/analyze-policy.ts'
import { AnalysisRefused } from '../domain/errors.ts'

/** How long a step may take and how often it is tried. Part of the input, so that a replay decides as the run did. */
export interface StepPatience {
  /** Milliseconds for one try. */
  stepMs: number
  /** Milliseconds without a sign of life, after which the process that does the step counts as dead. */
  heartbeatMs: number
  tries: number
  /** Milliseconds before the second try; each further wait is twice as long, up to `longestWaitMs`. */
  firstWaitMs: number
  longestWaitMs: number
}

export interface AnalysisProgress {
  /** What is being done, or was done last. */
  step: keyof AnalysisSteps | null
  /** Why the analysis fails; null while it does not. */
  failureCode: string | null
}

// Runs in Temporal's isolation, and again from its history: no Node, no clock of its own, the same decisions each time.
/** The flow as a workflow. It ends as failed when the analysis does, so that Temporal lets a failed one begin again. */
export async function analyzePolicy(input: AnalysisInput, patience: StepPatience): Promise<void> {
  const progress: AnalysisProgress = { step: null, failureCode: null }
  setHandler(defineQuery<AnalysisProgress>('progress'), () => progress)
  const steps = followedSteps(stepsWith(patience), progress)
  try {
    await flow(steps, input)
  } catch (error) {
    await CancellationScope.nonCancellable(() => steps.fail(input, 'internal'))
    throw ended('internal', error)
  }
  if (progress.failureCode) throw ended(progress.failureCode)
}

function stepsWith(patience: StepPatience): AnalysisSteps {
  return proxyActivities<AnalysisSteps>({
    startToCloseTimeout: patience.stepMs,
    heartbeatTimeout: patience.heartbeatMs,
    retry: {
      maximumAttempts: patience.tries,
      initialInterval: patience.firstWaitMs,
      maximumInterval: patience.longestWaitMs,
      backoffCoefficient: 2,
    },
  })
}

/** The same steps; the progress knows the present one, and a refusal comes back as the domain's own error. */
function followedSteps(steps: AnalysisSteps, progress: AnalysisProgress): AnalysisSteps {
  const followed =
    <Rest extends unknown[], Output>(
      name: keyof AnalysisSteps,
      step: (input: AnalysisInput, ...rest: Rest) => Promise<Output>,
    ) =>
    async (input: AnalysisInput, ...rest: Rest): Promise<Output> => {
      progress.step = name
      try {
        return await step(input, ...rest)
      } catch (error) {
        throw refusalIn(error) ?? error
      }
    }

  const fail = followed('fail', steps.fail)
  return {
    fetchDocument: followed('fetchDocument', steps.fetchDocument),
    readPages: followed('readPages', steps.readPages),
    readFields: followed('readFields', steps.readFields),
    checkFields: followed('checkFields', steps.checkFields),
    assessPolicy: followed('assessPolicy', steps.assessPolicy),
    writeResult: followed('writeResult', steps.writeResult),
    complete: followed('complete', steps.complete),
    fail(input, code) {
      progress.failureCode = code
      return fail(input, code)
    },
  }
}

function refusalIn(error: unknown): AnalysisRefused | undefined {
  const failure = error instanceof ActivityFailure ? error.cause : undefined
  if (!(failure instanceof ApplicationFailure) || failure.type !== 'AnalysisRefused') return undefined
  return new AnalysisRefused(String(failure.details?.[0]))
}

const ended = (code: string, cause?: unknown) =>
  ApplicationFailure.create({
    message: 'the analysis failed',
    type: code,
    nonRetryable: true,
    ...(cause instanceof Error && { cause }),
  })
