import { setTimeout as delay } from 'node:timers/promises'
import { runSystem } from '../testing/run-system.ts'
import type { History } from './history.ts'
import type { Random } from './random.ts'

type RunningSystem = Awaited<ReturnType<typeof runSystem>>

interface Options {
  dataDirectory: string
  portBase?: number | undefined
  history: History
}

export interface KilledSystem {
  facts: RunningSystem['facts']
  portBase: number
  kills: number
  /** When it was killed for the last time. */
  lastKillAt: number
  /** As a power cut, services, Stripe's server and database at once; and starts it again. */
  kill(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
}

/** `npm start`'s own stack, as a process that can be killed. */
export async function startKilledSystem({ dataDirectory, portBase, history }: Options): Promise<KilledSystem> {
  let running = await runSystem({ dataDirectory, ...(portBase && { portBase }) })
  const system: KilledSystem = {
    facts: running.facts,
    portBase: running.portBase,
    kills: 0,
    lastKillAt: 0,
    async kill() {
      const killedAt = Date.now()
      await running.kill()
      system.kills += 1
      system.lastKillAt = killedAt
      running = await startAgain({ dataDirectory, portBase: system.portBase }, history)
      history.note({ who: 'killer', act: 'kill and start', tookMs: Date.now() - killedAt, outcome: 'ready' })
    },
    stop: () => running.stop(),
    remove: () => running.remove(),
  }
  return system
}

const mostStarts = 3

/** As whatever watches over a process does: on a machine that is too busy a start may not succeed at once. */
async function startAgain(
  place: { dataDirectory: string; portBase: number },
  history: History,
): Promise<RunningSystem> {
  for (let starts = 1; ; starts++) {
    const beganAt = Date.now()
    try {
      return await runSystem(place)
    } catch (error) {
      history.note({ who: 'watcher', act: 'start', tookMs: Date.now() - beganAt, outcome: (error as Error).message })
      if (starts === mostStarts) throw error
    }
  }
}

interface KillPlan {
  kills: number
  buyers: number
  random: Random
  /** How many buyers have begun. */
  begun: () => number
  /** True when the time is over. */
  isOver: () => boolean
}

/** Kills at moments drawn from the whole run, some of them right after a start. */
export async function killAtRandom(
  system: KilledSystem,
  { kills, buyers, random, begun, isOver }: KillPlan,
): Promise<void> {
  const moments = Array.from({ length: kills }, () => (0.03 + 0.94 * random()) * buyers).sort(
    (one, other) => one - other,
  )
  for (const moment of moments) {
    while (begun() < moment && !isOver()) await delay(50)
    if (isOver()) return
    await delay(random() * 2_500)
    await system.kill()
  }
}
