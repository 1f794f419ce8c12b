import type { Clock } from '@plainpolicy/platform/clock/clock'
import { PDF_FAULTS } from '@plainpolicy/platform/pdf/pdf-fault'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { refusalCodes } from './domain/policy-fields.ts'
import { countUnfinished, type Transaction } from './store/analyses.ts'

/** How an analysis ended; `failureCode` null when its report is there. */
export type CountEnd = (ended: { failureCode: string | null; seconds: number }) => void

interface MeasureAnalyses {
  metrics: Metrics
  prisma: Transaction
  clock: Clock
}

// An analysis takes seconds. After ten minutes nobody waits any more, and somebody should look.
const overdueAfterMs = 10 * 60 * 1000
const outcomes = ['completed', 'refused', 'failed'] as const
const codes = ['none', 'internal', 'document-changed', ...refusalCodes, ...PDF_FAULTS.map((fault) => `pdf-${fault}`)]

/** What of the analyses Prometheus is told: their ends, how long they took, and those that do not end. */
export function measureAnalyses({ metrics, prisma, clock }: MeasureAnalyses): CountEnd {
  metrics.gauge({
    name: 'analyses_unfinished',
    help: 'Analyses under way; overdue are those that began more than 10 minutes ago',
    labels: { overdue: ['true', 'false'] },
    read: async () => {
      const { all, overdue } = await countUnfinished(prisma, new Date(clock.now().getTime() - overdueAfterMs))
      return [
        { labels: { overdue: 'true' }, value: overdue },
        { labels: { overdue: 'false' }, value: all - overdue },
      ]
    },
  })
  const count = metrics.counter({
    name: 'analyses_ended_total',
    help: 'Analyses by outcome: refused for the document’s own sake, failed for ours',
    labels: { outcome: outcomes, code: codes },
  })
  const observe = metrics.histogram({
    name: 'analysis_duration_seconds',
    help: 'From the submitted document to the end of its analysis',
    labels: { outcome: outcomes },
    buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 600],
  })
  return ({ failureCode, seconds }) => {
    const outcome = outcomeOf(failureCode)
    count({ outcome, code: failureCode ?? 'none' })
    observe({ outcome }, seconds)
  }
}

function outcomeOf(failureCode: string | null): (typeof outcomes)[number] {
  if (failureCode === null) return 'completed'
  return failureCode === 'internal' ? 'failed' : 'refused'
}
