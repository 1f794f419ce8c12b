import type { Form } from './read-form.ts'
import { badRequest } from './stripe-fault.ts'

/** Says no to a name that the route does not know, as Stripe does. */
export function onlyKnown(form: Form, known: string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw badRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
}

export function text(form: Form, name: string, longest = 500): string | null {
  const value = form[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw badRequest('Invalid string', { param: name })
  if (value.length > longest) {
    throw badRequest(`Invalid string: must be at most ${longest} characters`, { param: name })
  }
  return value
}

export function requiredText(form: Form, name: string): string {
  const value = text(form, name)
  if (value === null) throw badRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

export function integer(form: Form, name: string): number | null {
  const value = text(form, name)
  if (value === null) return null
  if (!/^-?\d{1,12}$/.test(value)) {
    throw badRequest(`Invalid integer: ${value.slice(0, 40)}`, { code: 'parameter_invalid_integer', param: name })
  }
  return Number(value)
}

export function oneOf<Choice extends string>(form: Form, name: string, choices: readonly Choice[]): Choice | null {
  const value = text(form, name)
  if (value === null) return null
  const choice = choices.find((each) => each === value)
  if (!choice) throw badRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name })
  return choice
}

export const nested = (form: Form, name: string): Form => {
  const value = form[name]
  if (typeof value === 'string') throw badRequest('Invalid object', { param: name })
  return value ?? {}
}

/** At most 50 entries, names of 40 and values of 500 characters: Stripe's limits. */
export function metadata(form: Form): Record<string, string> {
  const entries = Object.entries(nested(form, 'metadata'))
  if (entries.length > 50) throw badRequest('Metadata can have up to 50 keys.', { param: 'metadata' })
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string' || name.length > 40 || value.length > 500) {
        throw badRequest('Metadata keys can have up to 40 characters and values up to 500.', { param: 'metadata' })
      }
      return [name, value]
    }),
  )
}

export function email(form: Form, name: string): string | null {
  const value = text(form, name)
  if (value !== null && !/^[^\s@]+@[^\s@]+$/.test(value)) {
    throw badRequest(`Invalid email address: ${value.slice(0, 80)}`, { code: 'email_invalid', param: name })
  }
  return value
}

/** What is charged: whole cents, in US dollars, from 50 cents. */
export function amount(form: Form, name = 'amount'): number {
  requiredText(form, name)
  const value = integer(form, name) ?? 0
  if (value < 50) throw badRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: name })
  if (value > 99_999_999) {
    throw badRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: name })
  }
  return value
}
