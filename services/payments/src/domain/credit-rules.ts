/** Who gets which credit when. Events come in any order, so each rule looks at the whole situation, never at the news. */

interface ReportSituation {
  reportId: string
  submittedAt: Date | null
  outcome: 'pending' | 'completed' | 'failed'
  gaveBack: boolean
  /** How often it was unlocked and locked. */
  lockRevision: number
}

/** What is to be done about a report's credit: of its own accord it takes only one that was meant for it. */
export type CreditStep = 'nothing' | 'reserve' | 'take and spend' | 'spend' | 'release'

export function creditStep({ outcome }: ReportSituation, held: 'reserved' | 'spent' | null): CreditStep {
  if (held === 'spent') return 'nothing'
  if (held === 'reserved') return outcome === 'completed' ? 'spend' : outcome === 'failed' ? 'release' : 'nothing'
  if (outcome === 'failed') return 'nothing'
  return outcome === 'completed' ? 'take and spend' : 'reserve'
}

/** An available credit, by the order that it came from. */
export interface OfferedCredit {
  orderId: string
  orderedAt: Date
  /** The report that it was bought for. */
  forReportId: string | null
}

/**
 * The credit that is meant for the report: bought for it, or ordered before it was submitted, or given back by it. A free
 * report takes none that its owner buys later for the next one, and one that was locked again because its payment was
 * given back takes no other by itself. Of several, one without another purpose, and the oldest.
 */
export function creditMeantFor(report: ReportSituation, offered: OfferedCredit[]): OfferedCredit | null {
  const { reportId, submittedAt, gaveBack, lockRevision } = report
  const isMeant = ({ forReportId, orderedAt }: OfferedCredit) =>
    forReportId === reportId || (lockRevision === 0 && (gaveBack || (submittedAt !== null && orderedAt <= submittedAt)))
  const rank = ({ forReportId }: OfferedCredit) => (forReportId === reportId ? 0 : forReportId === null ? 1 : 2)
  const [best = null] = offered
    .filter(isMeant)
    .sort((one, other) => rank(one) - rank(other) || one.orderedAt.getTime() - other.orderedAt.getTime())
  return best
}
