import { badRequest } from './stripe-fault.ts'

/** What a form or query holds: `metadata[a]=1&expand[0]=x` → { metadata: { a: '1' }, expand: { 0: 'x' } }. */
export interface Form {
  [name: string]: string | Form
}

const most = { fields: 200, depth: 5 }
// "payment_method_data[card][number]"
const nameShape = /^[\w.-]{1,64}(\[[^[\]]{0,64}\])*$/

/** Reads the bracketed names that Stripe's libraries write. Every object is without prototype. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null)
  const fields = [...new URLSearchParams(text)]
  if (fields.length > most.fields) throw badRequest('Too many parameters.')
  for (const [name, value] of fields) {
    if (!nameShape.test(name)) throw badRequest(`Invalid parameter name: ${name.slice(0, 40)}`)
    put(
      form,
      name.split(/[[\]]+/).filter((part, place) => part !== '' || place === 0),
      value,
    )
  }
  return form
}

function put(form: Form, path: string[], value: string): void {
  if (path.length > most.depth) throw badRequest('Parameters are nested too deeply.')
  const last = path.at(-1) ?? ''
  let at = form
  for (const part of path.slice(0, -1)) {
    const next = at[part] ?? Object.create(null)
    if (typeof next === 'string') throw badRequest(`Invalid parameter: ${path.join('.')}`)
    at[part] = next
    at = next
  }
  at[last] = value
}

/** `expand[0]=a&expand[1]=b` and `expand[]=a`: the values in their order. */
export const listOf = (value: string | Form | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).filter((each) => typeof each === 'string') : value ? [value] : []
