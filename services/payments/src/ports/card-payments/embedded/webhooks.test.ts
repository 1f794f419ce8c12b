import { expect, onTestFinished, test } from 'vitest'
import { InvalidSignature } from '../card-payments.ts'
import { type RunningEmbeddedStripe, runEmbeddedStripe } from '../testing/run-embedded-stripe.ts'
import { forgeries } from './webhook-plan.ts'

async function start(plan = {}): Promise<RunningEmbeddedStripe> {
  const running = await runEmbeddedStripe()
  onTestFinished(() => running.close())
  await running.control('webhooks', plan)
  return running
}

const pay = ({ stripe }: RunningEmbeddedStripe) =>
  stripe.paymentIntents.create({ amount: 2499, currency: 'usd', payment_method: 'pm_card_visa', confirm: true })

const counts = async ({ url }: RunningEmbeddedStripe) =>
  ((await (await fetch(`${url}/control/webhooks`)).json()) as { deliveries: Record<string, number> }).deliveries

const told = (running: RunningEmbeddedStripe) => running.webhooks.received.map(({ event }) => event.type)

test('a payment, its refund and its failure are told', async () => {
  const running = await start()
  const { id } = await pay(running)
  await running.stripe.refunds.create({ payment_intent: id })
  const other = await running.stripe.paymentIntents.create({ amount: 2499, currency: 'usd' })
  await running.stripe.paymentIntents
    .confirm(other.id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => {})
  await running.stripe.paymentIntents.cancel(other.id)
  await expect.poll(() => counts(running)).toMatchObject({ waiting: 0, delivered: 10 })
  expect(told(running).sort()).toEqual([
    'charge.failed',
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
    'refund.updated',
  ])
  const listed = await running.stripe.events.list({ type: 'payment_intent.succeeded' })
  expect(listed.data.map(({ data }) => (data.object as { id: string }).id)).toEqual([id])
})

test('a webhook that is not taken comes again, signed anew', async () => {
  const running = await start()
  running.webhooks.answerWith(500)
  const { id } = await pay(running)
  await running.webhooks.waitFor('payment_intent.succeeded', id)
  running.webhooks.answerWith(200)
  await expect.poll(() => counts(running), { timeout: 5_000 }).toMatchObject({ waiting: 0, delivered: 3 })
  const tries = running.webhooks.received.filter(({ event }) => event.type === 'payment_intent.succeeded')
  expect(tries.length).toBeGreaterThan(1)
  const ids = tries.map(({ rawBody, signature }) => running.payments.readWebhook(rawBody, signature, new Date()).id)
  expect(new Set(ids).size).toBe(1)
})

test('duplicates carry the same id', async () => {
  const running = await start({ duplicate: 1, delayMs: 50 })
  const { id } = await pay(running)
  await expect.poll(async () => (await counts(running)).waiting).toBe(0)
  const same = running.webhooks.received.filter(({ event }) => event.type === 'payment_intent.succeeded')
  expect(same.length).toBeGreaterThan(1)
  expect(same.every(({ event }) => event.data.object.id === id)).toBe(true)
  expect(new Set(same.map(({ event }) => event.id)).size).toBe(1)
})

test('a dropped webhook never comes, until the test asks for it', async () => {
  const running = await start({ drop: 1 })
  await pay(running)
  expect(await counts(running)).toMatchObject({ dropped: 3, waiting: 0 })
  expect(running.webhooks.received).toEqual([])
  await running.control('webhooks/flush', { dropped: true })
  await expect.poll(() => counts(running)).toMatchObject({ dropped: 0, delivered: 3 })
})

test('a held webhook comes after a later one', async () => {
  const running = await start({ reorder: 1, delayMs: 60_000 })
  const first = await pay(running)
  await running.control('webhooks', {})
  const second = await pay(running)
  const places = () =>
    [second, first].map(({ id }) =>
      running.webhooks.received.findIndex(
        ({ event }) => event.type === 'payment_intent.succeeded' && event.data.object.id === id,
      ),
    )
  await expect.poll(() => places().every((place) => place >= 0)).toBe(true)
  expect(places()).toEqual(places().sort((a, b) => a - b))
})

test('a late webhook waits for its time', async () => {
  const running = await start({ delay: 1, delayMs: 600_000 })
  await pay(running)
  expect(await counts(running)).toMatchObject({ waiting: 3, delivered: 0 })
  await running.control('webhooks/flush', {})
  await expect.poll(() => counts(running)).toMatchObject({ waiting: 0, delivered: 3 })
})

test('the same seed leads the same webhooks astray', async () => {
  const plan = { seed: 7, drop: 0.4, duplicate: 0.4, delayMs: 1 }
  const seen = []
  for (const running of [await start(plan), await start(plan), await start({ ...plan, seed: 8 })]) {
    for (let count = 0; count < 5; count++) await pay(running)
    await expect.poll(async () => (await counts(running)).waiting).toBe(0)
    seen.push(told(running).sort())
  }
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).not.toEqual(seen[0])
})

test('a payment can stay in processing for a while', async () => {
  const running = await start({ processing: 1, processingMs: 400 })
  const { id, status } = await pay(running)
  expect(status).toBe('processing')
  await running.webhooks.waitFor('payment_intent.processing', id)
  await running.webhooks.waitFor('payment_intent.succeeded', id)
  expect(await running.payments.retrieveIntent(id)).toMatchObject({ status: 'succeeded', receivedCents: 2499 })
})

test.each(forgeries)('a webhook forged by %s is not believed', async (forgery) => {
  const running = await start()
  const { id } = await pay(running)
  const { event } = await running.webhooks.waitFor('payment_intent.succeeded', id)
  const before = running.webhooks.received.length
  await running.control('webhooks/send', { eventId: event.id, forgery })
  const [forged] = running.webhooks.received.slice(before)
  if (!forged) throw new Error('nothing came')
  expect(() => running.payments.readWebhook(forged.rawBody, forged.signature, new Date())).toThrow(InvalidSignature)
})

test('forged webhooks are sent beside the true ones, and counted by what was answered', async () => {
  const running = await start({ forge: 1 })
  running.webhooks.answerWith(400)
  await pay(running)
  await expect.poll(async () => (await counts(running)).refused).toBe(3)
  running.webhooks.answerWith(200)
  await expect.poll(() => counts(running), { timeout: 5_000 }).toMatchObject({ delivered: 3, accepted: 0 })
})

test('an event can be sent again, as if it were old', async () => {
  const running = await start()
  const { id } = await pay(running)
  const { event } = await running.webhooks.waitFor('payment_intent.succeeded', id)
  const before = running.webhooks.received.length
  const sent = await running.control('webhooks/send', { eventId: event.id, times: 3, ageSeconds: 299 })
  expect(sent).toEqual({ statuses: [200, 200, 200] })
  for (const { rawBody, signature } of running.webhooks.received.slice(before)) {
    expect(running.payments.readWebhook(rawBody, signature, new Date()).id).toBe(event.id)
  }
})
