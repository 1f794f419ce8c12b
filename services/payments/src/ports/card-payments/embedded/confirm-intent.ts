import { chargeIntent, declineCharge } from './charges.ts'
import type { Ledger } from './ledger.ts'
import { mustBe, stillOpen } from './payment-intents.ts'
import { createPaymentMethod, paymentMethodNamed } from './payment-methods.ts'
import type { Form } from './read-form.ts'
import { nested, onlyKnown, text } from './read-parameters.ts'
import type { IntentBody, PaymentMethodBody } from './shapes.ts'
import { badRequest, type ErrorBody } from './stripe-fault.ts'
import type { Behaviour, Decline } from './test-cards.ts'
import { draw, readPlan } from './webhook-plan.ts'

/** What is answered and, other than a fault, kept: a refusal is a fact, too. */
export interface Answer {
  status: number
  body: object
}

const known = ['payment_method', 'payment_method_data', 'return_url', 'receipt_email', 'client_secret', 'expand']

/** Pays with a card, if its bank does not ask or refuse. Of two confirms the second finds the first one's outcome. */
export function confirmIntent(ledger: Ledger, id: string, form: Form): Answer {
  onlyKnown(form, [...known, 'use_stripe_sdk', 'key'])
  const intent = ledger.records.get<IntentBody>('payment_intent', id)
  mustBe(intent, stillOpen, 'confirm')
  const method = methodOf(ledger, intent, form)
  const { behaviour } = ledger.records.inner<{ behaviour: Behaviour }>(method.id) ?? {}
  if (!behaviour) throw badRequest('This payment method cannot be used.', { param: 'payment_method' })
  if (behaviour.asks) return askForAuthentication(ledger, intent, method)
  return settle(ledger, { intent, method, outcome: behaviour.outcome })
}

function methodOf(ledger: Ledger, intent: IntentBody, form: Form): PaymentMethodBody {
  if (form.payment_method_data !== undefined) return createPaymentMethod(ledger, nested(form, 'payment_method_data'))
  const name = text(form, 'payment_method') ?? intent.payment_method
  if (name !== null) return paymentMethodNamed(ledger, name)
  throw badRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

function askForAuthentication(ledger: Ledger, intent: IntentBody, method: PaymentMethodBody): Answer {
  const asking: IntentBody = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', source: method.id } },
  }
  ledger.records.update(asking)
  ledger.emit('payment_intent.requires_action', asking)
  return { status: 200, body: asking }
}

/** The buyer's answer to the bank's question. */
export function authenticateIntent(ledger: Ledger, id: string, isComplete: boolean): Answer {
  const intent = ledger.records.get<IntentBody>('payment_intent', id)
  mustBe(intent, ['requires_action'], 'authenticate')
  const method = ledger.records.get<PaymentMethodBody>('payment_method', intent.payment_method ?? '')
  if (!isComplete) return fail(ledger, intent, notAuthenticated(method))
  const { behaviour } = ledger.records.inner<{ behaviour: Behaviour }>(method.id) ?? {}
  return settle(ledger, { intent, method, outcome: behaviour?.outcome ?? 'success' })
}

const notAuthenticated = (method: PaymentMethodBody): ErrorBody => ({
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_method: method,
})

interface Settling {
  intent: IntentBody
  method: PaymentMethodBody
  outcome: 'success' | Decline
}

function settle(ledger: Ledger, { intent, method, outcome }: Settling): Answer {
  if (outcome !== 'success') return fail(ledger, intent, declineCharge(ledger, { intent, method, decline: outcome }))
  const plan = readPlan(ledger.database)
  const confirmed = { ...intent, payment_method: method.id, last_payment_error: null, next_action: null }
  const { sequence } = ledger.database.row<{ sequence: number }>(
    'SELECT sequence FROM stripe_object WHERE id = ?',
    intent.id,
  ) ?? { sequence: 0 }
  if (draw(plan.seed, sequence, 'processing') >= plan.processing) {
    return { status: 200, body: succeed(ledger, confirmed, method) }
  }
  const processing: IntentBody = { ...confirmed, status: 'processing' }
  ledger.records.update(processing, { settlesAt: ledger.clock.now().getTime() + plan.processingMs })
  ledger.emit('payment_intent.processing', processing)
  return { status: 200, body: processing }
}

function succeed(ledger: Ledger, intent: IntentBody, method: PaymentMethodBody): IntentBody {
  const charge = chargeIntent(ledger, intent, method)
  const paid: IntentBody = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  }
  ledger.records.update(paid, {})
  ledger.emit('payment_intent.succeeded', paid)
  return paid
}

function fail(ledger: Ledger, intent: IntentBody, error: ErrorBody): Answer {
  const failed: IntentBody = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: typeof error.charge === 'string' ? error.charge : intent.latest_charge,
    last_payment_error: error,
    next_action: null,
  }
  ledger.records.update(failed)
  ledger.emit('payment_intent.payment_failed', failed)
  return { status: 402, body: { error: { ...error, payment_intent: failed } } }
}

/** Ends the payments whose time in processing is over. */
export function settleProcessing(ledger: Ledger): void {
  const due = ledger.database.rows<{ id: string }>(
    "SELECT id FROM stripe_object WHERE object = 'payment_intent' AND inner ->> 'settlesAt' <= ? LIMIT 100",
    ledger.clock.now().getTime(),
  )
  for (const { id } of due) {
    ledger.database.transaction(() => {
      const intent = ledger.records.get<IntentBody>('payment_intent', id)
      const method = ledger.records.get<PaymentMethodBody>('payment_method', intent.payment_method ?? '')
      succeed(ledger, intent, method)
    })
  }
}
