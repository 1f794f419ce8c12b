import Stripe from 'stripe'
import { type CardEvent, InvalidSignature } from './card-payments.ts'
import { toEvent } from './stripe-shapes.ts'

const signedWithinSeconds = 300
// t=1760000000,v1=<64 hex digits>: several v1 while a secret is being changed, v0 beside them, and one time alone.
const signatureShape = /^t=\d{1,12}(,v\d{1,3}=[\da-f]{1,128}){1,20}$/

interface SignedWebhook {
  rawBody: Uint8Array
  signature: string
  secret: string
  at: Date
}

/** Stricter than the library, which reads bytes that were never signed as the text that was, and times to come as new. */
export function readStripeWebhook(stripe: Stripe, { rawBody, signature, secret, at }: SignedWebhook): CardEvent {
  const text = exactText(rawBody)
  if (text === null || !signatureShape.test(signature) || isFromTheFuture(signature, at)) throw new InvalidSignature()
  const { webhooks } = stripe
  try {
    return toEvent(webhooks.constructEvent(text, signature, secret, signedWithinSeconds, undefined, at.getTime()))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new InvalidSignature()
    throw error
  }
}

/** Null for bytes that are no UTF-8; keeps a byte order mark, which the library would lose. */
function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const isFromTheFuture = (signature: string, at: Date): boolean =>
  Number(/^t=(\d+)/.exec(signature)?.[1]) > at.getTime() / 1000 + signedWithinSeconds
