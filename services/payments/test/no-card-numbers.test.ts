import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { expect, test } from 'vitest'
import { begin, browser, openPayments, pay, webhook } from './open-payments.ts'

// What happens to each: paid, declined, without funds, asked by the bank, broken, wrong, real.
const cards = [
  '4242424242424242',
  '5555555555554444',
  '4000000000000002',
  '4000000000009995',
  '4000002500003155',
  '4000000000000119',
  '4242424242424241',
  '4539578763621486',
]

test('card numbers stay in nobody’s hands: not in tables, events, logs, webhooks or the card server’s own file', async () => {
  const lines: string[] = []
  const logger = createLogger({ service: 'payments', level: 'trace', to: { write: (line) => void lines.push(line) } })
  const payments = await openPayments({ logger })
  for (const [place, card] of cards.entries()) {
    const email = `canary-${place}@example.com`
    const { clientSecret } = (await begin(payments, { visitor: browser(payments, email) })).json()
    const intentId = await pay(payments, clientSecret, card)
    // A curious page sends a number where none belongs.
    await payments.stripe.page(`/v1/payment_intents/${intentId}/confirm`, { client_secret: clientSecret, [card]: card })
    if (place < 2) await webhook(payments, 'payment_intent.succeeded', intentId)
  }
  await payments.stripe.webhooks.waitFor('payment_intent.payment_failed', await newestFailure(payments))

  const kept = {
    tables: await dump(payments),
    logs: [...lines, ...payments.stripe.lines].join('\n'),
    events: payments.events.published.map(({ payload }) => Buffer.from(payload).toString('latin1')).join('\n'),
    webhooks: payments.stripe.webhooks.received.map(({ rawBody }) => Buffer.from(rawBody).toString()).join('\n'),
    'card server': await filesOf(payments.stripe.directory),
  }
  // So that an empty heap does not pass for a clean one.
  expect(kept.tables).toContain('canary-0@example.com')
  expect(kept.logs).toContain('"service":"payments"')
  expect(kept.events).toContain('canary-0@example.com')
  expect(kept.webhooks).toContain('4242')
  expect(kept['card server']).toContain('"last4":"9995"')
  for (const [where, text] of Object.entries(kept)) {
    for (const card of cards) {
      expect(text.includes(card), `${card} in ${where}`).toBe(false)
      expect(text.replaceAll(/[ -]/g, '').includes(card), `${card} in groups in ${where}`).toBe(false)
    }
  }
})

async function newestFailure({ stripe }: Awaited<ReturnType<typeof openPayments>>): Promise<string> {
  const [event] = (await stripe.stripe.events.list({ type: 'payment_intent.payment_failed', limit: 1 })).data
  if (!event) throw new Error('nothing failed')
  return (event.data.object as { id: string }).id
}

/** Every row of every table, outbox and inbox among them. */
async function dump({ database }: Awaited<ReturnType<typeof openPayments>>): Promise<string> {
  const tables = await database.prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
  expect(tables.length).toBeGreaterThan(5)
  const rows = await Promise.all(
    tables.map(({ name }) => database.prisma.$queryRawUnsafe(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`)),
  )
  return JSON.stringify(rows)
}

async function filesOf(directory: string): Promise<string> {
  const names = await readdir(directory)
  const contents = await Promise.all(names.map((name) => readFile(join(directory, name), 'latin1')))
  return contents.join('\n')
}
