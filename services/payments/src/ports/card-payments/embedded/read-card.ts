import type { Form } from './read-form.ts'
import { text } from './read-parameters.ts'
import { StripeFault } from './stripe-fault.ts'
import { type Behaviour, behaviourOf, brandOf } from './test-cards.ts'

/** All that is ever kept of a card. */
export interface KeptCard {
  brand: string
  last4: string
  behaviour: Behaviour
}

const wrong = (code: string, param: string, message: string) =>
  new StripeFault(402, { type: 'card_error', code, param, message })

/** Checks a card as Stripe does and forgets it: number, expiry and security code end here. Throws a card error. */
export function readCard(card: Form, now: Date): KeptCard {
  const number = (text(card, 'number', 40) ?? '').replaceAll(/[\s-]/g, '')
  if (!passesLuhn(number)) {
    throw wrong('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  checkExpiry(card, now)
  const cvc = text(card, 'cvc', 10)
  const digits = brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc !== null && !digits.test(cvc)) {
    throw wrong('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  return keptCard(number)
}

export const keptCard = (number: string): KeptCard => ({
  brand: brandOf(number),
  last4: number.slice(-4),
  behaviour: behaviourOf(number),
})

function checkExpiry(card: Form, now: Date): void {
  const month = Number(text(card, 'exp_month', 4))
  const said = Number(text(card, 'exp_year', 6))
  const year = said < 100 ? 2000 + said : said
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw wrong('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const thisYear = now.getUTCFullYear()
  const isPast = year < thisYear || (year === thisYear && month < now.getUTCMonth() + 1)
  if (!Number.isInteger(year) || isPast || year > thisYear + 50) {
    throw wrong('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
}

function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}
