import type { Priority } from '@plainpolicy/platform/report/report-data'

/** A priority before it is ranked. */
export interface PriorityCandidate extends Omit<Priority, 'priority'> {
  /**
   * What one such loss costs the owner because of this, in dollars; where the policy leaves it open, the most of the
   * illustration. 0 where no amount follows, as for a fact that was not found.
   */
  dollarsAtRisk: number
}
