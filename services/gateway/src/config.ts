import { listenVariables, logVariables, port, tokenVariables } from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter(Boolean))

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])
const networks = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(network).min(1).max(50))

export const gatewayConfig = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  GATEWAY_PORT: port.default(3000),
  /** Where people reach us: 'https://plainpolicy.example'. */
  PUBLIC_ORIGIN: z.url(),
  /** Further origins from which our own pages may write, such as a development server. */
  GATEWAY_ALSO_ORIGINS: origins,
  /** Where browsers upload to, when the object store is a server of its own: its public endpoint. */
  GATEWAY_UPLOAD_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Where the card form comes from, which the pages may show in a frame: Stripe, or an embedded payment server. */
  GATEWAY_CARD_FORM: z
    .union([z.literal('stripe'), z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)])
    .optional(),
  /**
   * Proxies that say in X-Forwarded-For where a browser comes from: addresses and networks with commas between them. Without
   * it, everybody behind a proxy counts as one network for the limits. How many they are is no answer: whoever reaches us
   * beside them could pose as any network.
   */
  TRUSTED_PROXIES: networks.optional(),
  /** Signs the visitor cookie. */
  COOKIE_SECRET: z.string().min(32),
  /** The built web client. */
  WEB_DIRECTORY: z.string().min(1),
  IDENTITY_URL: z.url(),
  DOCUMENTS_URL: z.url(),
  PAYMENTS_URL: z.url(),
  REPORTS_URL: z.url(),
  NOTIFICATIONS_URL: z.url(),
})
