import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { ReportUnlockedSchema } from '@plainpolicy/proto/payments'
import { expect, test } from 'vitest'
import {
  begin,
  browser,
  buy,
  claim,
  confirmed,
  credits,
  declinedCard,
  openPayments,
  pat,
  pay,
  report,
  sam,
  webhook,
} from './open-payments.ts'

const hour = 60 * 60 * 1000

test('what a browser paid goes to the account that comes back in it within two hours', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'another@example.com')
  const paymentIntentId = await buy(payments, { visitor })
  payments.clock.advance(2 * hour - 1)
  const answer = await claim(payments, { as: pat, visitor, body: { paymentIntentId } })
  expect(answer.json()).toEqual({ status: 'succeeded', reportId: null, credits: 1 })
  expect(await credits(payments)).toMatchObject([{ userId: pat.userId, claimedAt: payments.clock.now() }])
  expect((await claim(payments, { as: pat, visitor, body: { paymentIntentId } })).json()).toEqual(answer.json())
})

test('after two hours the browser alone proves nothing any more; the address of the receipt does', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, pat.email)
  await buy(payments, { visitor })
  payments.clock.advance(2 * hour)
  expect((await claim(payments, { as: sam, visitor })).json()).toMatchObject({ credits: 0 })
  expect((await claim(payments, { as: pat })).json()).toMatchObject({ credits: 1 })
})

test('another browser and another address get nothing, whatever payment they name', async () => {
  const payments = await openPayments()
  const paymentIntentId = await buy(payments, { visitor: browser(payments, pat.email) })
  const other = browser(payments, sam.email)
  const answer = await claim(payments, { as: sam, visitor: other, body: { paymentIntentId } })
  expect(answer.json()).toEqual({ status: 'none', reportId: null, credits: 0 })
  expect(await credits(payments)).toMatchObject([{ userId: null }])
})

test('what somebody has claimed stays theirs', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, sam.email)
  await buy(payments, { visitor })
  await claim(payments, { as: pat, visitor })
  await confirmed(payments, sam)
  expect((await claim(payments, { as: sam, visitor })).json()).toMatchObject({ credits: 0 })
  expect(await credits(payments)).toMatchObject([{ userId: pat.userId }])
})

test('of two who claim at the same moment one gets it', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, sam.email)
  await buy(payments, { visitor })
  const answers = await Promise.all([claim(payments, { as: pat, visitor }), claim(payments, { as: sam, visitor })])
  expect(answers.map((answer) => answer.json().credits).sort()).toEqual([0, 1])
})

test('an address that is confirmed later gets what was paid with it, however it is written', async () => {
  const payments = await openPayments()
  await buy(payments, { visitor: browser(payments, 'pat@example.com') })
  payments.clock.advance(30 * 24 * hour)
  await confirmed(payments, { ...pat, email: 'Pat@Example.com' })
  expect(await credits(payments)).toMatchObject([{ userId: pat.userId, state: 'available' }])
})

test('a payment whose webhook was lost is looked up when the payer comes back', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, pat.email)
  const { clientSecret } = (await begin(payments, { visitor })).json()
  const paymentIntentId = await pay(payments, clientSecret)
  const answer = await claim(payments, { as: pat, visitor, body: { paymentIntentId } })
  expect(answer.json()).toEqual({ status: 'succeeded', reportId: null, credits: 1 })
})

test('and also when the address of the return was lost, too', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, pat.email)
  await pay(payments, (await begin(payments, { visitor })).json().clientSecret)
  expect((await claim(payments, { as: sam, visitor })).json()).toMatchObject({ status: 'succeeded', credits: 1 })
})

test('what is known to be paid is claimed and shown while the card provider is away', async () => {
  const payments = await openPayments()
  const visitor = browser(payments, 'another@example.com')
  await buy(payments, { visitor })
  payments.clock.advance(1_000)
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  const away = () => Promise.reject(new DependencyAway(new Error('away')))
  payments.dependencies.cards = { ...payments.dependencies.cards, retrieveIntent: away }
  const answer = await claim(payments, { as: pat, visitor })
  expect(answer.json()).toEqual({ status: 'succeeded', reportId: null, credits: 1 })
  // Nobody is told that a payment failed, or came, which could not be looked at; the credit is theirs all the same.
  const [paymentIntentId] = clientSecret.split('_secret_')
  expect((await claim(payments, { as: pat, visitor, body: { paymentIntentId } })).statusCode).toBe(503)
  expect(await credits(payments)).toMatchObject([{ userId: pat.userId }])
})

test('tells of a payment that failed, and of none', async () => {
  const payments = await openPayments()
  expect((await claim(payments, { as: pat })).json()).toEqual({ status: 'none', reportId: null, credits: 0 })
  const { clientSecret } = (await begin(payments, { as: pat })).json()
  expect((await claim(payments, { as: pat })).json()).toMatchObject({ status: 'none' })
  await pay(payments, clientSecret, declinedCard)
  expect((await claim(payments, { as: pat })).json()).toMatchObject({ status: 'failed', credits: 0 })
})

test('is for people who are signed in', async () => {
  const payments = await openPayments()
  expect((await claim(payments, { visitor: 'v' })).statusCode).toBe(401)
})

test('a credit that is claimed late goes to the report that was submitted after the order began', async () => {
  const payments = await openPayments()
  const { clientSecret } = (await begin(payments, { visitor: browser(payments, pat.email) })).json()
  payments.clock.advance(hour)
  const reportId = await report(payments).finish()
  const intentId = await pay(payments, clientSecret)
  await webhook(payments, 'payment_intent.succeeded', intentId)
  expect(await credits(payments)).toMatchObject([{ state: 'available', userId: null }])
  await confirmed(payments, pat)
  expect(await credits(payments)).toMatchObject([{ state: 'spent', reportId, userId: pat.userId }])
  const [said] = await payments.events.heard(ReportUnlockedSchema)
  expect(said).toMatchObject({ reportId, userId: pat.userId, revision: 1 })
  const answer = await claim(payments, { as: pat, body: { paymentIntentId: intentId } })
  expect(answer.json()).toEqual({ status: 'succeeded', reportId, credits: 0 })
})
