/** What an intent has come to. 'open': the payer may still pay, also after a card was declined. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled'

/** One attempt to be paid for one order. Amounts are cents. */
export interface CardIntent {
  id: string
  /** What the payer's browser needs to pay; a secret of that browser, never logged. */
  clientSecret: string
  status: IntentStatus
  amountCents: number
  /** What has arrived; 0 until the intent succeeded. */
  receivedCents: number
  currency: string
  /** Why the last try failed (card_declined, insufficient_funds …); null when none did. */
  failureCode: string | null
  /** The charge that succeeded. */
  chargeId: string | null
  /** When the card was charged; null when it was not, or when that is not told. */
  paidAt: Date | null
  /** As given at its creation; empty for an intent that is not ours. */
  metadata: Record<string, string>
  createdAt: Date
}

export interface CardRefund {
  id: string
  intentId: string | null
  amountCents: number
  /** 'failed' also when it was cancelled: the money stays with us. */
  status: 'pending' | 'succeeded' | 'failed'
  createdAt: Date
}

/** A payer's bank takes the money back, or asks to. */
export interface CardDispute {
  id: string
  intentId: string | null
  amountCents: number
  /** In the provider's words: needs_response, won, lost … */
  status: string
  reason: string
}

/** What a webhook tells. Intents and refunds are looked up, since events come late and in any order. */
export interface CardEvent {
  id: string
  /** In the provider's words: payment_intent.succeeded … */
  type: string
  intentId: string | null
  createdAt: Date
  dispute: CardDispute | null
}

export interface NewIntent {
  orderId: string
  amountCents: number
  /** Three lower-case letters. */
  currency: string
  receiptEmail: string
  metadata: Record<string, string>
}

export interface NewRefund {
  intentId: string
  orderId: string
  /** Ours, kept beside the refund. */
  reason: string
}

/** How the page takes card data, which never passes us. */
export type CardForm = { kind: 'stripe'; publishableKey: string } | { kind: 'embedded'; url: string }

/** The webhook is not the provider's, was altered, or is too old. */
export class InvalidSignature extends Error {
  constructor() {
    super('the signature of the webhook is not valid')
    this.name = 'InvalidSignature'
  }
}

/** The payer's bank is deciding about the payment, or has decided: it cannot be given back any more. */
export class ChargeDisputed extends Error {
  constructor() {
    super('the payment is disputed')
    this.name = 'ChargeDisputed'
  }
}

/**
 * The card payments provider. Every method but `readWebhook` and `cardFormFor` asks it over the network and throws
 * DependencyAway when it does not answer, is overloaded, or takes too long; any other error is a bug of ours.
 */
export interface CardPayments {
  /** Idempotent by the order's id: the same order gets the same intent, as it is now. */
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** Null when there is none. */
  retrieveIntent(intentId: string): Promise<CardIntent | null>
  /** Answers the intent as it is afterwards: one that succeeded or was cancelled before stays so. */
  cancelIntent(intentId: string): Promise<CardIntent>
  /**
   * Gives all that is left of a payment back. Idempotent by the order's id; answers the first refund at a repeat. Throws
   * ChargeDisputed.
   */
  refund(refund: NewRefund): Promise<CardRefund>
  /** All refunds of one intent, newest first. */
  refundsOf(intentId: string): Promise<CardRefund[]>
  /** Newest first. */
  listIntents(since: { createdAfter: Date }): AsyncIterable<CardIntent>
  /** Newest first. */
  listRefunds(since: { createdAfter: Date }): AsyncIterable<CardRefund>
  /** Newest first. */
  listDisputes(since: { createdAfter: Date }): AsyncIterable<CardDispute>
  /**
   * Reads a webhook by its bytes as they came. Throws InvalidSignature for anything that is not signed by the provider
   * or was signed more than five minutes before or after `at`.
   */
  readWebhook(rawBody: Uint8Array, signature: string, at: Date): CardEvent
  cardFormFor(intent: { clientSecret: string }): CardForm
}
