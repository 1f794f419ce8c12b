import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { analysis } from '../src/main.ts'

const start = (env: Record<string, string>) =>
  analysis.start({
    env,
    bus: testBus().bus,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    logger: createLogger({ service: 'analysis', level: 'silent' }),
  })

test('starts from its variables, says what it hears, is ready, and stops', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'analysis-'))
  const running = await start({
    ANALYSIS_DATABASE_URL: await testDatabase('analysis'),
    ANALYSIS_PORT: '0',
    JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    TOKEN_ISSUER: 'http://identity.test',
    SERVICE_SECRET: 's'.repeat(32),
    OBJECT_STORE: 'embedded',
    OBJECT_STORE_DIRECTORY: directory,
    OBJECT_STORE_SECRET: 's'.repeat(32),
  })
  expect(running.subscribes).toEqual(['DocumentSubmitted'])
  const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } })
  expect(await ready.json()).toEqual({ status: 'ready' })
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
  await rm(directory, { recursive: true })
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'shelf', ANALYSIS_PORT: 'door', WORKFLOW_ENGINE: 'steam' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*ANALYSIS_DATABASE_URL: [\s\S]*ANALYSIS_PORT: [\s\S]*WORKFLOW_ENGINE: /,
  )
})
