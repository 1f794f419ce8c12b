import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import Stripe from 'stripe'
import { type CardForm, type CardPayments, ChargeDisputed } from './card-payments.ts'
import { readStripeWebhook } from './read-stripe-webhook.ts'
import { toDispute, toIntent, toRefund } from './stripe-shapes.ts'

interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is, when not at Stripe: the embedded server, or a stand-in. */
  apiUrl?: string | undefined
  cardFormFor: (intent: { clientSecret: string }) => CardForm
}

const pageSize = 100
const withCharge = { expand: ['latest_charge'] }

/** Stripe, or any server that speaks the same part of its API. */
export function openStripe(options: StripeOptions): CardPayments {
  const { secretKey, webhookSecret: secret, apiUrl, cardFormFor } = options
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(new URL(apiUrl))),
    timeout: 8_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    ...intentsOf(stripe),
    ...refundsOf(stripe),
    listDisputes: ({ createdAfter }) =>
      all(stripe.disputes.list({ created: { gte: secondsOf(createdAfter) }, limit: pageSize }), toDispute),
    readWebhook: (rawBody, signature, at) => readStripeWebhook(stripe, { rawBody, signature, secret, at }),
    cardFormFor,
  }
}

type Intents = Pick<CardPayments, 'createIntent' | 'retrieveIntent' | 'cancelIntent' | 'listIntents'>

function intentsOf({ paymentIntents }: Stripe): Intents {
  return {
    async createIntent({ orderId, amountCents, currency, receiptEmail, metadata }) {
      const asked = {
        amount: amountCents,
        currency,
        receipt_email: receiptEmail,
        metadata: { ...metadata, orderId },
        automatic_payment_methods: { enabled: true },
      }
      const created = await ask(paymentIntents.create(asked, { idempotencyKey: `order-${orderId}` }))
      // A repeat is answered with the intent as it was at first.
      return toIntent(await ask(paymentIntents.retrieve(created.id, withCharge)))
    },
    async retrieveIntent(intentId) {
      const found = await orMissing(paymentIntents.retrieve(intentId, withCharge))
      return found && toIntent(found)
    },
    async cancelIntent(intentId) {
      try {
        return toIntent(await ask(paymentIntents.cancel(intentId)))
      } catch (error) {
        if (!isCode(error, 'payment_intent_unexpected_state')) throw error
        return toIntent(await ask(paymentIntents.retrieve(intentId, withCharge)))
      }
    },
    listIntents({ createdAfter }) {
      const since = { created: { gte: secondsOf(createdAfter) }, limit: pageSize, expand: ['data.latest_charge'] }
      return all(paymentIntents.list(since), toIntent)
    },
  }
}

function refundsOf({ refunds }: Stripe): Pick<CardPayments, 'refund' | 'refundsOf' | 'listRefunds'> {
  return {
    async refund({ intentId, orderId, reason }) {
      const asked = { payment_intent: intentId, metadata: { orderId, reason } }
      try {
        return toRefund(await ask(refunds.create(asked, { idempotencyKey: `refund-${orderId}` })))
      } catch (error) {
        if (isCode(error, 'charge_disputed')) throw new ChargeDisputed()
        if (!isCode(error, 'charge_already_refunded')) throw error
        const [first] = (await ask(refunds.list({ payment_intent: intentId, limit: 1 }))).data
        if (!first) throw error
        return toRefund(first)
      }
    },
    refundsOf: async (intentId) =>
      (await ask(refunds.list({ payment_intent: intentId, limit: pageSize }))).data.map(toRefund),
    listRefunds: ({ createdAfter }) =>
      all(refunds.list({ created: { gte: secondsOf(createdAfter) }, limit: pageSize }), toRefund),
  }
}

function addressOf({ hostname: host, port, protocol }: URL) {
  const isSecure = protocol === 'https:'
  return { host, port: port || (isSecure ? '443' : '80'), protocol: isSecure ? ('https' as const) : ('http' as const) }
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code

/** What Stripe's servers, the network, or too many requests at once are to blame for passes by itself. */
function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  const isBusy = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500
  const isOne = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind)
  return isOne || isBusy || isCode(error, 'idempotency_key_in_use') || isCode(error, 'lock_timeout')
}

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw isAway(error) ? new DependencyAway(error) : error
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await ask(answer)
  } catch (error) {
    if (isCode(error, 'resource_missing')) return null
    throw error
  }
}

async function* all<From, To>(pages: AsyncIterable<From>, shape: (from: From) => To): AsyncGenerator<To> {
  try {
    for await (const one of pages) yield shape(one)
  } catch (error) {
    throw isAway(error) ? new DependencyAway(error) : error
  }
}
