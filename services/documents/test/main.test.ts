import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { documents } from '../src/main.ts'

const start = (env: Record<string, string>) =>
  documents.start({
    env,
    bus: testBus().bus,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    logger: createLogger({ service: 'documents', level: 'silent' }),
  })

test('starts from its variables, is ready, and stops', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'documents-'))
  const running = await start({
    DOCUMENTS_DATABASE_URL: await testDatabase('documents'),
    DOCUMENTS_PORT: '0',
    PAYMENTS_URL: 'http://127.0.0.1:9',
    JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    TOKEN_ISSUER: 'http://identity.test',
    SERVICE_SECRET: 's'.repeat(32),
    OBJECT_STORE: 'embedded',
    OBJECT_STORE_DIRECTORY: directory,
    OBJECT_STORE_SECRET: 's'.repeat(32),
  })
  const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } })
  expect(await ready.json()).toEqual({ status: 'ready' })
  const api = (await (await fetch(`${running.url}/openapi.json`)).json()) as { paths: object }
  expect(Object.keys(api.paths).sort()).toEqual([
    '/api/get-presigned-url',
    '/api/save-progress',
    '/api/submit-policy',
    '/api/submit-policy-s3',
  ])
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
  await rm(directory, { recursive: true })
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'tape', DOCUMENTS_DAILY_LIMIT: 'many' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*DOCUMENTS_DATABASE_URL: [\s\S]*DOCUMENTS_DAILY_LIMIT: /,
  )
})
