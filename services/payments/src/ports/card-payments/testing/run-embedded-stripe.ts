import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import Stripe from 'stripe'
import type { CardPayments } from '../card-payments.ts'
import { openEmbeddedStripe } from '../embedded/embedded-stripe.ts'
import { openStripe } from '../stripe.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export const webhookSecret = 'whsec_for_these_tests'
export const secretKey = 'sk_test_for_these_tests'

export interface RunningEmbeddedStripe extends AsyncDisposable {
  url: string
  directory: string
  payments: CardPayments
  /** Stripe's own library, for what our port does not ask. */
  stripe: Stripe
  webhooks: WebhookReceiver
  /** What it logged, at every level. */
  lines: string[]
  control<Answer>(path: string, body: object): Promise<Answer>
  page(path: string, fields: Record<string, string>): Promise<{ status: number; body: PageAnswer }>
  close(): Promise<void>
}

export interface PageAnswer {
  id?: string
  status?: string
  error?: { type: string; code: string; decline_code?: string; message: string; payment_intent: { status: string } }
}

interface RunEmbeddedStripe {
  clock?: Clock
  /** Unsaid, a new one. */
  directory?: string
  /** Unsaid, one of its own. */
  webhooks?: WebhookReceiver
}

/** The server on a free port. Its folder goes with it. */
export async function runEmbeddedStripe({ clock = systemClock, ...told }: RunEmbeddedStripe = {}) {
  const directory = told.directory ?? (await mkdtemp(join(tmpdir(), 'embedded-stripe-')))
  const webhooks = told.webhooks ?? (await startWebhookReceiver())
  const lines: string[] = []
  const server = await openEmbeddedStripe({
    directory,
    port: 0,
    publicOrigin: 'http://localhost:3000',
    webhookUrl: webhooks.url,
    webhookSecret,
    clock,
    logger: createLogger({ service: 'test', level: 'trace', to: { write: (line) => void lines.push(line) } }),
  })
  const close = async () => {
    await server.close()
    if (!told.webhooks) await webhooks.close()
    await rm(directory, { recursive: true })
  }
  const running: RunningEmbeddedStripe = {
    url: server.url,
    directory,
    webhooks,
    lines,
    ...clientsOf(server.url),
    close,
    [Symbol.asyncDispose]: close,
  }
  return running
}

/** Everybody who speaks to the server at this address. */
export function clientsOf(url: string) {
  const { hostname: host, port } = new URL(url)
  return {
    payments: openStripe({
      secretKey,
      webhookSecret,
      apiUrl: url,
      cardFormFor: () => ({ kind: 'embedded', url }),
    }),
    stripe: new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false }),
    async control<Answer>(path: string, body: object): Promise<Answer> {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Answer
    },
    async page(path: string, fields: Record<string, string>) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
      return { status: answer.status, body: (await answer.json()) as PageAnswer }
    },
  }
}

/** What the card form sends. */
export const cardFields = (number: string, clientSecret: string) => ({
  client_secret: clientSecret,
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': '123',
})
