import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { openIdentityDatabase } from '../../../store/identity-database.ts'
import { createKeycloakClient } from './keycloak-client.ts'
import { createRefresh } from './refresh-once.ts'

/** As Keycloak does: it takes a refresh token once, also when nobody waits for its answer any more. */
async function slowKeycloak(answersAfterMs: number): Promise<string> {
  let isUsed = false
  const server = createServer(async (_request, response) => {
    const status = isUsed ? 400 : 200
    isUsed = true
    await delay(answersAfterMs)
    const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600, refresh_expires_in: 600 }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? tokens : { error: 'invalid_grant' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an answer that Keycloak gives late costs nobody the session: whoever asks again gets it', async () => {
  const logger = createLogger({ service: 'test', level: 'silent' })
  const database = await openIdentityDatabase({ url: await testDatabase('refresh'), logger })
  onTestFinished(() => database.close())
  const address = { url: await slowKeycloak(6_000), realm: 'r', clientId: 'c', clientSecret: 's' }
  const refresh = createRefresh({
    ...{ client: createKeycloakClient(address), database, tokenKey: Buffer.alloc(32, 7) },
    now: () => new Date(),
  })
  const impatient = refresh('token')
  await delay(5_500)
  expect(await refresh('token')).toMatchObject({ refreshToken: 'r' })
  expect(await impatient).toEqual(await refresh('token'))
})
