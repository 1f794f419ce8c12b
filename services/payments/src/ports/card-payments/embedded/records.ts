import type { Database } from './database.ts'
import type { StripeObject } from './shapes.ts'
import { missing } from './stripe-fault.ts'

export interface ListWish {
  limit: number
  startingAfter: string | null
  endingBefore: string | null
  /** Seconds, both ends included. */
  createdFrom: number
  createdTo: number
  paymentIntent?: string | null
  charge?: string | null
  type?: string | null
}

export interface StripeList<Body> {
  object: 'list'
  data: Body[]
  has_more: boolean
  url: string
}

/** The objects as Stripe would show them, each with what only this server knows of it. */
export interface Records {
  insert(body: StripeObject & { payment_intent?: unknown }, inner?: object): number
  update(body: StripeObject, inner?: object): void
  /** Throws Stripe's 404. */
  get<Body extends StripeObject>(object: Body['object'], id: string): Body
  find<Body extends StripeObject>(id: string): Body | null
  inner<Inner>(id: string): Inner | null
  /** Newest first, as Stripe lists. */
  list<Body extends StripeObject>(object: Body['object'], wish: ListWish): StripeList<Body>
}

export function openRecords(database: Database): Records {
  const find = <Body>(id: string): Body | null => {
    const row = database.row<{ body: string }>('SELECT body FROM stripe_object WHERE id = ?', id)
    return row && (JSON.parse(row.body) as Body)
  }
  return {
    insert(body, inner = {}) {
      const { id, object, created, payment_intent: intent } = body
      const row = database.row<{ sequence: number }>(
        `INSERT INTO stripe_object (id, object, created, payment_intent, body, inner) VALUES (?, ?, ?, ?, ?, ?)
         RETURNING sequence`,
        ...[id, object, created, typeof intent === 'string' ? intent : null, JSON.stringify(body)],
        JSON.stringify(inner),
      )
      return row?.sequence ?? 0
    },
    update(body, inner) {
      database.run(
        'UPDATE stripe_object SET body = ?, inner = coalesce(?, inner) WHERE id = ?',
        ...[JSON.stringify(body), inner ? JSON.stringify(inner) : null, body.id],
      )
    },
    get<Body extends StripeObject>(object: Body['object'], id: string) {
      const found = find<Body>(id)
      if (found?.object !== object) throw missing(object, id, object === 'payment_intent' ? 'intent' : 'id')
      return found
    },
    find,
    inner<Inner>(id: string) {
      const row = database.row<{ inner: string }>('SELECT inner FROM stripe_object WHERE id = ?', id)
      return row && (JSON.parse(row.inner) as Inner)
    },
    list: (object, wish) => listOf(database, object, wish),
  }
}

function listOf<Body extends StripeObject>(database: Database, object: string, wish: ListWish): StripeList<Body> {
  const place = (id: string | null) => {
    if (id === null) return null
    const row = database.row<{ sequence: number }>('SELECT sequence FROM stripe_object WHERE id = ?', id)
    if (!row) throw missing(object, id, wish.startingAfter === id ? 'starting_after' : 'ending_before')
    return row.sequence
  }
  const [before, after] = [place(wish.startingAfter), place(wish.endingBefore)]
  const rows = database.rows<{ body: string }>(
    `SELECT body FROM stripe_object
     WHERE object = ?1 AND created BETWEEN ?2 AND ?3 AND (?4 IS NULL OR sequence < ?4) AND (?5 IS NULL OR sequence > ?5)
       AND (?6 IS NULL OR payment_intent = ?6) AND (?7 IS NULL OR body ->> 'charge' = ?7)
       AND (?8 IS NULL OR body ->> 'type' = ?8)
     ORDER BY CASE WHEN ?5 IS NULL THEN sequence ELSE -sequence END DESC LIMIT ?9`,
    ...[object, wish.createdFrom, wish.createdTo, before, after],
    ...[wish.paymentIntent ?? null, wish.charge ?? null, wish.type ?? null, wish.limit + 1],
  )
  const page = rows.slice(0, wish.limit).map(({ body }) => JSON.parse(body) as Body)
  return {
    object: 'list',
    data: after === null ? page : page.reverse(),
    has_more: rows.length > wish.limit,
    url: `/v1/${object}s`,
  }
}
