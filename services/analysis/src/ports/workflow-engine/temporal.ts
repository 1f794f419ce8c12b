import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import type { AnalysisInput, AnalysisSteps } from '../../domain/analyze-policy.ts'
import { longestAnalysisMs } from '../../domain/longest-analysis.ts'
import type { AnalysisProgress, analyzePolicy, StepPatience } from '../../workflows/analyze-policy.ts'
import { temporalActivities } from './temporal/activities.ts'
import { installRuntime } from './temporal/runtime.ts'
import { workflowBundle } from './temporal/workflow-bundle.ts'
import type { TemporalAddress } from './temporal-variables.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

interface TemporalEngine extends TemporalAddress {
  steps: AnalysisSteps
  logger: Logger
  patience?: StepPatience
  /** Milliseconds after which Temporal ends an analysis, whatever it does. */
  longestMs?: number
  /** Steps side by side in this process. With four, some steps started 2 s late. */
  concurrency?: number
}

// A fault of ours ends an analysis after eight tries, which take 18 s. While the database or the object store is away it
// waits on for ten minutes, and goes on within 5 s of their return.
const patient = { stepMs: 120_000, heartbeatMs: 10_000, tries: 120, firstWaitMs: 250, longestWaitMs: 5_000 }
const ownTries = 8
const startWithinMs = 5_000
/** A turn of the flow takes milliseconds; one that went to a process in its last moment is given to another after that. */
const turnMs = 2_000
const workAgainAfterMs = 2_000
/** A step may end that long after the engine began to close; the container's own limit is longer. */
const closeWithinMs = 20_000

export interface ProgressingEngine extends WorkflowEngine {
  progress(reportId: string): Promise<AnalysisProgress>
}

/** Hands the flow to Temporal, whose server remembers what succeeded, and does its steps in this process. */
export async function openTemporalEngine(options: TemporalEngine): Promise<ProgressingEngine> {
  const {
    address,
    tls = false,
    apiKey,
    namespace,
    taskQueue,
    logger,
    patience = patient,
    longestMs = longestAnalysisMs,
  } = options
  installRuntime(logger)
  const connection = await NativeConnection.connect({ address, tls, ...(apiKey && { apiKey }) }).catch((cause) => {
    throw new Error(`Temporal cannot be reached at ${address}`, { cause })
  })
  const client = new Client({ connection, namespace })
  const working = await keepWorking(options, connection)
  let isClosed = false

  async function begin(input: AnalysisInput): Promise<void> {
    try {
      await client.workflow.start<typeof analyzePolicy>('analyzePolicy', {
        workflowId: input.reportId,
        taskQueue,
        args: [input, patience],
        workflowTaskTimeout: turnMs,
        workflowExecutionTimeout: longestMs,
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
      logger.error({ report_id: input.reportId }, 'Temporal completed an analysis that is unfinished in the database')
    }
  }

  return {
    async start(input) {
      if (!isClosed) await client.withDeadline(Date.now() + startWithinMs, () => begin(input))
    },
    progress: (reportId) =>
      client.withDeadline(Date.now() + startWithinMs, () => client.workflow.getHandle(reportId).query('progress')),
    /** A step that has begun ends; the next one is left to another process or the next start. */
    async close() {
      if (isClosed) return
      isClosed = true
      await working.stop()
      await connection.close().catch((error) => logger.warn({ err: error }, 'the way to Temporal was not closed'))
    },
  }
}

/** A worker that fails, as when the server was away for long, is followed by another. */
async function keepWorking(options: TemporalEngine, connection: NativeConnection) {
  const closing = new AbortController()
  let worker: Worker | undefined = await createWorker(options, connection)

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        worker ??= await createWorker(options, connection)
        if (!closing.signal.aborted) await worker.run()
      } catch (error) {
        options.logger.error({ err: error }, 'the worker for Temporal failed')
      }
      worker = undefined
      await delay(workAgainAfterMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  const working = work()
  return {
    async stop() {
      closing.abort()
      if (worker?.getState() === 'RUNNING') worker.shutdown()
      await working
    },
  }
}

async function createWorker(options: TemporalEngine, connection: NativeConnection): Promise<Worker> {
  const { namespace, taskQueue, steps, logger, patience = patient, concurrency = 8 } = options
  const heartbeatEveryMs = patience.heartbeatMs / 3
  return Worker.create({
    connection,
    namespace,
    taskQueue,
    workflowBundle: await workflowBundle(),
    activities: { ...temporalActivities({ steps, heartbeatEveryMs, ownTries, logger }) },
    maxConcurrentActivityTaskExecutions: concurrency,
    // What a dead process had in its cache goes to another one after that time.
    stickyQueueScheduleToStartTimeout: 1_000,
    maxHeartbeatThrottleInterval: heartbeatEveryMs,
    shutdownGraceTime: closeWithinMs,
    shutdownForceTime: closeWithinMs,
  })
}
