import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { reports } from '../src/main.ts'

const start = (env: Record<string, string>) =>
  reports.start({
    env,
    bus: testBus().bus,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    logger: createLogger({ service: 'reports', level: 'silent' }),
  })

test('starts from its variables, says what it hears, is ready, and stops', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'reports-'))
  const running = await start({
    REPORTS_DATABASE_URL: await testDatabase('reports'),
    REPORTS_PORT: '0',
    ANALYSIS_URL: 'http://127.0.0.1:9',
    JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    TOKEN_ISSUER: 'http://identity.test',
    SERVICE_SECRET: 's'.repeat(32),
    OBJECT_STORE: 'embedded',
    OBJECT_STORE_DIRECTORY: directory,
    OBJECT_STORE_SECRET: 's'.repeat(32),
  })
  expect([...running.subscribes].sort()).toEqual([
    'AnalysisCompleted',
    'AnalysisFailed',
    'AnalysisProgressed',
    'DocumentSubmitted',
    'ReportLocked',
    'ReportUnlocked',
    'UploadRequested',
  ])
  const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } })
  expect(await ready.json()).toEqual({ status: 'ready' })
  const api = (await (await fetch(`${running.url}/openapi.json`)).json()) as { paths: object }
  expect(Object.keys(api.paths).sort()).toEqual([
    '/api/admin/reports/{reportId}/correct',
    '/api/report/{reportId}/{token}',
    '/api/reports',
    '/api/reports/{reportId}/crops/{path}',
    '/api/reports/{reportId}/events',
    '/api/reports/{reportId}/links',
    '/api/reports/{reportId}/links/withdraw',
    '/api/reports/{reportId}/pages/{page}',
    '/api/reports/{reportId}/pdf',
    '/api/reports/{reportId}/reviews',
    '/api/reports/{reportId}/status',
    '/api/trigger-analysis',
  ])
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
  await rm(directory, { recursive: true })
})

test('names every faulty variable at once', async () => {
  await expect(start({ OBJECT_STORE: 'tape', REPORTS_PORT: 'door' })).rejects.toThrow(
    /OBJECT_STORE: [\s\S]*REPORTS_DATABASE_URL: [\s\S]*REPORTS_PORT: [\s\S]*ANALYSIS_URL: /,
  )
})
