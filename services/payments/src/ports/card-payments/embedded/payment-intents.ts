import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import type { Form } from './read-form.ts'
import { amount, email, metadata, nested, oneOf, onlyKnown, requiredText, text } from './read-parameters.ts'
import type { IntentBody, IntentStatus } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'

const known = [
  ...['amount', 'currency', 'automatic_payment_methods', 'payment_method_types', 'receipt_email', 'metadata'],
  ...['description', 'statement_descriptor_suffix', 'capture_method', 'payment_method', 'payment_method_data'],
  ...['confirm', 'return_url', 'expand'],
]

/** An intent that waits for a card. */
export function createIntent(ledger: Ledger, form: Form): IntentBody {
  onlyKnown(form, known)
  const cents = amount(form)
  if (requiredText(form, 'currency').toLowerCase() !== 'usd') {
    throw badRequest('Invalid currency: only usd is known here.', { param: 'currency' })
  }
  oneOf(form, 'capture_method', ['automatic', 'automatic_async'])
  const id = newId('pi')
  const intent: IntentBody = {
    ...blank,
    id,
    object: 'payment_intent',
    created: ledger.now(),
    amount: cents,
    currency: 'usd',
    client_secret: newId(`${id}_secret`),
    description: text(form, 'description', 1_000),
    metadata: metadata(form),
    receipt_email: email(form, 'receipt_email'),
    automatic_payment_methods: nested(form, 'automatic_payment_methods').enabled === 'true' ? automatic : null,
  }
  ledger.records.insert(intent)
  ledger.emit('payment_intent.created', intent)
  return intent
}

const automatic = { allow_redirects: 'always', enabled: true }

const blank = {
  amount_capturable: 0,
  amount_received: 0,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  processing: null,
  status: 'requires_payment_method',
} as const

/** Changes what an intent is for, as long as it is not paid. */
export function updateIntent(ledger: Ledger, id: string, form: Form): IntentBody {
  onlyKnown(form, ['amount', 'receipt_email', 'metadata', 'description', 'expand'])
  const intent = ledger.records.get<IntentBody>('payment_intent', id)
  if (form.amount !== undefined) mustBe(intent, stillOpen, 'update the amount of')
  const changed = {
    ...intent,
    ...(form.amount !== undefined && { amount: amount(form) }),
    ...(form.receipt_email !== undefined && { receipt_email: email(form, 'receipt_email') }),
    ...(form.description !== undefined && { description: text(form, 'description', 1_000) }),
    metadata: { ...intent.metadata, ...metadata(form) },
  }
  ledger.records.update(changed)
  return changed
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

/** Ends an intent that nobody paid. */
export function cancelIntent(ledger: Ledger, id: string, form: Form): IntentBody {
  onlyKnown(form, ['cancellation_reason', 'expand'])
  const intent = ledger.records.get<IntentBody>('payment_intent', id)
  mustBe(intent, stillOpen, 'cancel')
  const canceled: IntentBody = {
    ...intent,
    status: 'canceled',
    canceled_at: ledger.now(),
    cancellation_reason: oneOf(form, 'cancellation_reason', reasons),
    next_action: null,
  }
  ledger.records.update(canceled)
  ledger.emit('payment_intent.canceled', canceled)
  return canceled
}

/** Neither paid nor ended. */
export const stillOpen: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Throws Stripe's answer to an act that comes too early or too late; it carries the intent as it is. */
export function mustBe(intent: IntentBody, allowed: IntentStatus[], act: string): void {
  if (allowed.includes(intent.status)) return
  const why =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}.`
  throw badRequest(`You cannot ${act} this PaymentIntent because ${why}`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}
