import { commonVariables, startFrom, testDirectory, toldBy } from '@plainpolicy/platform/testing/started-service'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { payments } from '../src/main.ts'

const start = (env: Record<string, string>) => startFrom(payments, env)

test('starts from its variables with the payment server on this machine, is ready, and stops', async () => {
  const running = await start({
    ...commonVariables,
    PAYMENTS_PORT: '0',
    PAYMENTS_DATABASE_URL: await testDatabase('payments'),
    CARD_PAYMENTS: 'embedded',
    EMBEDDED_STRIPE_DIRECTORY: await testDirectory(),
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
  const { ready, paths } = await toldBy(running)
  expect(ready).toEqual({ status: 'ready' })
  expect(paths).toEqual([
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
})

test('names every faulty variable at once', async () => {
  await expect(start({ PRICE_CENTS: 'much', TAX_PERCENT: '-1' })).rejects.toThrow(
    /PAYMENTS_DATABASE_URL: [\s\S]*PRICE_CENTS: [\s\S]*TAX_PERCENT: [\s\S]*CARD_PAYMENTS: /,
  )
})

test('asks for Stripe’s keys when it is to take money, and does not repeat them', async () => {
  const url = await testDatabase('payments')
  const refusal = (keys: object) =>
    start({ ...commonVariables, CARD_PAYMENTS: 'stripe', PAYMENTS_DATABASE_URL: url, ...keys }).catch(String)
  expect(await refusal({})).toMatch(/STRIPE_SECRET_KEY: [\s\S]*STRIPE_PUBLISHABLE_KEY: [\s\S]*STRIPE_WEBHOOK_SECRET: /)
  const mixedUp = await refusal({ STRIPE_SECRET_KEY: 'pk_test_mixed_up' })
  expect(mixedUp).toMatch(/STRIPE_SECRET_KEY: /)
  expect(mixedUp).not.toContain('mixed_up')
})
