import type { ErrorBody } from './stripe-fault.ts'

/** Every object has these; the rest follows Stripe's reference as far as we and its library read it. */
export interface StripeObject {
  id: string
  object: string
  /** Seconds since 1970. */
  created: number
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface IntentBody extends StripeObject {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: 'usd'
  status: IntentStatus
  client_secret: string
  payment_method: string | null
  latest_charge: string | null
  last_payment_error: ErrorBody | null
  next_action: object | null
  receipt_email: string | null
  description: string | null
  metadata: Record<string, string>
  canceled_at: number | null
  cancellation_reason: string | null
  [more: string]: unknown
}

export interface PaymentMethodBody extends StripeObject {
  object: 'payment_method'
  type: 'card'
  card: { brand: string; last4: string }
  [more: string]: unknown
}

export interface ChargeBody extends StripeObject {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  paid: boolean
  status: 'succeeded' | 'failed'
  payment_intent: string
  currency: 'usd'
  [more: string]: unknown
}

export interface RefundBody extends StripeObject {
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  reason: string | null
  metadata: Record<string, string>
  [more: string]: unknown
}

export interface DisputeBody extends StripeObject {
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
  reason: string
  [more: string]: unknown
}

export interface EventBody extends StripeObject {
  object: 'event'
  type: string
  data: { object: StripeObject }
  [more: string]: unknown
}
