import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import {
  finishedInJournal,
  line,
  measureUpload,
  type Parts,
  paceMs,
  parts,
  partsAt,
  partsInWords,
  quantile,
  textSamples,
} from '../measure-upload.ts'
import { accounts, seed } from '../seed.ts'
import { WebSession } from '../web-session.ts'
import { withSystem } from '../with-system.ts'

const rounds = 4
/** Milliseconds; what the median upload may take. */
const promised = 1000

/** From the end of the upload to 'completed' at the browser's end of the event stream, for the text samples. */
export async function measure(): Promise<void> {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  await withSystem(async (stack, dataDirectory) => {
    await seed(stack, dataDirectory)
    const { origin, environment, secrets } = stack
    const session = new WebSession(origin)
    const email = accounts.homeowner
    await session.call('POST', '/api/auth/sign-in', { email, password: secrets.homeowner })
    const times = new Map<string, Parts[]>()
    for (let round = 0; round < rounds; round++) {
      for (const file of textSamples()) {
        const system = { environment, session, email, finishedAt: finishedInJournal(environment) }
        const [measured] = await Promise.all([measureUpload(system, file), delay(paceMs)])
        times.set(basename(file), [...(times.get(basename(file)) ?? []), ...(measured ? [measured] : [])])
      }
    }
    print(times)
  })
}

function print(times: Map<string, Parts[]>): void {
  console.log(`${partsInWords}\n`)
  line('median of each part, in ms', [...parts])
  for (const [name, measured] of times) line(name, measured.length === 0 ? ['refused'] : partsAt(0.5, measured))
  const all = [...times.values()].flat()
  const totals = all.map(({ total }) => total)
  line(`all (${all.length} uploads), p50`, partsAt(0.5, all))
  line('all, p95', [...parts.slice(0, -1).map(() => ''), quantile(totals, 0.95)])
  const median = quantile(totals, 0.5)
  console.log(`\n${median} ms of the ${promised} ms promised`)
  if (!(median <= promised)) throw new Fault('The promise is not kept.')
}
