import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { payments } from '../src/main.ts'

const start = (env: Record<string, string>) =>
  payments.start({
    env,
    bus: testBus().bus,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    logger: createLogger({ service: 'payments', level: 'silent' }),
  })

const common = {
  PAYMENTS_PORT: '0',
  DOCUMENTS_URL: 'http://127.0.0.1:9',
  JWKS_URL: 'http://127.0.0.1:9/jwks.json',
  TOKEN_ISSUER: 'http://identity.test',
  SERVICE_SECRET: 's'.repeat(32),
}

test('starts from its variables with the payment server on this machine, is ready, and stops', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'payments-'))
  const running = await start({
    ...common,
    PAYMENTS_DATABASE_URL: await testDatabase('payments'),
    CARD_PAYMENTS: 'embedded',
    EMBEDDED_STRIPE_DIRECTORY: directory,
    EMBEDDED_STRIPE_PORT: '0',
    EMBEDDED_STRIPE_SECRET: 's'.repeat(32),
    PUBLIC_ORIGIN: 'http://localhost:3000',
  })
  expect([...running.subscribes].sort()).toEqual([
    'AnalysisCompleted',
    'AnalysisFailed',
    'DocumentSubmitted',
    'UserConfirmed',
  ])
  const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } })
  expect(await ready.json()).toEqual({ status: 'ready' })
  const api = (await (await fetch(`${running.url}/openapi.json`)).json()) as { paths: object }
  expect(Object.keys(api.paths).sort()).toEqual([
    '/api/admin/payments/findings',
    '/api/admin/payments/findings/{findingId}/settle',
    '/api/admin/payments/{orderId}/refund',
    '/api/claim-payment',
    '/api/create-payment-intent',
    '/api/stripe/webhook',
    '/api/unlock-report',
  ])
  await running.stop()
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow()
  await rm(directory, { recursive: true })
})

test('names every faulty variable at once', async () => {
  await expect(start({ PRICE_CENTS: 'much', TAX_PERCENT: '-1' })).rejects.toThrow(
    /PAYMENTS_DATABASE_URL: [\s\S]*PRICE_CENTS: [\s\S]*TAX_PERCENT: [\s\S]*CARD_PAYMENTS: /,
  )
})

test('asks for Stripe’s keys when it is to take money, and does not repeat them', async () => {
  const url = await testDatabase('payments')
  const refusal = (keys: object) =>
    start({ ...common, CARD_PAYMENTS: 'stripe', PAYMENTS_DATABASE_URL: url, ...keys }).catch(String)
  expect(await refusal({})).toMatch(/STRIPE_SECRET_KEY: [\s\S]*STRIPE_PUBLISHABLE_KEY: [\s\S]*STRIPE_WEBHOOK_SECRET: /)
  const mixedUp = await refusal({ STRIPE_SECRET_KEY: 'pk_test_mixed_up' })
  expect(mixedUp).toMatch(/STRIPE_SECRET_KEY: /)
  expect(mixedUp).not.toContain('mixed_up')
})
