import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { expect, test } from 'vitest'
import { buy, openPayments, pat } from './open-payments.ts'

test('another service asks how many credits a person has; nobody else may', async () => {
  const payments = await openPayments()
  await buy(payments, { as: pat })
  const token = await createServiceToken({ service: 'documents', audience: 'payments', secret: testServiceSecret })
  const url = `/internal/credits/${pat.userId}`
  const answer = await payments.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(answer.json()).toEqual({ available: 1 })
  const none = await payments.app.inject({ url: '/internal/credits/x', headers: { authorization: `Bearer ${token}` } })
  expect(none.json()).toEqual({ available: 0 })
  const refused = await payments.app.inject({ url, headers: await payments.identity.headersFor(pat) })
  expect(refused.statusCode).toBe(403)
})
