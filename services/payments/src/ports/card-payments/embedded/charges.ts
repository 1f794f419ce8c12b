import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import type { ChargeBody, IntentBody, PaymentMethodBody } from './shapes.ts'
import type { ErrorBody } from './stripe-fault.ts'
import { type Decline, wordsFor } from './test-cards.ts'

/** Takes the money of an intent. A second time the database itself says no, whatever led here. */
export function chargeIntent(ledger: Ledger, intent: IntentBody, method: PaymentMethodBody): ChargeBody {
  const charge: ChargeBody = { ...blank(ledger, intent, method), status: 'succeeded', paid: true, captured: true }
  charge.amount_captured = intent.amount
  charge.outcome = { network_status: 'approved_by_network', reason: null, type: 'authorized' }
  ledger.records.insert(charge)
  ledger.database.run('INSERT INTO charged_intent (payment_intent, charge) VALUES (?, ?)', intent.id, charge.id)
  ledger.emit('charge.succeeded', charge)
  return charge
}

interface Refusal {
  intent: IntentBody
  method: PaymentMethodBody
  decline: Decline
}

/** Keeps the try that the bank refused, and answers the error that tells it. */
export function declineCharge(ledger: Ledger, { intent, method, decline }: Refusal): ErrorBody {
  const message = wordsFor(decline)
  const charge: ChargeBody = { ...blank(ledger, intent, method), status: 'failed' }
  charge.failure_code = decline.code
  charge.failure_message = message
  charge.outcome = { network_status: 'declined_by_network', reason: decline.declineCode, type: 'issuer_declined' }
  ledger.records.insert(charge)
  ledger.emit('charge.failed', charge)
  return {
    type: 'card_error',
    code: decline.code,
    // Stripe names it for declines of the bank alone.
    ...(decline.code === 'card_declined' && { decline_code: decline.declineCode }),
    charge: charge.id,
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message,
    payment_method: method,
  }
}

const blank = (ledger: Ledger, intent: IntentBody, method: PaymentMethodBody): ChargeBody => ({
  id: newId('ch'),
  object: 'charge',
  created: ledger.now(),
  amount: intent.amount,
  amount_captured: 0,
  amount_refunded: 0,
  balance_transaction: null,
  captured: false,
  currency: intent.currency,
  description: intent.description,
  disputed: false,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: intent.metadata,
  outcome: null,
  paid: false,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: { type: 'card', card: method.card },
  receipt_email: intent.receipt_email,
  refunded: false,
  status: 'failed',
})
