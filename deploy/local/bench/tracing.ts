import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { environmentOf, type Variables } from '../environment.ts'
import { Fault } from '../fault.ts'
import { freePorts } from '../ports.ts'
import { root } from '../root.ts'
import { keptSecrets } from '../secrets.ts'

const rounds = 7
// Below what the gateway takes of one network in a minute.
const requests = 1_600
const sideBySide = 8
const readyWithinMs = 60_000

/** In milliseconds; the work is what the process had of the processors, which a busy machine hardly changes. */
const columns = ['ready', 'its work', 'request', 'its work', 'memory, MB']
type Round = [ready: number, readyWork: number, request: number, requestWork: number, megabytes: number]

/** What tracing costs a service: its start and its requests, with a collector that takes everything and without one. */
export async function measure(): Promise<void> {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end())
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const without: Round[] = []
  const traced: Round[] = []
  // In turns, so that a busy minute weighs on both.
  for (let round = 0; round < rounds; round++) {
    without.push(await measureRound({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined }))
    traced.push(await measureRound({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }))
  }
  collector.close()
  print('gateway, ms', columns)
  print('without a collector', medians(without))
  print('with a collector', medians(traced))
  console.log(`\nmedians of ${rounds} starts, ${requests} requests each, ${sideBySide} side by side`)
}

/** The gateway, because it starts without a database, whose start would hide what is measured. */
async function measureRound(change: Variables): Promise<Round> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'plainpolicy-tracing-'))
  const ports = await freePorts()
  const origin = `http://127.0.0.1:${ports.gateway}`
  const secrets = keptSecrets(join(folder.path, 'secrets.json'))
  const facts = { ports, origin, databases: {}, secrets, dataDirectory: folder.path, logLevel: 'warn' }
  const env = { ...environmentOf(facts), ...change } as NodeJS.ProcessEnv
  const began = performance.now()
  const words = ['--disable-warning=ExperimentalWarning', join(root, 'services', 'gateway', 'src', 'main.ts')]
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilReady(child, origin)
    const ready = performance.now() - began
    const readyWork = workOf(child)
    const request = await medianRequest(origin)
    const requestWork = (workOf(child) - readyWork) / requests
    return [ready, readyWork, request, requestWork, megabytesOf(child)]
  } finally {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill()
    await ended
  }
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  const isReady = async () => (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Fault('The gateway did not get ready.')
    await delay(5)
  }
}

/** At an address where nothing is: the gateway answers by itself. */
async function medianRequest(origin: string): Promise<number> {
  const times: number[] = []
  const line = async () => {
    for (let sent = 0; sent < requests / sideBySide; sent++) {
      const began = performance.now()
      await (await fetch(`${origin}/api/none`)).arrayBuffer()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, line))
  return median(times)
}

/** Milliseconds of the processors that the process has had; by Linux alone, which counts in hundredths of a second. */
function workOf({ pid }: ChildProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * 10
}

function megabytesOf({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

const medians = (measured: Round[]) => columns.map((_, index) => median(measured.map((round) => round[index] ?? 0)))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function print(name: string, values: (number | string)[]): void {
  const cells = values.map((value) => (typeof value === 'number' ? value.toFixed(value < 10 ? 2 : 0) : value))
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''))
}
