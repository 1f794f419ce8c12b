import type { Form } from './read-form.ts'
import { integer, nested, onlyKnown, text } from './read-parameters.ts'
import type { ListWish } from './records.ts'
import { badRequest } from './stripe-fault.ts'

const known = ['limit', 'starting_after', 'ending_before', 'created', 'payment_intent', 'charge', 'type', 'expand']

/** How Stripe's lists are asked for: `limit` 1 to 100, a cursor, and `created` as a second or a span. */
export function readListWish(form: Form): ListWish {
  onlyKnown(form, known)
  const limit = integer(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw badRequest('Invalid limit: must be between 1 and 100', { param: 'limit' })
  return {
    limit,
    startingAfter: text(form, 'starting_after'),
    endingBefore: text(form, 'ending_before'),
    ...createdSpan(form),
    paymentIntent: text(form, 'payment_intent'),
    charge: text(form, 'charge'),
    type: text(form, 'type'),
  }
}

function createdSpan(form: Form): { createdFrom: number; createdTo: number } {
  if (typeof form.created === 'string') {
    const exactly = integer(form, 'created') ?? 0
    return { createdFrom: exactly, createdTo: exactly }
  }
  const span = nested(form, 'created')
  onlyKnown(span, ['gt', 'gte', 'lt', 'lte'])
  const [above, from, below, to] = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(span, name))
  return {
    createdFrom: from ?? (above == null ? 0 : above + 1),
    createdTo: to ?? (below == null ? Number.MAX_SAFE_INTEGER : below - 1),
  }
}
