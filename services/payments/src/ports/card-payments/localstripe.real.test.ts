import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localstripe } from '../../../../../deploy/real/servers/localstripe.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import type { CardIntent } from './card-payments.ts'
import { cardPaymentsContract } from './contract.ts'
import { openStripe } from './stripe.ts'
import { startWebhookReceiver } from './testing/webhook-receiver.ts'
import { type TestCard, testCards } from './under-contract.ts'

// It answers 400 to these, which Stripe knows; a stand-in between takes them out of our requests, and out of nothing else.
const unknownToIt = /^(receipt_email|automatic_payment_methods|reason|created)(\[|$)/

// Stripe's own card for it is refused by this server only where a card is bound to a customer, which we do not do.
const itsCards: Partial<Record<TestCard, string>> = { declined: '4000000000000341' }

cardPaymentsContract(
  `localstripe ${localstripe.version}`,
  async () => {
    const running = await startForTest(localstripe)
    const { STRIPE_API_URL: url = '', STRIPE_SECRET_KEY: secretKey = '' } = running.variables
    const webhookSecret = running.variables.STRIPE_WEBHOOK_SECRET ?? ''
    const webhooks = await startWebhookReceiver()
    const front = await standBefore(url)
    const post = poster(url, secretKey)
    const hook = { url: webhooks.url, secret: webhookSecret, events: null }
    await fetch(`${url}/_config/webhooks/ours`, { method: 'POST', body: JSON.stringify(hook) })
    return {
      payments: openStripe({
        secretKey,
        webhookSecret,
        apiUrl: front.url,
        cardFormFor: () => ({ kind: 'stripe', publishableKey: 'pk_test_on_this_machine' }),
      }),
      buyer: {
        // Its confirm takes no card: the card is made first and bound to the intent.
        async pay({ id }: CardIntent, card: TestCard) {
          const method = await post('/v1/payment_methods', cardOf(itsCards[card] ?? testCards[card]))
          await post(`/v1/payment_intents/${id}`, { payment_method: method.id ?? '' })
          const { error } = await post(`/v1/payment_intents/${id}/confirm`, {})
          return error ? (error.code ?? error.type ?? 'refused') : null
        },
        async answerBank({ id, clientSecret: client_secret }, isBuyer) {
          await post(`/v1/payment_intents/${id}/_authenticate`, { client_secret, success: String(isBuyer) })
        },
      },
      webhook: webhooks.waitFor,
      async close() {
        front.close()
        await webhooks.close()
        await running.stop()
      },
    }
  },
  {
    'a repeated order is the same intent': 'it takes no notice of idempotency keys',
    'another try after a refused card': 'it confirms an intent whose charge failed no second time',
    'reasons in detail': 'it says card_declined of every refusal',
    'what was received': 'its intents have no amount_received',
    'one refund': 'it refunds a charge as often as it is asked to',
    'faults with a code': 'its 404 and its refusals to cancel carry none',
    'lists by time': 'it refuses created[gte] and lists oldest first',
  },
)

const cardOf = (number: string) => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
})

interface ItsAnswer {
  id?: string
  error?: { code?: string; type?: string }
}

const poster = (url: string, secretKey: string) => async (path: string, fields: Record<string, string>) => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return (await answer.json()) as ItsAnswer
}

async function standBefore(url: string) {
  const without = (text: string) =>
    new URLSearchParams([...new URLSearchParams(text)].filter(([name]) => !unknownToIt.test(name))).toString()
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = new URL(request.url ?? '/', url)
    asked.search = without(asked.search)
    const answer = await fetch(asked, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(request.method === 'POST' && { body: without(Buffer.concat(chunks).toString()) }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
