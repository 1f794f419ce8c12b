import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import type { RunCounts } from './store/reconciliation-runs.ts'
import { creditStates, orderStates, readStandings } from './store/standings.ts'

interface MeasurePayments {
  metrics: Metrics
  prisma: Parameters<typeof readStandings>[0]
  clock: Clock
}

export type CountRun = (counts: RunCounts) => void

const kinds = ['paymentsHealed', 'refundsHealed', 'disputesHealed', 'creditsHealed', 'ordersEnded'] as const

/** What of the money Prometheus is told: how far orders come, which credits wait, what the reconciler had to mend. */
export function measurePayments({ metrics, prisma, clock }: MeasurePayments): CountRun {
  const read = () => readStandings(prisma)
  metrics.gauge({
    name: 'payment_orders',
    help: 'Orders by state',
    labels: { state: orderStates },
    read: async () => (await read()).orders.map(({ state, count }) => ({ labels: { state }, value: count })),
  })
  metrics.gauge({
    name: 'payment_credits',
    help: 'Credits by state',
    labels: { state: creditStates },
    read: async () => (await read()).credits.map(({ state, count }) => ({ labels: { state }, value: count })),
  })
  metrics.gauge({
    name: 'payment_oldest_unclaimed_seconds',
    help: 'How long ago the oldest payment was made that nobody has claimed; 0 when there is none',
    labels: {},
    read: async () => {
      const { unclaimedSince } = await read()
      const ms = unclaimedSince ? clock.now().getTime() - unclaimedSince.getTime() : 0
      return [{ labels: {}, value: Math.max(0, ms / 1000) }]
    },
  })
  metrics.gauge({
    name: 'payment_last_reconciliation_seconds',
    help: 'How long ago the last comparison with the card provider ended',
    labels: {},
    read: async () => {
      const { reconciledAt } = await read()
      return reconciledAt ? [{ labels: {}, value: (clock.now().getTime() - reconciledAt.getTime()) / 1000 }] : []
    },
  })
  metrics.gauge({
    name: 'payment_unexplained',
    help: 'Findings that only a person can judge and that nobody has settled yet',
    labels: {},
    read: async () => [{ labels: {}, value: (await read()).unexplained }],
  })
  const count = metrics.counter({
    name: 'payment_findings_total',
    help: 'What the reconciler mended or ended',
    labels: { kind: kinds },
  })
  return (counts) => {
    for (const kind of kinds) for (let times = 0; times < counts[kind]; times++) count({ kind })
  }
}
