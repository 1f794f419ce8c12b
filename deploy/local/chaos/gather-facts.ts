import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { portsFrom } from '../ports.ts'
import { addressOf } from '../postgres/databases.ts'
import { keptSecrets } from '../secrets.ts'
import type { Facts } from './facts.ts'

interface Place {
  dataDirectory: string
  portBase: number
}

/** Everything that the check needs, from Stripe's side and ours. */
export async function gatherFacts(place: Place): Promise<Facts> {
  const rows = <Row>(service: string, sql: string) => query<Row>(place, service, sql)
  const [run] = await rows<Facts['lastRun'] & object>(
    'payments',
    `SELECT "started_at" AS "startedAt", "payments_healed" + "refunds_healed" + "disputes_healed" + "credits_healed" AS "healed", "unexplained"
     FROM "reconciliation_run" WHERE "finished_at" IS NOT NULL AND NOT "cut_short" ORDER BY "id" DESC LIMIT 1`,
  )
  return {
    ...stripeSide(place.dataDirectory),
    orders: await rows(
      'payments',
      `SELECT "id"::text, "state", "payment_intent_id" AS "intentId", "receipt_email" AS "email", "amount_cents" AS "amountCents"
       FROM "purchase_order"`,
    ),
    ledger: await rows(
      'payments',
      `SELECT "order_id"::text AS "orderId", "kind", "amount_cents" AS "amountCents" FROM "ledger_entry"`,
    ),
    credits: await rows(
      'payments',
      `SELECT "order_id"::text AS "orderId", "state", "user_id" AS "userId", "report_id"::text AS "reportId" FROM "credit"`,
    ),
    reports: await rows(
      'reports',
      `SELECT "report_id"::text AS "reportId", "user_id" AS "userId", "unlocked_at" IS NOT NULL AS "unlocked" FROM "report"`,
    ),
    mails: await rows('notifications', `SELECT "about", "state", "attempts" FROM "mail" WHERE "kind" LIKE 'payment-%'`),
    ...(await leftovers(rows)),
    findings: (
      await rows<{ kind: string; subject: string }>(
        'payments',
        'SELECT "kind", "subject" FROM "finding" WHERE "settled_at" IS NULL',
      )
    ).map(({ kind, subject }) => `${kind}: ${subject}`),
    lastRun: run ?? null,
  }
}

async function leftovers(rows: <Row>(service: string, sql: string) => Promise<Row[]>) {
  const found = { outbox: [] as string[], deadLetters: [] as string[] }
  for (const service of ['identity', 'documents', 'analysis', 'reports', 'payments']) {
    const waiting = await rows<{ name: string }>(service, 'SELECT "name" FROM "outbox"')
    found.outbox.push(...waiting.map(({ name }) => `${service}: ${name}`))
  }
  for (const service of ['analysis', 'reports', 'payments', 'notifications']) {
    const dead = await rows<{ name: string }>(service, 'SELECT "name" FROM "dead_letter"')
    found.deadLetters.push(...dead.map(({ name }) => `${service}: ${name}`))
  }
  const [queued] = await rows<{ count: number }>(
    'notifications',
    `SELECT count(*)::int AS "count" FROM "mail" WHERE "state" = 'queued'`,
  )
  if (queued && queued.count > 0) found.outbox.push(`${queued.count} mails`)
  return found
}

async function query<Row>({ dataDirectory, portBase }: Place, service: string, sql: string): Promise<Row[]> {
  const { database } = keptSecrets(join(dataDirectory, 'secrets.json'))
  const client = new pg.Client(addressOf(service, portsFrom(portBase).database, database))
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** From the pretended Stripe's own file, which no code of ours writes to. */
function stripeSide(dataDirectory: string): Pick<Facts, 'charges' | 'refunds' | 'deliveries'> {
  const sqlite = new DatabaseSync(join(dataDirectory, 'stripe', 'stripe.sqlite'), { readOnly: true })
  try {
    const bodies = (object: string) =>
      sqlite
        .prepare('SELECT body FROM stripe_object WHERE object = ?')
        .all(object)
        .map(({ body }) => JSON.parse(String(body)))
    const charges = bodies('charge').filter(({ status }) => status === 'succeeded')
    const deliveries = sqlite
      .prepare('SELECT event, event_sequence AS sequence, forgery, tries, state FROM delivery')
      .all()
    return {
      charges: charges.map((charge) => {
        const { payment_intent: intentId, receipt_email: email, amount: amountCents, metadata } = charge
        return { intentId, email, amountCents, orderId: metadata.orderId }
      }),
      refunds: bodies('refund').map(({ payment_intent: intentId, amount: amountCents }) => ({ intentId, amountCents })),
      deliveries: deliveries as unknown as Facts['deliveries'],
    }
  } finally {
    sqlite.close()
  }
}
