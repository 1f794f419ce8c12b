import type { Clock } from '@plainpolicy/platform/clock/clock'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { z } from 'zod'
import { type CardPaymentsConfig, embeddedStripeVariables, stripeVariables } from '../../config.ts'
import type { CardPayments } from './card-payments.ts'
import { openEmbeddedStripe } from './embedded/embedded-stripe.ts'
import { openStripe } from './stripe.ts'

interface Options {
  config: CardPaymentsConfig & { LISTEN_HOST: string }
  clock: Clock
  logger: Logger
}

interface OpenCardPayments {
  cards: CardPayments
  close(): Promise<void>
}

/** The card provider that CARD_PAYMENTS names. Throws ConfigError when a variable of that one is missing. */
export async function openCardPayments(options: Options): Promise<OpenCardPayments> {
  return options.config.CARD_PAYMENTS === 'stripe' ? openAtStripe(options) : openEmbedded(options)
}

function openAtStripe(options: Options): OpenCardPayments {
  const config = loadConfig(z.object(stripeVariables), textOf(options))
  const publishableKey = config.STRIPE_PUBLISHABLE_KEY
  const cards = openStripe({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiUrl: config.STRIPE_API_URL,
    cardFormFor: () => ({ kind: 'stripe', publishableKey }),
  })
  return { cards, close: async () => {} }
}

/** The server that pretends to be Stripe, for as long as it is open, and our side of it. */
async function openEmbedded(options: Options): Promise<OpenCardPayments> {
  const config = loadConfig(z.object(embeddedStripeVariables), textOf(options))
  const webhookSecret = `whsec_${config.EMBEDDED_STRIPE_SECRET}`
  const server = await openEmbeddedStripe({
    directory: config.EMBEDDED_STRIPE_DIRECTORY,
    port: config.EMBEDDED_STRIPE_PORT,
    host: options.config.LISTEN_HOST,
    publicOrigin: config.PUBLIC_ORIGIN,
    webhookUrl: config.EMBEDDED_STRIPE_WEBHOOK_URL ?? new URL('/api/stripe/webhook', config.PUBLIC_ORIGIN).href,
    webhookSecret,
    clock: options.clock,
    logger: options.logger,
  })
  const { port } = new URL(server.url)
  const origin = config.EMBEDDED_STRIPE_ORIGIN ?? `http://localhost:${port}`
  const cards = openStripe({
    secretKey: `sk_test_${config.EMBEDDED_STRIPE_SECRET}`,
    webhookSecret,
    apiUrl: `http://127.0.0.1:${port}`,
    cardFormFor: ({ clientSecret }) => {
      return { kind: 'embedded', url: `${origin}/card-form?client_secret=${encodeURIComponent(clientSecret)}` }
    },
  })
  return { cards, close: server.close }
}

/** Read once more, by the schema of the adapter that was chosen. */
const textOf = ({ config }: Options) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, value?.toString()]))
