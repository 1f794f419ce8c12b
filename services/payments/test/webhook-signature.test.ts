import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { InvalidSignature } from '../src/ports/card-payments/card-payments.ts'
import { webhookSecret } from '../src/ports/card-payments/testing/run-embedded-stripe.ts'
import { begin, credits, openPayments, orders, type Payments, pat, pay } from './open-payments.ts'

/** The same numbers in each run: mulberry32. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

interface Forged {
  body: Buffer
  signature: string
}

interface Real {
  body: Buffer
  seconds: number
  random: (below: number) => number
}

const sign = (body: Uint8Array, seconds: number | string, secret = webhookSecret) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

/** Another byte at a random place. */
function altered({ body, random }: Real): Buffer {
  const bytes = Buffer.from(body)
  const place = random(bytes.length)
  bytes[place] = (bytes[place] as number) ^ (1 + random(255))
  return bytes
}

const hex = (digits: string, at: number) =>
  digits.slice(0, at) + ((Number.parseInt(digits[at] ?? '0', 16) + 1) % 16).toString(16) + digits.slice(at + 1)

/** Every way of forging that we know, each with its own random part. */
const forgeries: Record<string, (real: Real) => Forged> = {
  'an altered body': (real) => ({
    body: altered(real),
    signature: `t=${real.seconds},v1=${sign(real.body, real.seconds)}`,
  }),
  'a body with something before it': ({ body, seconds, random }) => ({
    body: Buffer.concat([[Buffer.from('\ufeff'), Buffer.from(' '), Buffer.from('\n')][random(3)] as Buffer, body]),
    signature: `t=${seconds},v1=${sign(body, seconds)}`,
  }),
  'a body cut short': ({ body, seconds, random }) => ({
    body: body.subarray(0, random(body.length)),
    signature: `t=${seconds},v1=${sign(body, seconds)}`,
  }),
  'an altered signature': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds},v1=${hex(sign(body, seconds), random(64))}`,
  }),
  'a shorter or longer signature': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds},v1=${`${sign(body, seconds)}00`.slice(0, [random(64), 65, 66][random(3)])}`,
  }),
  'a wrong secret': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds},v1=${sign(body, seconds, `whsec_${random(2 ** 31)}`)}`,
  }),
  'an old time, rightly signed': ({ body, seconds, random }) => {
    const old = seconds - 301 - random(10_000_000)
    return { body, signature: `t=${old},v1=${sign(body, old)}` }
  },
  'a time to come, rightly signed': ({ body, seconds, random }) => {
    const later = seconds + 301 + random(10_000_000)
    return { body, signature: `t=${later},v1=${sign(body, later)}` }
  },
  'an old signature with a new time': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds - random(300)},v1=${sign(body, seconds - 301 - random(1000))}`,
  }),
  'several signatures, none of them right': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds},${Array.from({ length: 2 + random(8) }, () => `v1=${sign(body, random(2 ** 31))}`).join(',')}`,
  }),
  'the right signature under another scheme': ({ body, seconds, random }) => ({
    body,
    signature: `t=${seconds},${['v0', 'v2', 'V1', 'v1 ', ' v1', 'v11'][random(6)]}=${sign(body, seconds)}`,
  }),
  'the right signature without its time, or with two': ({ body, seconds, random }) => ({
    body,
    signature: [
      `v1=${sign(body, seconds)}`,
      `t=,v1=${sign(body, seconds)}`,
      `t=${seconds - 400},t=${seconds},v1=${sign(body, seconds)}`,
      `t=${seconds}x,v1=${sign(body, seconds)}`,
    ][random(4)] as string,
  }),
  'no signature at all': ({ body, random }) => ({
    body,
    signature: ['', ',', 't', 'v1', '='.repeat(random(50))][random(5)] as string,
  }),
}

const ways = Object.entries(forgeries)

/** A service asks Stripe at its start what it has missed: on a busy machine that may come after a payment, and find it. */
const reconciled = ({ database }: Payments) =>
  vi.waitFor(async () =>
    expect(await database.prisma.reconciliationRun.count({ where: { finishedAt: { not: null } } })).toBe(1),
  )

async function paidUnheard() {
  const payments = await openPayments()
  await reconciled(payments)
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const intentId = await pay(payments, clientSecret)
  const { rawBody } = await payments.stripe.webhooks.waitFor('payment_intent.succeeded', intentId)
  const seconds = payments.clock.now().getTime() / 1000
  const real: Real = { body: Buffer.from(rawBody), seconds, random: randomFrom(20_261_121) }
  const send = ({ body, signature }: Forged) =>
    payments.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      payload: body,
    })
  return { ...payments, payments, real, send }
}

test('of 10,000 forged, old and altered webhooks none is read', { timeout: 60_000 }, async () => {
  const { dependencies, clock, real } = await paidUnheard()
  const { cards } = dependencies
  const read = ({ body, signature }: Forged) => cards.readWebhook(body, signature, clock.now())
  const refused = new Map(ways.map(([name]) => [name, 0]))
  for (let count = 0; count < 10_000; count++) {
    const [name, forge] = ways[count % ways.length] as (typeof ways)[number]
    const forged = forge(real)
    expect(() => read(forged), `${name}: ${forged.signature}`).toThrow(InvalidSignature)
    refused.set(name, (refused.get(name) ?? 0) + 1)
  }
  expect([...refused.values()].reduce((sum, one) => sum + one, 0)).toBe(10_000)
  expect(read({ body: real.body, signature: `t=${real.seconds},v1=${sign(real.body, real.seconds)}` })).toMatchObject({
    type: 'payment_intent.succeeded',
  })
})

test('forged webhooks change nothing, and the right one counts once however often it is sent', async () => {
  const { payments, database, real, send } = await paidUnheard()
  const { body, seconds } = real
  for (const [name, forge] of [...ways, ...ways, ...ways]) {
    const answer = await send(forge(real))
    expect(answer.statusCode, name).toBe(400)
    expect(answer.json(), name).toMatchObject({ code: 'signature-invalid' })
  }
  expect(await orders(payments)).toMatchObject([{ state: 'open' }])
  expect(await database.prisma.stripeEvent.count()).toBe(0)

  const right = { body, signature: `t=${seconds},v1=${sign(body, seconds)}` }
  for (let replays = 0; replays < 20; replays++) expect((await send(right)).statusCode).toBe(200)
  const next = sign(body, seconds, 'whsec_the_next_one')
  const rolled = { body, signature: `t=${seconds},v1=${next},v1=${sign(body, seconds)}` }
  expect((await send(rolled)).statusCode).toBe(200)
  expect(await credits(payments)).toHaveLength(1)
  expect(await database.prisma.stripeEvent.count()).toBe(1)
})

test('takes no body above 256 KiB', async () => {
  const { app } = await openPayments()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
    payload: Buffer.alloc(256 * 1024 + 1, ' '),
  })
  expect(answer.statusCode).toBe(413)
})
