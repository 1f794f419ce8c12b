import { randomUUID } from 'node:crypto'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardIntent, InvalidSignature } from './card-payments.ts'
import type { CardPaymentsUnderTest, TestCard } from './under-contract.ts'

/** What some servers do not do; whoever leaves one out says why. */
export type Promised =
  | 'a repeated order is the same intent'
  | 'another try after a refused card'
  | 'reasons in detail'
  | 'what was received'
  | 'authentication'
  | 'one refund'
  | 'faults with a code'
  | 'lists by time'
  | 'webhooks'

const order = (amountCents = 2499) => {
  const orderId = randomUUID()
  return { orderId, amountCents, currency: 'usd', receiptEmail: 'pat@example.com', metadata: { orderId } }
}

/** Every provider of card payments keeps these promises. */
export function cardPaymentsContract(
  name: string,
  open: () => Promise<CardPaymentsUnderTest>,
  cannot: Partial<Record<Promised, string>> = {},
): void {
  describe(`the card payments: ${name}`, () => {
    let under: CardPaymentsUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under?.close())

    const when = (promised: Promised) => (sentence: string, work: () => Promise<void>) =>
      cannot[promised] ? test.todo(`${sentence} (not here: ${cannot[promised]})`) : test(sentence, work)
    const payWith = async (card: TestCard, asked = order()) => {
      const intent = await under.payments.createIntent(asked)
      const code = await under.buyer.pay(intent, card)
      return { asked, intent, code, now: () => under.payments.retrieveIntent(intent.id) }
    }
    const refundOf = ({ intent, asked }: { intent: CardIntent; asked: { orderId: string } }) =>
      ({ intentId: intent.id, orderId: asked.orderId, reason: 'requested_by_customer' }) as const

    test('an intent waits for its payer', async () => {
      const asked = order()
      const intent = await under.payments.createIntent(asked)
      expect(intent).toMatchObject({ status: 'open', amountCents: 2499, receivedCents: 0, currency: 'usd' })
      expect(intent).toMatchObject({ failureCode: null, chargeId: null, paidAt: null })
      expect(intent.metadata).toMatchObject({ orderId: asked.orderId })
      expect(intent.clientSecret).toMatch(new RegExp(`^${intent.id}_secret_`))
      expect(Math.abs(intent.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
      expect(await under.payments.retrieveIntent(intent.id)).toEqual(intent)
    })

    when('faults with a code')('an intent that nobody made is null', async () => {
      expect(await under.payments.retrieveIntent('pi_3NobodyMadeThisOneEver00')).toBeNull()
    })

    when('a repeated order is the same intent')('an order that is asked for again is the same intent', async () => {
      const asked = order()
      const [first, second] = await Promise.all([
        under.payments.createIntent(asked),
        under.payments.createIntent(asked),
      ])
      expect(second.id).toBe(first.id)
      await under.buyer.pay(first, 'good')
      expect(await under.payments.createIntent(asked)).toMatchObject({ id: first.id, status: 'succeeded' })
    })

    when('a repeated order is the same intent')('an order cannot be asked for at another price', async () => {
      const asked = order()
      await under.payments.createIntent(asked)
      const fault = await under.payments.createIntent({ ...asked, amountCents: 1 + asked.amountCents }).catch((e) => e)
      expect(fault).toBeInstanceOf(Error)
      expect(fault).not.toBeInstanceOf(DependencyAway)
    })

    test('a good card is charged', async () => {
      const { intent, code, now } = await payWith('good')
      expect(code).toBeNull()
      const paid = await now()
      expect(paid).toMatchObject({ id: intent.id, status: 'succeeded', amountCents: 2499 })
      expect(paid).toMatchObject({ failureCode: null, chargeId: expect.stringMatching(/^(ch|py)_/) })
      expect(Math.abs((paid?.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    })

    when('what was received')('what was received is the whole amount', async () => {
      expect(await (await payWith('good')).now()).toMatchObject({ receivedCents: 2499 })
    })

    test('a second card for a paid intent is not charged', async () => {
      const { intent, now } = await payWith('good')
      const paid = await now()
      expect(await under.buyer.pay(intent, 'good')).not.toBeNull()
      expect(await now()).toEqual(paid)
    })

    test('a refused card leaves the intent open, with the reason', async () => {
      const { code, now } = await payWith('declined')
      expect(code).toBe('card_declined')
      expect(await now()).toMatchObject({ status: 'open', receivedCents: 0, chargeId: null, paidAt: null })
      expect((await now())?.failureCode).toMatch(/^(generic_decline|card_declined)$/)
    })

    when('reasons in detail')('the reason says why the bank refused', async () => {
      expect(await (await payWith('without funds')).now()).toMatchObject({ failureCode: 'insufficient_funds' })
      expect(await (await payWith('broken at the bank')).now()).toMatchObject({ failureCode: 'processing_error' })
    })

    when('another try after a refused card')('after a refused card another one pays the same intent', async () => {
      const { intent, now } = await payWith('declined')
      expect(await under.buyer.pay(intent, 'good')).toBeNull()
      expect(await now()).toMatchObject({ status: 'succeeded', receivedCents: 2499, failureCode: null })
    })

    when('authentication')('a card whose bank asks is charged once its owner has answered', async () => {
      const { intent, now } = await payWith('asked by the bank')
      expect(await now()).toMatchObject({ status: 'open', receivedCents: 0 })
      await under.buyer.answerBank(intent, true)
      expect(await now()).toMatchObject({ status: 'succeeded', chargeId: expect.any(String) })
    })

    when('authentication')('an owner who does not answer right pays nothing', async () => {
      const { intent, now } = await payWith('asked by the bank')
      await under.buyer.answerBank(intent, false)
      expect(await now()).toMatchObject({ status: 'open', receivedCents: 0 })
      expect((await now())?.failureCode).toBe('payment_intent_authentication_failure')
    })

    test('a cancelled intent cannot be paid, and may be cancelled again', async () => {
      const intent = await under.payments.createIntent(order())
      expect(await under.payments.cancelIntent(intent.id)).toMatchObject({ id: intent.id, status: 'canceled' })
      expect(await under.buyer.pay(intent, 'good')).not.toBeNull()
      expect(await under.payments.retrieveIntent(intent.id)).toMatchObject({ status: 'canceled', receivedCents: 0 })
    })

    when('faults with a code')('what is paid or cancelled stays so when it is cancelled', async () => {
      const { intent } = await payWith('good')
      expect(await under.payments.cancelIntent(intent.id)).toMatchObject({ status: 'succeeded', receivedCents: 2499 })
      const other = await under.payments.createIntent(order())
      await under.payments.cancelIntent(other.id)
      expect(await under.payments.cancelIntent(other.id)).toMatchObject({ id: other.id, status: 'canceled' })
    })

    test('a refund gives everything back', async () => {
      const paid = await payWith('good')
      const refund = await under.payments.refund(refundOf(paid))
      expect(refund).toMatchObject({ amountCents: 2499, intentId: paid.intent.id, status: 'succeeded' })
      expect(await under.payments.refundsOf(paid.intent.id)).toEqual([refund])
    })

    when('one refund')('a refund that is asked for again is the first one', async () => {
      const paid = await payWith('good')
      const refund = await under.payments.refund(refundOf(paid))
      expect(await under.payments.refund(refundOf(paid))).toMatchObject({ id: refund.id })
      expect(await under.payments.refund({ ...refundOf(paid), orderId: randomUUID() })).toMatchObject({ id: refund.id })
      expect(await under.payments.refundsOf(paid.intent.id)).toHaveLength(1)
    })

    test('nothing is given back of what was not paid', async () => {
      const refused = await payWith('declined')
      await expect(under.payments.refund(refundOf(refused))).rejects.not.toBeInstanceOf(DependencyAway)
    })

    when('lists by time')('intents and refunds are listed from a moment on, newest first', async () => {
      const createdAfter = new Date(Date.now() - 1_000)
      const first = await payWith('good')
      const second = await payWith('declined')
      await under.payments.refund(refundOf(first))
      const wanted = [second.intent.id, first.intent.id]
      const intents = await Array.fromAsync(under.payments.listIntents({ createdAfter }))
      expect(intents.map(({ id }) => id).filter((id) => wanted.includes(id))).toEqual(wanted)
      const paid = intents.find(({ id }) => id === first.intent.id)
      expect(paid).toMatchObject({ status: 'succeeded', receivedCents: 2499, paidAt: expect.any(Date) })
      const refunds = await Array.fromAsync(under.payments.listRefunds({ createdAfter }))
      expect(refunds.map(({ intentId }) => intentId)).toContain(first.intent.id)
      const later = new Date(Date.now() + 3_600_000)
      expect(await Array.fromAsync(under.payments.listIntents({ createdAfter: later }))).toEqual([])
    })

    when('webhooks')('a payment is told by a webhook that nobody else can make', async () => {
      const { intent } = await payWith('good')
      const { rawBody, signature } = await under.webhook('payment_intent.succeeded', intent.id)
      const read = (body: Uint8Array, at: Date) => under.payments.readWebhook(body, signature, at)
      const event = read(rawBody, new Date())
      expect(event).toMatchObject({ type: 'payment_intent.succeeded', intentId: intent.id, dispute: null })
      expect(event.id).toMatch(/^evt_/)
      const changed = Buffer.from(Buffer.from(rawBody).toString().replace('2499', '1'))
      expect(() => read(changed, new Date())).toThrow(InvalidSignature)
      expect(() => read(rawBody, new Date(Date.now() + 600_000))).toThrow(InvalidSignature)
      expect(() => read(rawBody, new Date(Date.now() - 600_000))).toThrow(InvalidSignature)
    })
  })
}
