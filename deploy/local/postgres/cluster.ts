import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault, portInUse, sentenceFor } from '../fault.ts'
import { type Account, databaseAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { initialise } from './initialise.ts'
import { placeData } from './place-data.ts'
import { readPostmaster, stopLeftover, stopProcess } from './postmaster.ts'

export interface ClusterOptions {
  /** Absolute. Made and initialised if it does not exist. */
  directory: string
  port: number
  password: string
  /** False for tests: nothing is flushed to the disk, which is faster and loses everything in a power cut. */
  isDurable: boolean
  /** Unsaid: those from npm. */
  findPrograms?: (account: Account) => Promise<Binaries>
}

export interface Cluster {
  port: number
  /** Address of a database for the superuser. */
  urlOf(database: string): string
  /** Rejects when the server ends although nobody stopped it. */
  isBroken: Promise<never>
  stop(): Promise<void>
}

/** Starts PostgreSQL on 127.0.0.1, after clearing away whatever a killed run left behind. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = databaseAccount()
  const binaries = await (options.findPrograms ?? findBinaries)(account)
  const directory = await placeData(options.directory, account)
  await stopLeftover(directory)
  await initialise({ ...options, directory }, binaries)
  const server = launch({ ...options, directory }, binaries)
  await isUp(server, directory, options)
  let isStopping = false
  const isBroken = new Promise<never>((_, reject) => {
    server.once('exit', () => isStopping || reject(faultFrom(directory, options.port)))
  })
  isBroken.catch(() => undefined)
  return {
    port: options.port,
    isBroken,
    urlOf: (database) => `postgresql://postgres:${options.password}@127.0.0.1:${options.port}/${database}`,
    async stop() {
      isStopping = true
      await stopProcess(server.pid ?? 0)
    },
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  dynamic_shared_memory_type: 'mmap',
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_min_messages: 'warning',
  // Of no use for short queries, and Debian's unpacked package comes without its library.
  jit: 'off',
}
const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

function launch(options: ClusterOptions, { account, postgres, env }: Binaries): ChildProcess {
  const chosen = Object.entries({ ...settings, ...(options.isDurable ? {} : volatile) })
  const log = openSync(logOf(options.directory), 'w')
  // A session of its own: Ctrl-C in the terminal must not stop the database before the services that use it.
  const server = spawn(
    postgres,
    [
      '-D',
      options.directory,
      '-p',
      String(options.port),
      ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, stdio: ['ignore', log, log], detached: true, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', ...env } },
  )
  closeSync(log)
  server.unref()
  // Whatever ends this process, short of SIGKILL, ends the database too.
  const endToo = () => server.kill('SIGINT')
  process.once('exit', endToo)
  server.once('exit', () => process.off('exit', endToo))
  return server
}

async function isUp(server: ChildProcess, directory: string, options: ClusterOptions): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!isReady(server, directory)) {
    if (server.exitCode !== null || server.signalCode !== null) throw faultFrom(directory, options.port)
    if (Date.now() > deadline) throw new Fault(`PostgreSQL did not start within a minute. Its log: ${logOf(directory)}`)
    await sleep(10)
  }
}

function isReady(server: ChildProcess, directory: string): boolean {
  const postmaster = readPostmaster(directory)
  return postmaster?.pid === server.pid && postmaster?.isReady === true
}

function faultFrom(directory: string, port: number): Fault {
  const log = existsSync(logOf(directory)) ? readFileSync(logOf(directory), 'utf8') : ''
  if (/address already in use/i.test(log)) return new Fault(portInUse(port, 'the database'))
  const reason = log.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? ''
  return new Fault(sentenceFor(new Error(log)) ?? `PostgreSQL ended: ${reason} Its log: ${logOf(directory)}`)
}

function logOf(directory: string): string {
  return `${directory}.log`
}
