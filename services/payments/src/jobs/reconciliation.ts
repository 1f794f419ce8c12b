import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import type { PaymentsDependencies } from '../dependencies.ts'
import type { Findings } from '../store/reconciliation-runs.ts'

export const batch = 100
const mostAwayInARow = 3

/** One run of the reconciler, with what it has found so far. */
export interface Run {
  deps: PaymentsDependencies
  found: Findings
  /** Does one item's work: if it fails, it is logged by its id and counted, and the next one has its turn. */
  alone(id: string, work: () => Promise<void>): Promise<void>
}

export function openRun(deps: PaymentsDependencies): Run {
  const found: Findings = {
    intentsSeen: 0,
    refundsSeen: 0,
    disputesSeen: 0,
    paymentsHealed: 0,
    refundsHealed: 0,
    disputesHealed: 0,
    creditsHealed: 0,
    ordersEnded: 0,
    unexplained: 0,
    cutShort: false,
  }
  let awayInARow = 0
  async function alone(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      awayInARow = 0
    } catch (error) {
      deps.logger.warn({ id, ...traceOf(error) }, 'could not be reconciled')
      const isAway = error instanceof DependencyAway
      awayInARow = isAway ? awayInARow + 1 : 0
      if (!isAway) found.unexplained += 1
      // The item is not to blame, and the next run comes soon.
      else found.cutShort = true
      if (awayInARow >= mostAwayInARow) throw error
    }
  }
  return { deps, found, alone }
}

/** What of an error may be logged: the messages of libraries repeat what they were given, which may be an address. */
export function traceOf(error: unknown): { reason: string; at: string[] } {
  if (!(error instanceof Error)) return { reason: 'unknown', at: [] }
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { reason: error.name, at: at.slice(0, 5).map((line) => line.trim()) }
}

export async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let some: T[] = []
  for await (const one of all) {
    some.push(one)
    if (some.length === batch) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}
