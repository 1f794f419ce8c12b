import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildWeb } from '../../local/build-web.ts'
import { Fault } from '../../local/fault.ts'
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
  type SystemUnderTest,
  textSamples,
} from '../../local/measure-upload.ts'
import { portsFrom } from '../../local/ports.ts'
import { signUp } from '../../local/sign-up.ts'
import { freeBase } from '../../local/testing/run-system.ts'
import { WebSession } from '../../local/web-session.ts'
import { withSystem } from '../../local/with-system.ts'
import { allServers } from '../all-servers.ts'
import { type RealStack, startRealStack } from '../real-stack.ts'
import { sentenceOf } from '../start-servers.ts'
import { type Activity, activitiesOf } from '../temporal-history.ts'

const rounds = 5
/** Milliseconds; what the median upload may take on real servers, with all of them on this machine. */
const promised = 1_500
const email = 'bench@plainpolicy.test'
const password = 'Harvest-Moon-42!'

/** From the end of the upload to 'completed' at the page, on real servers and on the embedded stack in turn. */
export async function measure(): Promise<void> {
  process.env.DOCUMENTS_DAILY_LIMIT = '1000'
  await withRealStack((real) => withSystem((embedded) => measureBoth(real, embedded)))
}

async function withRealStack(work: (stack: RealStack) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-bench-'))
  try {
    const stack = await startRealStack({
      dataDirectory: join(folder, '.data'),
      ports: portsFrom(await freeBase()),
      serverPorts: await freeBase(),
      servers: allServers,
      withServices: true,
      webIsBuilt: buildWeb(),
      say: console.log,
    })
    const canMeasure = stack.services.size > 0
    if (canMeasure) await work(stack).finally(stack.stop)
    else await stack.stop()
    if (!canMeasure) throw new Fault(stack.missing.map(sentenceOf).join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Stack = Pick<RealStack, 'origin' | 'inbox' | 'environment'>

async function systemOf(stack: Stack, finishedAt: SystemUnderTest['finishedAt']): Promise<SystemUnderTest> {
  const session = new WebSession(stack.origin)
  await signUp(session, { inbox: stack.inbox, email, password })
  return { environment: stack.environment, session, email, finishedAt }
}

async function measureBoth(real: RealStack, embedded: Stack): Promise<void> {
  const { at } = real.servers.get('temporal') ?? {}
  if (!at) throw new Fault('Temporal does not run.')
  const finishedByTemporal = async (reportId: string) => {
    const activities = await activitiesOf(at, reportId)
    const ended = (name: string) => activities.find((one) => one.name === name)?.endedAt ?? new Date(Number.NaN)
    return { read: ended('checkFields'), assessed: ended('assessPolicy') }
  }
  const systems = {
    'real servers': await systemOf(real, finishedByTemporal),
    embedded: await systemOf(embedded, finishedInJournal(embedded.environment)),
  }
  const times = new Map<string, (Parts & { id: string })[]>(Object.keys(systems).map((name) => [name, []]))
  // One round warms both up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const file of textSamples()) {
      for (const [name, system] of Object.entries(systems)) {
        const [measured] = await Promise.all([measureUpload(system, file), delay(paceMs / 2)])
        if (measured && round > 0) times.get(name)?.push(measured)
      }
    }
    console.log(`round ${round} of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`)
  }
  const histories = await Promise.all((times.get('real servers') ?? []).map(({ id }) => activitiesOf(at, id)))
  print(times, histories)
}

function print(times: Map<string, Parts[]>, histories: Activity[][]): void {
  console.log(`\n${partsInWords}\n`)
  line('in ms', [...parts])
  for (const [name, measured] of times) {
    line(`${name} (${measured.length} uploads), p50`, partsAt(0.5, measured))
    line(`${name}, p95`, partsAt(0.95, measured))
  }
  const working = histories.map((steps) =>
    steps.reduce((sum, { startedAt, endedAt }) => sum + +endedAt - +startedAt, 0),
  )
  const around = histories.map(
    (steps, index) => +(steps.at(-1)?.endedAt ?? 0) - +(steps[0]?.scheduledAt ?? 0) - (working[index] ?? 0),
  )
  console.log(`\nWithin the analysis on real servers, p50: ${quantile(working, 0.5)} ms in the steps themselves,`)
  console.log(`${quantile(around, 0.5)} ms between them, in Temporal (${histories[0]?.length} steps).`)
  const median = quantile(
    (times.get('real servers') ?? []).map(({ total }) => total),
    0.5,
  )
  console.log(`\n${median} ms of the ${promised} ms promised on real servers`)
  if (!(median <= promised)) throw new Fault('The promise is not kept.')
}
