import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardFields, type RunningEmbeddedStripe, runEmbeddedStripe, secretKey } from '../testing/run-embedded-stripe.ts'

let running: RunningEmbeddedStripe
beforeAll(async () => {
  running = await runEmbeddedStripe()
})
afterAll(() => running?.close())

const create = (more = {}) => running.stripe.paymentIntents.create({ amount: 2499, currency: 'usd', ...more })
const confirm = (id: string, payment_method: string) => running.stripe.paymentIntents.confirm(id, { payment_method })
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => error,
  )
const good = '4242424242424242'

test('the same key and body get the same answer, and say that it is a repeat', async () => {
  const send = async (body: string, key: string) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'idempotency-key': key }
    const answer = await fetch(`${running.url}/v1/payment_intents`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(body),
    })
    return { replayed: answer.headers.get('idempotent-replayed'), status: answer.status, text: await answer.text() }
  }
  const first = await send('amount=2499&currency=usd', 'one')
  const second = await send('amount=2499&currency=usd', 'one')
  expect(first).toMatchObject({ status: 200, replayed: null })
  expect(second).toEqual({ ...first, replayed: 'true' })
  const other = await send('amount=2500&currency=usd', 'one')
  expect(other.status).toBe(400)
  expect(JSON.parse(other.text).error).toMatchObject({ type: 'idempotency_error' })
  expect((await send('amount=2500&currency=usd', 'two')).text).not.toBe(first.text)
})

test('a key is forgotten after a day, as at Stripe', async () => {
  const clock = fixedClock('2026-03-02T12:00:00Z')
  await using other = await runEmbeddedStripe({ clock })
  const make = () => other.stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: 'one' })
  const first = await make()
  clock.advance(23 * 3_600_000)
  expect((await make()).id).toBe(first.id)
  clock.advance(2 * 3_600_000)
  expect((await make()).id).not.toBe(first.id)
})

test('a declined card is an error with the intent in it', async () => {
  const { id } = await create()
  const fault = await faultOf(confirm(id, 'pm_card_visa_chargeDeclinedInsufficientFunds'))
  expect(fault).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    payment_intent: { id, status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
    payment_method: { card: { last4: '9995', brand: 'visa' } },
  })
  expect((await running.stripe.charges.list({ payment_intent: id })).data).toMatchObject([
    { status: 'failed', paid: false },
  ])
})

test.each([
  ['number', '4242424242424241', 'incorrect_number', 'Your card number is incorrect.'],
  ['number', '42', 'incorrect_number', 'Your card number is incorrect.'],
  ['exp_month', '13', 'invalid_expiry_month', "Your card's expiration month is invalid."],
  ['exp_year', '2019', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ['cvc', '12', 'invalid_cvc', "Your card's security code is invalid."],
])('a wrong %s (%s) is said in Stripe’s words', async (field, ...[value, code, message]) => {
  const { id, client_secret } = await create()
  const fields = { ...cardFields(good, client_secret ?? ''), [`payment_method_data[card][${field}]`]: value }
  const { status, body } = await running.page(`/v1/payment_intents/${id}/confirm`, fields)
  expect(status).toBe(402)
  expect(body.error).toMatchObject({ type: 'card_error', code, message, param: field })
})

test('a real card is declined: no money is taken here', async () => {
  const { id, client_secret } = await create()
  const { body } = await running.page(
    `/v1/payment_intents/${id}/confirm`,
    cardFields('4539578763621486', client_secret ?? ''),
  )
  expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
})

test('two confirms at once are one charge', async () => {
  const { id } = await create()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => faultOf(confirm(id, 'pm_card_visa'))))
  expect(outcomes.filter((fault) => fault === null)).toHaveLength(1)
  expect(outcomes.find((fault) => fault !== null)).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { id, status: 'succeeded' },
  })
  expect((await running.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})

test.each([
  [
    { amount: 49, currency: 'usd' },
    { code: 'amount_too_small', param: 'amount' },
  ],
  [
    { amount: 24.5, currency: 'usd' },
    { code: 'parameter_invalid_integer', param: 'amount' },
  ],
  [{ currency: 'usd' }, { code: 'parameter_missing', param: 'amount' }],
  [{ amount: 2499, currency: 'usd', receipt_email: 'pat' }, { code: 'email_invalid' }],
  [
    { amount: 2499, currency: 'usd', amonut: 1 },
    { code: 'parameter_unknown', param: 'amonut' },
  ],
])('%j is refused', async (asked, expected) => {
  expect(await faultOf(running.stripe.paymentIntents.create(asked as never))).toMatchObject(expected)
})

test('a page sees the intent of its secret, without what is ours, and no other', async () => {
  const mine = await create({ metadata: { orderId: 'one' }, receipt_email: 'pat@example.com' })
  const other = await create()
  const see = (id: string) => fetch(`${running.url}/v1/payment_intents/${id}?client_secret=${mine.client_secret}`)
  const seen = (await (await see(mine.id)).json()) as object
  expect(seen).toMatchObject({ id: mine.id, amount: 2499 })
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['metadata']))
  expect(JSON.stringify(seen)).not.toContain('pat@example.com')
  expect((await see(other.id)).status).toBe(404)
  expect((await fetch(`${running.url}/v1/payment_intents`)).status).toBe(401)
  expect((await running.page('/v1/refunds', { client_secret: mine.client_secret ?? '' })).status).toBe(401)
})

test('a part is refunded, then the rest, and no cent more', async () => {
  const { id } = await create({ payment_method: 'pm_card_visa', confirm: true })
  const refund = (amount?: number) => running.stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) })
  await refund(1_000)
  expect(await faultOf(refund(1_500))).toMatchObject({ param: 'amount' })
  expect(await refund()).toMatchObject({ amount: 1_499 })
  expect(await faultOf(refund())).toMatchObject({ code: 'charge_already_refunded' })
  const { latest_charge } = await running.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ amount_refunded: 2499, refunded: true })
})

test('lists go on from page to page, newest first', async () => {
  const made: string[] = []
  for (let count = 0; count < 25; count++) made.unshift((await create({ metadata: { paged: 'yes' } })).id)
  const listed: string[] = []
  for await (const { id, metadata } of running.stripe.paymentIntents.list({ limit: 10 })) {
    if (metadata.paged) listed.push(id)
  }
  expect(listed).toEqual(made)
})

test('a dispute is opened and closed, and holds back a refund', async () => {
  const { id } = await create({ payment_method: 'pm_card_visa', confirm: true })
  const dispute = await running.control<{ id: string }>('disputes', { paymentIntent: id })
  await running.webhooks.waitFor('charge.dispute.created', id)
  expect(await faultOf(running.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_disputed',
  })
  await running.control(`disputes/${dispute.id}/close`, { status: 'lost' })
  const { event } = await running.webhooks.waitFor('charge.dispute.closed', id)
  expect(event.data.object).toMatchObject({ id: dispute.id, status: 'lost', amount: 2499 })
})

test('the card form may be framed by the checkout alone and speaks with no other origin', async () => {
  const page = await fetch(`${running.url}/card-form?client_secret=pi_x_secret_y`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors http:\/\/localhost:3000$/,
  )
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await page.text()
  expect(html).toContain('data-parent-origin="http://localhost:3000"')
  expect(html).toContain('Test mode: use 4242 4242 4242 4242')
  const parts = [...html.matchAll(/(?:href|src)="(\/card-form\/[^"]+)"/g)].map(([, path]) => path)
  const script = await (await fetch(`${running.url}/card-form/card-form.js`)).text()
  parts.push(...[...script.matchAll(/from '\.(\/[^']+)'/g)].map(([, path]) => `/card-form${path}`))
  expect(parts).toHaveLength(5)
  for (const path of parts) expect((await fetch(`${running.url}${path}`)).status, path).toBe(200)
})

test('another name for this machine leads nowhere', async () => {
  const { hostname, port } = new URL(running.url)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) =>
    request({ hostname, port, path: '/control/webhooks', headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end(),
  )
  expect(status).toBe(403)
})
