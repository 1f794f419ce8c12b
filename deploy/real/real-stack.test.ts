import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../local/free-port.ts'
import { freePorts } from '../local/ports.ts'
import { temporaryFolder } from '../local/testing/temporary-folder.ts'
import { type RealServer, Unavailable } from './real-server.ts'
import { type RealStack, startRealStack } from './real-stack.ts'
import { sentenceOf } from './start-servers.ts'

const stacks: RealStack[] = []
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop()
})

const listener = `require('node:http').createServer((_, response) => response.end()).listen(process.argv[1], '127.0.0.1')`
const present: RealServer = {
  name: 'present',
  version: '1',
  obtain: async () => undefined,
  command: ({ port }) => ({ program: process.execPath, args: ['-e', listener, String(port)] }),
  isReady: async ({ host, port }) => (await fetch(`http://${host}:${port}`)).ok,
  variables: () => ({}),
}
const absent: RealServer = {
  ...present,
  name: 'absent',
  obtain: () => Promise.reject(new Unavailable('The registry does not give it out.')),
}

async function start(servers: RealServer[]) {
  const said: string[] = []
  const stack = await startRealStack({
    dataDirectory: join(temporaryFolder(), '.data'),
    ports: await freePorts(),
    serverPorts: await freePort(),
    servers,
    withServices: true,
    webIsBuilt: Promise.resolve(),
    say: (line) => said.push(line),
  })
  stacks.push(stack)
  return { stack, said }
}

test('starts no service without a server that they need; says which, why, and leaves the other servers running', async () => {
  const { stack, said } = await start([absent, present])
  expect(stack.services.size).toBe(0)
  expect([...stack.servers.keys()]).toEqual(['present'])
  expect(said).toContain(
    'MISSING: absent 1. The registry does not give it out.\n  The services need it, so none of them is started.',
  )
}, 60_000)

test('says what is not there without a server that can be missed', () => {
  const server = { ...absent, withoutIt: 'traces are kept nowhere.' }
  expect(sentenceOf({ server, reason: 'No route.' })).toBe(
    'MISSING: absent 1. No route.\n  The rest runs without it: traces are kept nowhere.',
  )
})

test('ends when not one server can be had', async () => {
  await expect(start([absent])).rejects.toThrow('None of the servers could be started.')
}, 60_000)
