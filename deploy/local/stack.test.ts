import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts, type Ports } from './ports.ts'
import { isAlive, readPostmaster } from './postgres/postmaster.ts'
import { removeData } from './remove-data.ts'
import { type Stack, startStack } from './stack.ts'
import { fakeService } from './testing/fake-service.ts'

let dataDirectory: string
let ports: Ports
let stacks: Stack[]

beforeEach(async () => {
  dataDirectory = join(mkdtempSync(join(tmpdir(), 'plainpolicy-stack-')), '.data')
  ports = await freePorts()
  stacks = []
})

afterEach(async () => {
  for (const stack of stacks) await stack.stop()
  await removeData(dataDirectory)
  rmSync(join(dataDirectory, '..'), { recursive: true })
})

async function start(services = [fakeService('reports')]): Promise<Stack> {
  const stack = await startStack({ dataDirectory, ports, services })
  stacks.push(stack)
  return stack
}

async function starts(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.reports}`)
  return ((await response.json()) as { starts: number }).starts
}

function postmaster(): number {
  return readPostmaster(join(dataDirectory, 'postgres'))?.pid ?? 0
}

test('keeps data and secrets between starts, and ends the database with the system', async () => {
  const first = await start()
  const pid = postmaster()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(await starts()).toBe(2)
  expect(second.secrets).toEqual(first.secrets)
})

test('begins anew when told to', async () => {
  await (await start()).stop()
  await removeData(dataDirectory)
  await start()
  expect(await starts()).toBe(1)
})

test('refuses to begin anew, or twice, while it is running', async () => {
  await start()
  await expect(start()).rejects.toThrow(/^Plainpolicy is running already on .+ \(process \d+\)\. Stop it/)
  await expect(removeData(dataDirectory)).rejects.toThrow(/^Plainpolicy is running already/)
})

test('names the port that is in use, its owner among us, and the way out', async () => {
  const other = createServer().listen(ports.inbox, '127.0.0.1')
  await once(other, 'listening')
  await expect(start()).rejects.toThrow(
    `Port ${ports.inbox} (inbox) is in use by another program. Stop that program (find it with: ss -ltnp 'sport = :${ports.inbox}')`,
  )
  other.close()
})

test('names the database’s port in the same way', async () => {
  const other = createServer().listen(ports.database, '127.0.0.1')
  await once(other, 'listening')
  await expect(start()).rejects.toThrow(`Port ${ports.database} (the database) is in use`)
  other.close()
})

test('leaves nothing running when a service cannot start', async () => {
  const broken = { name: 'documents', start: () => Promise.reject(new Error('DOCUMENTS_PORT is missing')) }
  await expect(start([fakeService('reports'), broken])).rejects.toThrow('DOCUMENTS_PORT is missing')
  expect(postmaster()).toBe(0)
  await start()
})

test('takes over from a run that was killed, its database included', async () => {
  const killed = await runApart()
  const leftover = postmaster()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(isAlive(leftover)).toBe(true)
  await start()
  expect(isAlive(leftover)).toBe(false)
  expect(await starts()).toBe(2)
})

test('takes over when the database was killed as well', async () => {
  const killed = await runApart()
  process.kill(postmaster(), 'SIGKILL')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await start()
  expect(await starts()).toBe(2)
})

test('leaves another program alone that was given the number of the old database', async () => {
  await (await start()).stop()
  const file = join(dataDirectory, 'postgres', 'postmaster.pid')
  writeFileSync(file, `${process.pid}\n${dataDirectory}\n`)
  await start()
  expect(readFileSync(file, 'utf8')).not.toContain(`${process.pid}\n`)
})

test('lets a role into its own database only', async () => {
  const { environment } = await start()
  const elsewhere = environment.REPORTS_DATABASE_URL?.replace(/reports$/, 'identity') ?? ''
  const { Client } = (await import('pg')).default
  await expect(new Client(elsewhere).connect()).rejects.toThrow(/permission denied for database "identity"/)
})

test('stops in order at SIGTERM', async () => {
  const child = await runApart()
  const pid = postmaster()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(isAlive(pid)).toBe(false)
})

/** The same system in a process of its own, which a test may kill. Its ports follow one another. */
async function runApart(): Promise<ChildProcess> {
  const base = 20_000 + Math.floor(Math.random() * 10_000)
  const script = join(import.meta.dirname, 'testing', 'run-fake-stack.ts')
  const child = fork(script, [dataDirectory, String(base)], { execArgv: [] })
  await once(child, 'message')
  return child
}
