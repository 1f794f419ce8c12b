import { expect, test } from 'vitest'
import { begin, browser, buy, openPayments, pat } from './open-payments.ts'

test('tells how far orders come and what waits', async () => {
  const payments = await openPayments()
  await begin(payments, { visitor: browser(payments, 'open@example.com') })
  await buy(payments, { as: pat })
  await buy(payments, { visitor: browser(payments, 'late@example.com') })
  payments.clock.advance(60_000)
  const { body } = await payments.app.inject({ url: '/metrics' })
  for (const line of [
    'payment_orders{state="open",service="payments"} 1',
    'payment_orders{state="paid",service="payments"} 2',
    'payment_orders{state="refunded",service="payments"} 0',
    'payment_credits{state="available",service="payments"} 2',
    'payment_unexplained{service="payments"} 0',
    'payment_oldest_unclaimed_seconds{service="payments"} 60',
  ]) {
    expect(body).toContain(line)
  }
  expect(body).toMatch(/payment_last_reconciliation_seconds\{service="payments"\} \d+/)
})
