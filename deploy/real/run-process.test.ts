import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../local/free-port.ts'
import { isAlive } from '../local/postgres/postmaster.ts'
import { temporaryFolder } from '../local/testing/temporary-folder.ts'
import { type ProcessToRun, type RunningProcess, runProcess } from './run-process.ts'

// Listens on the port given to it through a child of its own, as Keycloak's start script does; /end ends both.
const listener = `require('node:http').createServer((request, response) => {
  response.end('here')
  if (request.url === '/end') process.kill(process.ppid, 'SIGKILL')
}).listen(process.argv[1], '127.0.0.1')`
const parent = `require('node:child_process').spawn(process.execPath, ['-e', process.argv[1], process.argv[2]])
setInterval(() => {}, 1000)`

const running: RunningProcess[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

async function aServer(): Promise<ProcessToRun> {
  const port = await freePort()
  return {
    name: 'listener',
    place: join(temporaryFolder(), 'listener'),
    ports: [port],
    command: () => ({ program: process.execPath, args: ['-e', parent, listener, String(port)], env: process.env }),
    stops: 'leader',
    isReady: () => answers(port),
    readyWithinMs: 10_000,
  }
}

async function run(what: ProcessToRun): Promise<RunningProcess> {
  const one = await runProcess(what)
  running.push(one)
  return one
}

const answers = async (port = 0) => (await fetch(`http://127.0.0.1:${port}`)).ok
const notedPid = ({ place }: ProcessToRun): number => JSON.parse(readFileSync(`${place}.pid`, 'utf8')).pid

test('is gone with its children, and its port free, once killed', async () => {
  const what = await aServer()
  const one = await run(what)
  const pid = notedPid(what)
  await one.kill()
  expect(isAlive(pid)).toBe(false)
  await expect(answers(what.ports[0])).rejects.toThrow()
})

test('runs again after a kill, at the same place, and nothing is broken by it', async () => {
  const what = await aServer()
  const one = await run(what)
  let isBroken = false
  one.isBroken.catch(() => {
    isBroken = true
  })
  await one.kill()
  await one.restart()
  expect(await answers(what.ports[0])).toBe(true)
  expect(isBroken).toBe(false)
})

test('tells when it ends although nobody ended it, also after a restart', async () => {
  const what = await aServer()
  const one = await run(what)
  await one.restart()
  await fetch(`http://127.0.0.1:${what.ports[0]}/end`)
  await expect(one.isBroken).rejects.toThrow('listener ended.')
})

test('ends what a killed run left at the place, then starts', async () => {
  const what = await aServer()
  await runProcess(what)
  const left = notedPid(what)
  await run(what)
  expect(isAlive(left)).toBe(false)
  expect(await answers(what.ports[0])).toBe(true)
})

test('says the last lines of one that does not start, and leaves nothing', async () => {
  const what = await aServer()
  const broken = () => ({
    program: process.execPath,
    args: ['-e', 'console.error("no disk"), process.exit(1)'],
    env: process.env,
  })
  await expect(runProcess({ ...what, command: broken })).rejects.toThrow(/listener ended\..+\nno disk/)
})

test('names the port that another program has', async () => {
  const what = await aServer()
  await run(what)
  const other = { ...what, place: join(temporaryFolder(), 'other') }
  await expect(runProcess(other)).rejects.toThrow(`Port ${what.ports[0]} (listener) is in use by another program.`)
})
