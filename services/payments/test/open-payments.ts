import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testIdentity } from '@plainpolicy/platform/testing/test-identity'
import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { UserConfirmedSchema } from '@plainpolicy/proto/identity'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { PaymentsDependencies } from '../src/dependencies.ts'
import { cardFields, runEmbeddedStripe } from '../src/ports/card-payments/testing/run-embedded-stripe.ts'
import { openPaymentsDatabase } from '../src/store/open-payments-database.ts'

export const pat = { userId: 'user-pat', email: 'pat@example.com' }
export const sam = { userId: 'user-sam', email: 'sam@example.com' }
export const ada = { userId: 'user-ada', email: 'ada@example.com', roles: ['admin'] }
export const goodCard = '4242424242424242'
export const declinedCard = '4000000000000002'

export type Payments = Awaited<ReturnType<typeof openPayments>>

/** The whole service on a real database and the embedded Stripe server, with a clock that stands still. */
export async function openPayments(options: Partial<PaymentsDependencies> = {}, startsAt = '2026-11-21T12:00:00Z') {
  const logger = createLogger({ service: 'payments', level: 'silent' })
  const clock = fixedClock(startsAt)
  const stripe = await runEmbeddedStripe({ clock })
  const database = await openPaymentsDatabase({ url: await testDatabase('payments'), logger })
  const identity = await testIdentity('payments')
  const events = testBus()
  /** What was written in which browser. */
  const forms = new Map<string, string>()
  const dependencies: PaymentsDependencies = {
    database,
    bus: events.bus,
    cards: stripe.payments,
    intakes: { emailOf: async (visitorId) => forms.get(visitorId) ?? null },
    verifyToken: identity.verifyToken,
    clock,
    logger,
    priceCents: 2499,
    taxPercent: 0,
    reconcileEveryMs: 3_600_000,
    ...options,
  }
  const { app } = await buildApp(dependencies)
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await stripe.close()
  })
  return { app, clock, database, dependencies, events, forms, identity, stripe }
}

interface Call {
  as?: { userId: string; email: string; roles?: string[] } | null
  visitor?: string
}

export async function post(
  { app, identity }: Payments,
  url: string,
  { body, as = null, visitor }: Call & { body?: object } = {},
) {
  const headers = { ...(as && (await identity.headersFor(as))), ...(visitor && { 'x-visitor-id': visitor }) }
  return app.inject({ method: 'POST', url, headers, ...(body && { payload: body }) })
}

export const begin = (payments: Payments, { body, ...call }: Call & { body?: object }) =>
  post(payments, '/api/create-payment-intent', { ...call, ...(body && { body }) })

/** The payer's side: the card form. */
export async function pay(payments: Payments, clientSecret: string, card = goodCard): Promise<string> {
  const [intentId = ''] = clientSecret.split('_secret_')
  await payments.stripe.page(`/v1/payment_intents/${intentId}/confirm`, cardFields(card, clientSecret))
  return intentId
}

/** Hands on a webhook, byte for byte as it came from the server. */
export async function webhook({ app, stripe }: Payments, type: string, intentId: string) {
  const { rawBody, signature } = await stripe.webhooks.waitFor(type, intentId)
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' }
  return app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload: Buffer.from(rawBody) })
}

/** Begins an order, pays it, and lets the webhook arrive. */
export async function buy(payments: Payments, call: Call & { body?: object }): Promise<string> {
  const { clientSecret } = (await begin(payments, call)).json()
  const intentId = await pay(payments, clientSecret)
  await webhook(payments, 'payment_intent.succeeded', intentId)
  return intentId
}

export const claim = (payments: Payments, call: Call & { body?: object }) =>
  post(payments, '/api/claim-payment', { body: {}, ...call })

/** A form that was filled in, in a browser of its own. */
export function browser({ forms }: Payments, email: string): string {
  const visitor = `visitor-${crypto.randomUUID()}`
  forms.set(visitor, email)
  return visitor
}

/** One report as the other services tell of it; times are those of the clock. */
export function report({ clock, events }: Payments, { userId } = pat) {
  const names = { reportId: crypto.randomUUID(), documentId: crypto.randomUUID() }
  const said = <Schema extends DescMessage>(schema: Schema, message: MessageInitShape<Schema>): EventEnvelope =>
    outgoing(schema, message, { key: names.reportId, occurredAt: clock.now() })
  return {
    reportId: names.reportId,
    submitted: () => said(DocumentSubmittedSchema, { ...names, userId }),
    completed: () => said(AnalysisCompletedSchema, names),
    failed: () => said(AnalysisFailedSchema, { ...names, code: 'internal' }),
    async finish() {
      await events.deliver(said(DocumentSubmittedSchema, { ...names, userId }))
      await events.deliver(said(AnalysisCompletedSchema, names))
      return names.reportId
    },
  }
}

export const confirmed = ({ clock, events }: Payments, { userId, email }: { userId: string; email: string }) =>
  events.deliver(
    outgoing(UserConfirmedSchema, { userId, email, name: 'Pat' }, { key: userId, occurredAt: clock.now() }),
  )

export const credits = ({ database }: Payments) => database.prisma.credit.findMany({ orderBy: { createdAt: 'asc' } })
export const orders = ({ database }: Payments) =>
  database.prisma.purchaseOrder.findMany({ orderBy: { createdAt: 'asc' } })
export const ledger = async ({ database }: Payments) =>
  (await database.prisma.ledgerEntry.findMany({ orderBy: { id: 'asc' } })).map(({ kind, amountCents }) => [
    kind,
    amountCents,
  ])
