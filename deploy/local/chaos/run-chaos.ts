import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { accounts, sample } from '../seed.ts'
import { type History, openHistory } from './history.ts'
import type { Evidence, Invariant } from './invariants.ts'
import { type KilledSystem, killAtRandom, startKilledSystem } from './killed-system.ts'
import { openMailFolder } from './mail-folder.ts'
import { signIn } from './open-account.ts'
import { PatientBrowser } from './patient-browser.ts'
import { planBuyers } from './plan-buyers.ts'
import { randomOf } from './random.ts'
import { type BuyerRecord, type Market, runBuyer } from './run-buyer.ts'
import { settle } from './settle.ts'
import { leadAstray } from './webhooks-astray.ts'

export interface ChaosOptions {
  seed: number
  checkouts: number
  kills: number
  atOnce: number
  /** Buyers who have not come by then are not waited for, and the run has failed. */
  minutes: number
  folder: string
  portBase?: number | undefined
}

export interface ChaosResult extends Evidence {
  history: History
  kills: number
  /** From the last kill until everything was well, or the time was over. */
  settledMs: number
  invariants: Invariant[]
}

const settlesWithinMs = 60_000

/** Lets people buy while everything is killed again and again, and looks at what stands when it is over. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { folder, seed } = options
  const dataDirectory = join(folder, 'data')
  const history = openHistory(join(folder, 'history.jsonl'))
  // Each buyer comes from a network of its own; the reconciler looks more often, so that a run has many of its turns.
  Object.assign(process.env, { TRUSTED_PROXIES: 'loopback', RECONCILE_SECONDS: '10' })
  const system = await startKilledSystem({ dataDirectory, portBase: options.portBase, history })
  try {
    await leadAstray(system.portBase, seed)
    const mails = openMailFolder(join(dataDirectory, 'mail'))
    const buyers = await trade(system, { options, history, mails })
    const place = { dataDirectory, portBase: system.portBase }
    const lastKillAt = system.lastKillAt
    const settled = await settle({ place, lastKillAt, withinMs: settlesWithinMs, evidence: { buyers, mails } })
    return { ...settled, history, buyers, mails, kills: system.kills }
  } finally {
    await system.stop()
    await system.remove()
  }
}

type Trade = Pick<Market, 'history' | 'mails'> & { options: ChaosOptions }

/** All buyers, some at a time, and the kills. */
async function trade(system: KilledSystem, { options, history, mails }: Trade): Promise<BuyerRecord[]> {
  const { seed, checkouts, kills, atOnce, minutes } = options
  const closesAt = Date.now() + minutes * 60_000 - settlesWithinMs
  const isOpen = () => Date.now() < closesAt
  const market: Market = {
    ...{ origin: system.facts.origin, mails, history, paidIntents: [] },
    policy: new Uint8Array(readFileSync(join(root, sample))),
    refund: await openTill(system, history),
  }
  const records: BuyerRecord[] = []
  const waiting = planBuyers(seed, checkouts)
  const serve = async () => {
    for (let plan = waiting.shift(); plan && isOpen(); plan = waiting.shift())
      records.push(await runBuyer(market, plan))
  }
  const begun = () => checkouts - waiting.length
  const isOver = () => !isOpen()
  const killing = killAtRandom(system, { kills, buyers: checkouts, random: randomOf(seed, 'kills'), begun, isOver })
  await Promise.all([killing, ...Array.from({ length: atOnce }, serve)])
  return records
}

/** An admin who gives money back. */
async function openTill(system: KilledSystem, history: History): Promise<Market['refund']> {
  const { origin, passwords } = system.facts
  return async (intentId) => {
    const admin = new PatientBrowser({ origin, who: 'admin', history })
    await signIn(admin, accounts.admin, passwords.admin)
    const { status, body } = await admin.post(`/api/admin/payments/${intentId}/refund`, { reason: 'asked for' })
    return status === 200 && body.state === 'refunded'
  }
}
