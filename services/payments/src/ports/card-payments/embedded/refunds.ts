import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import type { Form } from './read-form.ts'
import { integer, metadata, oneOf, onlyKnown, text } from './read-parameters.ts'
import type { ChargeBody, IntentBody, RefundBody } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'

const known = ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

/** Gives money back, never more than was taken. */
export function createRefund(ledger: Ledger, form: Form): RefundBody {
  onlyKnown(form, known)
  const charge = chargeOf(ledger, form)
  const amount = amountOf(charge, form)
  const refund: RefundBody = {
    id: newId('re'),
    object: 'refund',
    created: ledger.now(),
    amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    metadata: metadata(form),
    payment_intent: charge.payment_intent,
    reason: oneOf(form, 'reason', reasons),
    receipt_number: null,
    status: 'succeeded',
  }
  const taken = charge.amount_refunded + amount
  const refunded: ChargeBody = { ...charge, amount_refunded: taken, refunded: taken === charge.amount_captured }
  ledger.records.insert(refund)
  ledger.records.update(refunded)
  ledger.emit('refund.created', refund)
  ledger.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: false })
  // Stripe says it when the bank's reference is known.
  const referenced = { ...refund, destination_details: { type: 'card', card: { reference_status: 'available' } } }
  ledger.records.update(referenced)
  ledger.emit('refund.updated', referenced)
  return refund
}

/** The payer's bank does not take the money, which is ours again: it says so days later. */
export function failRefund(ledger: Ledger, id: string): RefundBody {
  const refund = ledger.records.get<RefundBody>('refund', id)
  if (refund.status === 'failed') throw badRequest('This refund has failed already.')
  const failed: RefundBody = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  const charge = ledger.records.get<ChargeBody>('charge', refund.charge)
  ledger.records.update(failed)
  const kept: ChargeBody = { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false }
  ledger.records.update(kept)
  ledger.emit('refund.failed', failed)
  return failed
}

function chargeOf(ledger: Ledger, form: Form): ChargeBody {
  const [intentId, chargeId] = [text(form, 'payment_intent'), text(form, 'charge')]
  if (chargeId !== null) return ledger.records.get<ChargeBody>('charge', chargeId)
  if (intentId === null) {
    throw badRequest('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const intent = ledger.records.get<IntentBody>('payment_intent', intentId)
  const charge = intent.latest_charge === null ? null : ledger.records.find<ChargeBody>(intent.latest_charge)
  if (charge?.status === 'succeeded') return charge
  throw badRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}

function amountOf(charge: ChargeBody, form: Form): number {
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw badRequest(message, { code: 'charge_disputed' })
  }
  if (charge.status === 'failed') throw badRequest(`Charge ${charge.id} failed; there is nothing to refund.`)
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  const amount = integer(form, 'amount') ?? left
  if (amount < 1) throw badRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left) {
    throw badRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  }
  return amount
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
