import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import type { PaymentsDependencies } from '../dependencies.ts'
import { findUncompared, type NewFinding, noteFinding, passUncompared } from '../store/findings.ts'
import type { RunCounts } from '../store/reconciliation-runs.ts'

export const batch = 100
const mostAwayInARow = 3

const mostUncompared = 1_000

/** What is compared: Stripe's id of it, or an order's or an owner's. */
export interface Subject {
  id: string
  orderId?: string | undefined
}

/** One run of the reconciler, with what it has found so far. */
export interface Run {
  deps: PaymentsDependencies
  found: RunCounts
  /** Does one item's work: if it fails, it is logged by its id and kept as a finding, and the next one has its turn. */
  alone(subject: Subject, work: () => Promise<void>): Promise<void>
  /** Keeps what only a person can judge, and counts it while nobody has settled it. */
  note(finding: Omit<NewFinding, 'at'>): Promise<void>
  /** What could not be compared before may need nobody any more. */
  isFine(id: string): Promise<void>
  /** After the last part. */
  close(): Promise<void>
}

export async function openRun(deps: PaymentsDependencies): Promise<Run> {
  const { database, clock, logger } = deps
  const { prisma } = database
  const found: RunCounts = { ...nothing }
  const uncompared = new Set(await findUncompared(prisma, mostUncompared))
  let awayInARow = 0
  const note: Run['note'] = async (finding) => {
    if (await noteFinding(prisma, { ...finding, at: clock.now() })) found.unexplained += 1
  }
  const isFine: Run['isFine'] = async (id) => {
    if (uncompared.delete(id)) await passUncompared(prisma, [id], clock.now())
  }
  const alone: Run['alone'] = async ({ id, orderId = null }, work) => {
    try {
      await work()
      await isFine(id)
      awayInARow = 0
    } catch (error) {
      logger.warn({ id, ...traceOf(error) }, 'could not be reconciled')
      const isAway = error instanceof DependencyAway
      awayInARow = isAway ? awayInARow + 1 : 0
      uncompared.delete(id)
      if (!isAway) await note({ kind: 'not_compared', subject: id, orderId })
      // The item is not to blame, and the next run comes soon.
      else found.cutShort = true
      if (awayInARow >= mostAwayInARow) throw error
    }
  }
  const close: Run['close'] = async () => {
    // Orders and owners come up only while there is something to do about them.
    const passed = [...uncompared].filter((id) => !isOfStripe(id))
    if (!found.cutShort) await passUncompared(prisma, passed, clock.now())
  }
  return { deps, found, alone, note, isFine, close }
}

const isOfStripe = (id: string) => /^[a-z]+_/.test(id)

const nothing: RunCounts = {
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
