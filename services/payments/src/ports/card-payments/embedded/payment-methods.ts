import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import { type KeptCard, keptCard, readCard } from './read-card.ts'
import type { Form } from './read-form.ts'
import { nested, onlyKnown, text } from './read-parameters.ts'
import type { PaymentMethodBody } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'
import { numberOfToken } from './test-cards.ts'

/** A card from `{ type: 'card', card: { number, exp_month, exp_year, cvc } }`, of which brand and last four stay. */
export function createPaymentMethod(ledger: Ledger, form: Form): PaymentMethodBody {
  onlyKnown(form, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', 'expand'])
  if (text(form, 'type') !== 'card') throw badRequest('Only cards are known here.', { param: 'type' })
  const card = nested(form, 'card')
  return keep(ledger, readCard(card, ledger.clock.now()))
}

/** By id, or made from one of Stripe's ready-made names (pm_card_visa). */
export function paymentMethodNamed(ledger: Ledger, name: string): PaymentMethodBody {
  const number = numberOfToken(name)
  return number === null
    ? ledger.records.get<PaymentMethodBody>('payment_method', name)
    : keep(ledger, keptCard(number))
}

function keep(ledger: Ledger, { brand, last4, behaviour }: KeptCard): PaymentMethodBody {
  const method: PaymentMethodBody = {
    id: newId('pm'),
    object: 'payment_method',
    created: ledger.now(),
    type: 'card',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: { brand, last4 },
    customer: null,
    livemode: false,
    metadata: {},
  }
  ledger.records.insert(method, { behaviour })
  return method
}
