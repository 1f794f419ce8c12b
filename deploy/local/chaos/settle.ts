import { setTimeout as delay } from 'node:timers/promises'
import type { Facts } from './facts.ts'
import { gatherFacts } from './gather-facts.ts'
import { checkInvariants, type Evidence, type Invariant } from './invariants.ts'
import { sendTheLost } from './webhooks-astray.ts'

interface Settling {
  place: { dataDirectory: string; portBase: number }
  lastKillAt: number
  /** From the last kill. */
  withinMs: number
  evidence: Omit<Evidence, 'facts'>
}

interface Settled {
  facts: Facts
  invariants: Invariant[]
  /** From the last kill until everything was well, or the time was over. */
  settledMs: number
}

/** Looks until everything is well; then lets the lost webhooks come, and looks again: they change nothing. */
export async function settle({ place, lastKillAt, withinMs, evidence }: Settling): Promise<Settled> {
  const quietSince = Date.now()
  const look = async () => {
    const facts = await gatherFacts(place)
    const invariants = checkInvariants({ facts, ...evidence })
    const hasCompared = facts.lastRun !== null && facts.lastRun.startedAt.getTime() > quietSince
    return { facts, invariants, isWell: hasCompared && invariants.every(({ violations }) => violations.length === 0) }
  }
  let seen = await look()
  while (!seen.isWell && Date.now() - lastKillAt < withinMs) {
    await delay(1_000)
    seen = await look()
  }
  const settledMs = Date.now() - lastKillAt
  await sendTheLost(place.portBase)
  await delay(5_000)
  const after = await look()
  const before = seen.invariants.filter(({ violations }) => violations.length > 0)
  return { facts: after.facts, settledMs, invariants: before.length > 0 ? seen.invariants : after.invariants }
}
