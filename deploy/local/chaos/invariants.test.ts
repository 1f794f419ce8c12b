import { describe, expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { checkInvariants, type Evidence } from './invariants.ts'
import { type BuyerPlan, planBuyers } from './plan-buyers.ts'

const plan = planBuyers(1, 1)[0] as BuyerPlan
const { email } = plan
const charge = { intentId: 'pi_1', email, amountCents: 2499, orderId: 'order-1' }
const credit = { orderId: 'order-1', state: 'spent', userId: 'user-1', reportId: 'report-1' }
const report = { reportId: 'report-1', userId: 'user-1', unlocked: true }
const booked = { orderId: 'order-1', kind: 'charge', amountCents: 2499 }
const receipt = { about: 'payment-receipt:order-1', state: 'sent', attempts: 1 }
const mail = { messageId: '<1@x>', to: email, subject: 'Your receipt: $24.99', text: 'order-1', at: 1, deliveries: 2 }

/** One buyer who paid once and has the report; then what a test changes. */
function evidence(changed: Partial<Facts> = {}, mails = [mail]): Evidence {
  const facts: Facts = {
    charges: [charge],
    refunds: [],
    deliveries: [{ event: 'evt_1', sequence: 1, forgery: 'wrong-secret', tries: 1, state: 'refused' }],
    orders: [{ id: 'order-1', state: 'paid', intentId: 'pi_1', email, amountCents: 2499 }],
    ledger: [booked],
    credits: [credit],
    reports: [report],
    mails: [receipt],
    outbox: [],
    deadLetters: [],
    findings: [],
    lastRun: { startedAt: new Date(), healed: 0, unexplained: 0 },
    ...changed,
  }
  const paid = {
    userId: 'user-1',
    reportId: 'report-1',
    documentId: 'document-1',
    intentId: 'pi_1',
    hasPaid: true,
    wasRefunded: false,
  }
  return { facts, buyers: [{ plan, ...paid, stolen: 0, fault: null }], mails: { to: () => mails } }
}

const violated = (planted: Evidence) =>
  checkInvariants(planted)
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name.replace(/ledger \$.*/, 'ledger sum'))

test('nothing is found where all is well', () => {
  expect(violated(evidence())).toEqual([])
})

const refund = { intentId: 'pi_1', amountCents: 2499 }
test.each<[string, Partial<Facts>, string]>([
  [
    'a charge without a credit',
    { credits: [] },
    'lost: charged and not given back, without one credit of the right person',
  ],
  [
    'a credit of another',
    { credits: [{ ...credit, userId: 'user-2' }] },
    'lost: charged and not given back, without one credit of the right person',
  ],
  [
    'a credit that was withdrawn though the money is with us',
    { credits: [{ ...credit, state: 'withdrawn', reportId: null }] },
    'lost: charged and not given back, without one credit of the right person',
  ],
  ['an intent charged twice', { charges: [charge, charge] }, 'charged twice: intents'],
  [
    'a buyer charged twice',
    { charges: [charge, { ...charge, intentId: 'pi_2', orderId: 'order-2' }] },
    'charged twice: buyers',
  ],
  ['a payment that is none', { charges: [] }, 'charged twice: buyers'],
  [
    'a report that stayed locked',
    { reports: [{ ...report, unlocked: false }] },
    'paid and uploaded, without an unlocked report',
  ],
  [
    'a report of somebody who paid nothing',
    { reports: [report, { ...report, reportId: 'report-2' }] },
    'unlocked without payment',
  ],
  ['a refund that locked nothing', { refunds: [refund] }, 'given back, and not locked'],
  ['an order booked twice', { ledger: [booked, booked] }, 'ledger and Stripe differ: orders'],
  ['a sum that differs', { ledger: [booked, { ...booked, orderId: 'order-9', amountCents: 1 }] }, 'ledger sum'],
  ['no receipt', { mails: [] }, 'receipts: not one a payment'],
  [
    'a forged webhook believed',
    { deliveries: [{ event: 'evt_1', sequence: 1, forgery: 'old-time', tries: 1, state: 'accepted' }] },
    'forged webhooks accepted',
  ],
  ['an event that waits', { outbox: ['payments: PaymentSucceeded'] }, 'still in an outbox'],
  ['a dead letter', { deadLetters: ['reports: ReportUnlocked'] }, 'dead letters'],
  ['a finding', { findings: ['refund_failed: re_1'] }, 'waits for a person'],
  [
    'something to heal',
    { lastRun: { startedAt: new Date(), healed: 1, unexplained: 0 } },
    "the reconciler's last run found",
  ],
])('finds %s', (_what, planted, name) => {
  expect(violated(evidence(planted))).toContain(name)
})

describe('a payment that was given back', () => {
  const givenBack = (userId: string | null): Partial<Facts> => ({
    refunds: [refund],
    orders: [{ id: 'order-1', state: 'refunded', intentId: 'pi_1', email, amountCents: 2499 }],
    ledger: [booked, { ...booked, kind: 'refund', amountCents: -2499 }],
    credits: [{ ...credit, state: 'withdrawn', userId, reportId: null }],
    reports: [],
  })
  const lost = 'lost: charged and not given back, without one credit of the right person'

  test('may have been so before its payer had an account', () => {
    expect(violated(evidence(givenBack(null)))).not.toContain(lost)
  })

  test('is nobody else’s', () => {
    expect(violated(evidence(givenBack('user-2')))).toContain(lost)
  })
})

test('finds a second receipt, but not the same one delivered again', () => {
  expect(violated(evidence({}, [mail, { ...mail, messageId: '<2@x>' }]))).toEqual(['receipts: not one a payment'])
})

test('finds a journey that broke off and a stranger who got something', () => {
  const { buyers, ...rest } = evidence()
  const [buyer] = buyers
  if (!buyer) throw new Error('nobody bought')
  expect(violated({ ...rest, buyers: [{ ...buyer, fault: 'no answer', stolen: 1 }] })).toEqual([
    'buyers who came to their end',
    'strangers who got something',
  ])
})

test('the same seed brings the same buyers', () => {
  expect(planBuyers(7, 40)).toEqual(planBuyers(7, 40))
  expect(planBuyers(8, 40)).not.toEqual(planBuyers(7, 40))
})
