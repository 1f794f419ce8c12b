import { expect, test } from 'vitest'
import { cardPaymentsContract } from '../contract.ts'
import { cardFields, runEmbeddedStripe } from '../testing/run-embedded-stripe.ts'
import { testCards } from '../under-contract.ts'

cardPaymentsContract('the embedded Stripe server', async () => {
  const { payments, webhooks, page, close } = await runEmbeddedStripe()
  return {
    payments,
    buyer: {
      async pay({ id, clientSecret }, card) {
        const { body } = await page(`/v1/payment_intents/${id}/confirm`, cardFields(testCards[card], clientSecret))
        return body.error?.code ?? null
      },
      async answerBank({ id, clientSecret: client_secret }, isBuyer) {
        await page(`/card-form/authenticate/${id}`, { client_secret, outcome: isBuyer ? 'complete' : 'fail' })
      },
    },
    webhook: webhooks.waitFor,
    close,
  }
})

test('disputes are listed from a moment on, as they stand', async () => {
  await using running = await runEmbeddedStripe()
  const { payments, page, control } = running
  const createdAfter = new Date(Date.now() - 1_000)
  const asked = { amountCents: 2499, currency: 'usd', receiptEmail: 'pat@example.com', metadata: {} }
  const { id: intentId, clientSecret } = await payments.createIntent({ orderId: crypto.randomUUID(), ...asked })
  await page(`/v1/payment_intents/${intentId}/confirm`, cardFields(testCards.good, clientSecret))
  const { id } = await control<{ id: string }>('disputes', { paymentIntent: intentId })
  const listed = () => Array.fromAsync(payments.listDisputes({ createdAfter }))
  expect(await listed()).toEqual([{ id, intentId, amountCents: 2499, status: 'needs_response', reason: 'fraudulent' }])
  await control(`disputes/${id}/close`, { status: 'lost' })
  expect(await listed()).toMatchObject([{ id, status: 'lost' }])
  expect(await Array.fromAsync(payments.listDisputes({ createdAfter: new Date(Date.now() + 3_600_000) }))).toEqual([])
})
