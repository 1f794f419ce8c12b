import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { onEachWrite } from '../testing/on-each-write.ts'
import { cardFields, clientsOf, runEmbeddedStripe, webhookSecret } from '../testing/run-embedded-stripe.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'

const good = '4242424242424242'

/** A whole order, as the service and the page do it; each step may be done again. */
async function order(url: string, orderId: string): Promise<string> {
  const { payments, page } = clientsOf(url)
  const asked = { orderId, amountCents: 2499, currency: 'usd', receiptEmail: 'pat@example.com', metadata: {} }
  const intent = await payments.createIntent(asked)
  await page(`/v1/payment_intents/${intent.id}/confirm`, cardFields(good, intent.clientSecret))
  await payments.refund({ intentId: intent.id, orderId, reason: 'requested_by_customer' })
  return intent.id
}

/** Asks for the order again and looks at all that there is. */
async function isWhole(url: string, orderId: string, webhooks: WebhookReceiver): Promise<void> {
  const { stripe } = clientsOf(url)
  const id = await order(url, orderId)
  const charges = await stripe.charges.list({ payment_intent: id })
  expect(charges.data).toMatchObject([{ status: 'succeeded', amount: 2499, amount_refunded: 2499, refunded: true }])
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1)
  const intents = (await stripe.paymentIntents.list({ limit: 100 })).data
  expect(intents.filter(({ metadata }) => metadata.orderId === orderId)).toHaveLength(1)
  const told = (await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 })).data
  expect(told.filter(({ data }) => (data.object as { id: string }).id === id)).toHaveLength(1)
  await webhooks.waitFor('payment_intent.succeeded', id)
  await webhooks.waitFor('charge.refunded', id)
}

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'killed-stripe-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}

test('stopped before any of its writes, it charges once, refunds once and tells of it', {
  timeout: 60_000,
}, async () => {
  const snapshots = await folder()
  const webhooks = await startWebhookReceiver()
  onTestFinished(webhooks.close)
  const orderId = randomUUID()
  let taken = 0
  {
    await using running = await runEmbeddedStripe({ webhooks })
    // What a killed process leaves behind is what its files hold at that moment.
    const writes = onEachWrite(() => cpSync(running.directory, join(snapshots, String(taken++)), { recursive: true }))
    await order(running.url, orderId)
    await expect.poll(() => webhooks.received.length).toBeGreaterThan(5)
    writes.stop()
  }
  expect(taken).toBeGreaterThan(20)
  for (let at = 0; at < taken; at++) {
    await using again = await runEmbeddedStripe({ directory: join(snapshots, String(at)), webhooks })
    await isWhole(again.url, orderId, webhooks)
  }
})

const program = fileURLToPath(new URL('../testing/embedded-stripe-child.ts', import.meta.url))

test('killed for good it goes on where it stood', { timeout: 60_000 }, async () => {
  const webhooks = await startWebhookReceiver()
  onTestFinished(webhooks.close)
  const directory = await folder()
  const start = async (dieAt: number) => {
    const words = [program, directory, webhooks.url, webhookSecret, String(dieAt)]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const died = once(child, 'exit')
    const [said] = await once(child.stdout, 'data')
    return { url: String(said).trim(), died }
  }
  const orders: string[] = []
  for (const dieAt of [14]) {
    const orderId = randomUUID()
    const { url, died } = await start(dieAt)
    const asked = order(url, orderId)
    await expect(asked).rejects.toThrow()
    expect(await died).toEqual([null, 'SIGKILL'])
    orders.push(orderId)
  }
  const { url } = await start(0)
  for (const orderId of orders) await isWhole(url, orderId, webhooks)
})
