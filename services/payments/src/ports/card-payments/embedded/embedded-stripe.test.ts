import { cardPaymentsContract, testCards } from '../contract.ts'
import { cardFields, runEmbeddedStripe } from '../testing/run-embedded-stripe.ts'

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
