import { join } from 'node:path'
import type { Ports } from './ports.ts'
import { root } from './root.ts'
import type { Secrets } from './secrets.ts'

export type Variables = Record<string, string | undefined>

interface Facts {
  ports: Ports
  /** Where the browser finds the system. */
  origin: string
  databases: Record<string, string>
  secrets: Secrets
  dataDirectory: string
  logLevel: string
}

/** The variables of all services on this machine. What the person set in the shell wins. */
export function environmentOf(facts: Facts): Variables {
  const { ports, databases, secrets } = facts
  const at = (port: number) => `http://127.0.0.1:${port}`
  const perService = Object.entries(ports).flatMap(([name, port]) => [
    [`${name.toUpperCase()}_PORT`, String(port)],
    [`${name.toUpperCase()}_URL`, at(port)],
  ])
  const urls = Object.entries(databases).map(([name, url]) => [`${name.toUpperCase()}_DATABASE_URL`, url])
  return {
    ...Object.fromEntries([...perService, ...urls]),
    NODE_ENV: 'development',
    LOG_LEVEL: facts.logLevel,
    PUBLIC_ORIGIN: facts.origin,
    JWKS_URL: `${at(ports.identity)}/.well-known/jwks.json`,
    TOKEN_ISSUER: facts.origin,
    IDENTITY_PROVIDER: 'embedded',
    IDENTITY_KEY_SECRET: secrets.identityKeys,
    SERVICE_SECRET: secrets.service,
    COOKIE_SECRET: secrets.session,
    OBJECT_STORE: 'embedded',
    OBJECT_STORE_DIRECTORY: join(facts.dataDirectory, 'files'),
    OBJECT_STORE_SECRET: secrets.objectStore,
    CARD_PAYMENTS: 'embedded',
    EMBEDDED_STRIPE_DIRECTORY: join(facts.dataDirectory, 'stripe'),
    EMBEDDED_STRIPE_PORT: String(ports.stripe),
    EMBEDDED_STRIPE_SECRET: secrets.stripe,
    EMBEDDED_STRIPE_WEBHOOK_URL: `${at(ports.gateway)}/api/stripe/webhook`,
    GATEWAY_CARD_FORM: `http://localhost:${ports.stripe}`,
    MAIL: 'embedded',
    MAIL_FROM: 'Plainpolicy <hello@plainpolicy.example>',
    SUPPORT_ADDRESS: 'support@plainpolicy.example',
    MAIL_INBOX_DIRECTORY: join(facts.dataDirectory, 'mail'),
    MAIL_INBOX_PORT: String(ports.inbox),
    WEB_DIRECTORY: join(root, 'web', 'dist'),
    ...process.env,
  }
}
