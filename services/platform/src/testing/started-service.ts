import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import type { RunningService, Service } from '../service/service.ts'
import { createLogger } from '../telemetry/logger.ts'
import { testBus } from './test-bus.ts'

/** Variables that services have in common. Nothing listens on port 9. */
export const commonVariables = {
  ANALYSIS_URL: 'http://127.0.0.1:9',
  DOCUMENTS_URL: 'http://127.0.0.1:9',
  PAYMENTS_URL: 'http://127.0.0.1:9',
  JWKS_URL: 'http://127.0.0.1:9/jwks.json',
  TOKEN_ISSUER: 'http://identity.test',
  SERVICE_SECRET: 's'.repeat(32),
}

/** A folder that is gone after the test. */
export async function testDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'service-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

export const objectStoreVariables = async () => ({
  OBJECT_STORE: 'embedded',
  OBJECT_STORE_DIRECTORY: await testDirectory(),
  OBJECT_STORE_SECRET: 's'.repeat(32),
})

/** Starts a service from its variables, as its own process does. */
export const startFrom = (service: Service, env: Record<string, string>): Promise<RunningService> =>
  service.start({
    env,
    bus: testBus().bus,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    logger: createLogger({ service: service.name, level: 'silent' }),
  })

/** What a running service tells of itself. */
export async function toldBy({ url }: RunningService): Promise<{ ready: unknown; paths: string[] }> {
  const ready = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
  const api = (await (await fetch(`${url}/openapi.json`)).json()) as { paths?: object }
  return { ready: await ready.json(), paths: Object.keys(api.paths ?? {}).sort() }
}
