import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { countSilent, type Transaction } from './store/reports.ts'

interface MeasureReports {
  metrics: Metrics
  prisma: Transaction
  clock: Clock
}

// Steps follow each other within seconds.
const silentAfterMs = 15 * 60 * 1000

/** Reports that seem to wait for ever: what becomes of them is not seen in any other number of this service. */
export function measureReports({ metrics, prisma, clock }: MeasureReports): void {
  metrics.gauge({
    name: 'reports_overdue',
    help: 'Reports whose analysis is under way, but that nothing was heard of for 15 minutes',
    labels: {},
    read: async () => {
      const value = await countSilent(prisma, new Date(clock.now().getTime() - silentAfterMs))
      return [{ labels: {}, value }]
    },
  })
}
