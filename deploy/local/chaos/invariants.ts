import type { Facts } from './facts.ts'
import type { MailFolder } from './mail-folder.ts'
import type { BuyerRecord } from './run-buyer.ts'

export interface Invariant {
  name: string
  /** How many were looked at. */
  looked: number
  violations: string[]
}

export interface Evidence {
  facts: Facts
  buyers: BuyerRecord[]
  mails: MailFolder
}

/** The check, offline: from what was done, and what stands on both sides. */
export function checkInvariants(evidence: Evidence): Invariant[] {
  const { facts, buyers } = evidence
  return [
    each('buyers who came to their end', buyers, ({ fault }) => fault),
    each('lost: charged and not given back, without one credit of the right person', facts.charges, lost(evidence)),
    each('charged twice: intents', groupBy(facts.charges, 'intentId'), (group) => (group.length > 1 ? 'twice' : null)),
    each('charged twice: buyers', buyers, chargedTwice(evidence)),
    each('paid and uploaded, without an unlocked report', buyers, paidWithoutReport(evidence)),
    each(
      'unlocked without payment',
      facts.reports.filter(({ unlocked }) => unlocked),
      unlockedUnpaid(evidence),
    ),
    each('given back, and not locked', facts.refunds, refundedUnlocked(evidence)),
    each('ledger and Stripe differ: orders', facts.orders, ledgerDiffers(facts)),
    ledgerSum(facts),
    each('receipts: not one a payment', facts.charges, receiptWrong(evidence)),
    each('strangers who got something', buyers, ({ stolen }) => (stolen > 0 ? 'got something' : null)),
    each(
      'forged webhooks accepted',
      facts.deliveries.filter(({ forgery }) => forgery !== null),
      ({ state }) => (state === 'accepted' ? 'accepted' : null),
    ),
    each('still in an outbox', facts.outbox, (what) => what),
    each('dead letters', facts.deadLetters, (what) => what),
    each('waits for a person', facts.findings, (what) => what),
    each("the reconciler's last run found", facts.lastRun ? [facts.lastRun] : [], ({ healed, unexplained }) =>
      healed + unexplained > 0 ? `${healed} healed, ${unexplained} unexplained` : null,
    ),
  ]
}

type Judge<One> = (one: One) => string | null

function each<One>(name: string, all: One[], judge: Judge<One>): Invariant {
  const violations = all.flatMap((one) => {
    const fault = judge(one)
    return fault === null ? [] : [`${fault} (${labelOf(one)})`]
  })
  return { name, looked: all.length, violations }
}

const labelOf = (one: unknown): string => {
  const { plan, ...rest } = one as Partial<BuyerRecord>
  return plan ? `${plan.name}, ${plan.journey}, ${plan.hands}` : JSON.stringify(typeof one === 'string' ? one : rest)
}

function groupBy<One extends object>(all: One[], key: keyof One): One[][] {
  return [...Map.groupBy(all, (one) => one[key]).values()]
}

const isGivenBack = ({ refunds }: Facts, intentId: string) => refunds.some((refund) => refund.intentId === intentId)

function lost({ facts, buyers }: Evidence): Judge<Facts['charges'][number]> {
  const buyerOf = new Map(buyers.map((buyer) => [buyer.plan.email, buyer]))
  return ({ intentId, email, orderId }) => {
    const credits = facts.credits.filter((credit) => credit.orderId === orderId)
    const order = facts.orders.find(({ id }) => id === orderId)
    const buyer = buyerOf.get(email ?? '')
    if (order?.intentId !== intentId || credits.length !== 1) return 'no order, or not one credit'
    const wanted = isGivenBack(facts, intentId) ? 'refunded' : 'paid'
    const owner = credits[0]?.userId ?? null
    if (buyer && !rightOwners(buyer, wanted).includes(owner)) return 'the credit is not the right person’s'
    if (wanted === 'paid' && credits[0]?.state === 'withdrawn') return 'the credit is withdrawn'
    return order.state === wanted ? null : `the order is ${order.state}`
  }
}

/** What is given back before its payer has an account becomes nobody's. */
const rightOwners = ({ userId }: BuyerRecord, wanted: 'refunded' | 'paid') =>
  wanted === 'refunded' ? [userId, null] : [userId]

function chargedTwice({ facts }: Evidence): Judge<BuyerRecord> {
  return ({ plan, hasPaid }) => {
    const charges = facts.charges.filter(({ email }) => email === plan.email).length
    const meant = plan.journey === 'abandoned' ? 0 : 1
    if (charges > meant) return `charged ${charges} times`
    return hasPaid && charges === 0 ? 'was told of a payment that is none' : null
  }
}

function paidWithoutReport({ facts }: Evidence): Judge<BuyerRecord> {
  return ({ plan, reportId, wasRefunded }) => {
    if (reportId === null || wasRefunded || plan.journey === 'abandoned') return null
    return facts.reports.find((report) => report.reportId === reportId)?.unlocked ? null : 'locked'
  }
}

function unlockedUnpaid({ facts }: Evidence): Judge<Facts['reports'][number]> {
  return ({ reportId, userId }) => {
    const [credit, ...more] = facts.credits.filter((one) => one.reportId === reportId && one.state === 'spent')
    if (!credit || more.length > 0 || credit.userId !== userId) return 'not one credit'
    const charge = facts.charges.find(({ orderId }) => orderId === credit.orderId)
    return charge && !isGivenBack(facts, charge.intentId) ? null : 'not paid, or given back'
  }
}

function refundedUnlocked({ facts, buyers }: Evidence): Judge<Facts['refunds'][number]> {
  return ({ intentId }) => {
    const order = facts.orders.find((one) => one.intentId === intentId)
    const credit = facts.credits.find(({ orderId }) => orderId === order?.id)
    if (order?.state !== 'refunded' || credit?.state !== 'withdrawn') return `${order?.state}, ${credit?.state}`
    const { reportId } = buyers.find(({ plan }) => plan.email === order.email) ?? {}
    return facts.reports.find((report) => report.reportId === reportId)?.unlocked ? 'unlocked' : null
  }
}

const sum = (all: { amountCents: number }[]) => all.reduce((total, { amountCents }) => total + amountCents, 0)

function ledgerDiffers(facts: Facts): Judge<Facts['orders'][number]> {
  return ({ id, intentId }) => {
    const booked = sum(facts.ledger.filter(({ orderId }) => orderId === id))
    const charged = sum(facts.charges.filter(({ orderId }) => orderId === id))
    const givenBack = sum(facts.refunds.filter((refund) => refund.intentId === intentId))
    return booked === charged - givenBack ? null : `${booked} booked, ${charged - givenBack} at Stripe`
  }
}

function ledgerSum({ ledger, charges, refunds }: Facts): Invariant {
  const [booked, moved] = [sum(ledger), sum(charges) - sum(refunds)]
  const name = `ledger ${dollars(booked)} = charges ${dollars(sum(charges))} - refunds ${dollars(sum(refunds))}`
  return { name, looked: ledger.length, violations: booked === moved ? [] : [`${booked} is not ${moved}`] }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** One mail a payment, and one Message-ID, however often it was delivered. */
function receiptWrong({ facts, mails }: Evidence): Judge<Facts['charges'][number]> {
  return ({ orderId, email }) => {
    const queued = facts.mails.filter(({ about }) => about === `payment-receipt:${orderId}`)
    if (queued.length !== 1 || queued[0]?.state !== 'sent') return `${queued.length} receipts, ${queued[0]?.state}`
    const arrived = mails
      .to(email ?? '')
      .filter(({ subject, text }) => /receipt/i.test(subject) && text.includes(orderId))
    const ids = new Set(arrived.map(({ messageId }) => messageId))
    return ids.size === 1 ? null : `${ids.size} Message-IDs`
  }
}
