import { listenVariables, logVariables, port, tokenVariables } from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

export const stripeVariables = {
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
  /** Goes to browsers. */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w{8,}$/),
  /** Another server that speaks Stripe's API. */
  STRIPE_API_URL: httpUrl.optional(),
}

export const embeddedStripeVariables = {
  EMBEDDED_STRIPE_DIRECTORY: z.string().min(1),
  EMBEDDED_STRIPE_PORT: port.default(12111),
  /** Where browsers reach it; unsaid, at its port of this machine. */
  EMBEDDED_STRIPE_ORIGIN: httpUrl.optional(),
  /** Signs its webhooks, and is the key of its API. */
  EMBEDDED_STRIPE_SECRET: z.string().min(32),
  /** Where it sends its webhooks; unsaid, to the gateway at PUBLIC_ORIGIN. */
  EMBEDDED_STRIPE_WEBHOOK_URL: httpUrl.optional(),
  PUBLIC_ORIGIN: httpUrl,
}

/** `openCardPayments` asks for those that the named adapter needs. */
const cardPaymentsVariables = {
  /** Named by whoever starts it; nobody takes pretended money by forgetting to choose. */
  CARD_PAYMENTS: z.enum(['embedded', 'stripe']),
  ...z.object({ ...stripeVariables, ...embeddedStripeVariables }).partial().shape,
}

export type CardPaymentsConfig = z.infer<z.ZodObject<typeof cardPaymentsVariables>>

export const paymentsVariables = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  PAYMENTS_DATABASE_URL: z.url(),
  PAYMENTS_PORT: port.default(4002),
  DOCUMENTS_URL: z.url(),
  /** What the Enhanced version of one report costs, without tax. */
  PRICE_CENTS: z.coerce.number().int().min(50).max(1_000_000).default(2499),
  TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
  /** Between two comparisons with the card provider. */
  RECONCILE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  ...cardPaymentsVariables,
})
