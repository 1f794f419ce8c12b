import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock as clock } from '../../clock/clock.ts'
import { loadConfig } from '../../config/load-config.ts'
import { objectStoreVariables } from '../../config/shared-variables.ts'
import { DependencyAway } from '../../errors/dependency-away.ts'
import { freeAddress } from '../../testing/free-address.ts'
import { openObjectStore } from './from-config.ts'
import type { ObjectStore } from './object-store.ts'

const storeAt = (endpoint: string): Promise<ObjectStore> => {
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY: 'access',
    S3_SECRET_KEY: 'not-a-secret',
  }
  const config = loadConfig(z.object(objectStoreVariables), { OBJECT_STORE: 's3', ...variables })
  return openObjectStore({ config, clock, mayRead: ['uploads/'], mayWrite: ['uploads/'] })
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serverAnswering(status: number, body = ''): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const acts: Record<string, (store: ObjectStore) => Promise<unknown>> = {
  put: (store) => store.put('uploads/x', new Uint8Array(3), { contentType: 'text/plain' }),
  get: (store) => store.get('uploads/x', { maxBytes: 3 }),
  head: (store) => store.head('uploads/x'),
  delete: (store) => store.delete('uploads/x'),
  list: (store) => Array.fromAsync(store.list('uploads/')),
}

test.each(Object.entries(acts))('%s tells of an outage when nothing listens there', async (_act, act) => {
  await expect(act(await storeAt(await freeAddress()))).rejects.toThrow(DependencyAway)
})

test.each(Object.entries(acts))('%s tells of an outage when the server says that it cannot now', async (_act, act) => {
  await expect(act(await storeAt(await serverAnswering(503)))).rejects.toThrow(DependencyAway)
})

test.each([
  ['a refusal', 403],
  ['what the server does not have', 501],
])('%s is no outage', async (_, status) => {
  const refusal = '<Error><Code>AccessDenied</Code><Message>no</Message></Error>'
  const fault = await acts.get?.(await storeAt(await serverAnswering(status, refusal))).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(DependencyAway)
})
