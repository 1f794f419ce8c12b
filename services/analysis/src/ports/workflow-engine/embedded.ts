import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { inSpan } from '@plainpolicy/platform/telemetry/span'
import { type AnalysisInput, type AnalysisSteps, analyzePolicy } from '../../domain/analyze-policy.ts'
import { AnalysisRefused } from '../../domain/errors.ts'
import { isUnfinished, type PrismaClient } from '../../store/analyses.ts'
import { journaledSteps } from './journaled-steps.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

interface EmbeddedEngine {
  prisma: PrismaClient
  steps: AnalysisSteps
  clock: Clock
  logger: Logger
  /** Milliseconds before each further try of a step; after the last one the analysis fails as 'internal'. */
  retryAfter?: number[]
  /** Analyses side by side; `start` waits for room. */
  concurrency?: number
}

/** Runs the flow in this process. The journal remembers each step that succeeded, so that a crash repeats none of them. */
export function createEmbeddedEngine(options: EmbeddedEngine): WorkflowEngine {
  const { prisma, steps, clock, logger, retryAfter = [200, 1_000, 5_000], concurrency = 4 } = options
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()

  async function retrying<T>(act: () => Promise<T>): Promise<T> {
    for (const wait of retryAfter) {
      try {
        return await act()
      } catch (error) {
        if (error instanceof AnalysisRefused || closing.signal.aborted) throw error
        logger.warn({ err: error }, 'a step will be tried again')
        await delay(wait, undefined, { signal: closing.signal })
      }
    }
    return act()
  }

  async function run(input: AnalysisInput): Promise<void> {
    try {
      // Whoever asks may have looked before it ended; done again, a refused document would be said to be on its way for ever.
      if (!(await retrying(() => isUnfinished(prisma, input)))) return
      const { signal } = closing
      await analyzePolicy(journaledSteps({ prisma, steps, clock, input, retrying, closing: signal }), input)
    } catch (error) {
      if (closing.signal.aborted) return
      logger.error({ err: error, report_id: input.reportId }, 'an analysis failed')
      await retrying(() => steps.fail(input, 'internal'))
    }
  }

  return {
    async start(input) {
      const isUnderWay = () => underWay.has(input.reportId)
      while (underWay.size >= concurrency && !isUnderWay()) await Promise.race(underWay.values())
      if (closing.signal.aborted || isUnderWay()) return
      const span = { service: 'analysis', name: 'analyze-policy', traceparent: input.traceparent ?? null }
      const told = (error: unknown) => {
        logger.error({ err: error, report_id: input.reportId }, 'the end of an analysis was not stored')
        throw error
      }
      const running = inSpan(span, () => run(input).catch(told))
        .catch(() => undefined)
        .finally(() => underWay.delete(input.reportId))
      underWay.set(input.reportId, running)
    },
    /** A step that has begun ends and is noted; the next one is left to the next start. */
    async close() {
      closing.abort()
      await Promise.all(underWay.values())
    },
  }
}
