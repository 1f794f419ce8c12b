import { setTimeout as delay } from 'node:timers/promises'
import type { PatientBrowser } from './patient-browser.ts'
import { type Checkout, payByCard } from './pay-by-card.ts'
import type { BuyerPlan, Card } from './plan-buyers.ts'

export interface Bought {
  intentId: string | null
  hasPaid: boolean
}

const mostTabs = 5

/**
 * At the checkout with all cards of the plan. An answer that got lost is no answer: the page is opened again, and says
 * whether there is anything left to pay.
 */
export async function buy(browser: PatientBrowser, plan: BuyerPlan, wish: object | undefined): Promise<Bought> {
  let intentId: string | null = null
  const left: Card[] = [...plan.cards]
  for (let tab = 0; tab < mostTabs; tab++) {
    const checkout = await openCheckout(browser, wish)
    if (!checkout) return { intentId, hasPaid: intentId !== null }
    intentId = checkout.intentId
    for (let card = left[0]; card; card = left[0]) {
      const outcome = await press(browser, { plan, checkout, card, wish })
      if (outcome === 'paid') return { intentId, hasPaid: true }
      if (outcome === 'over') break
      left.shift()
      await delay(100)
    }
    if (left.length === 0) return { intentId, hasPaid: false }
  }
  throw new Error('the checkout never came to an end')
}

/** Null when there is nothing to pay any more. */
async function openCheckout(browser: PatientBrowser, wish: object | undefined): Promise<Checkout | null> {
  const asked = wish === undefined ? { method: 'POST' as const } : { method: 'POST' as const, body: wish }
  // A report that is there a moment ago may not be known to the payments yet.
  for (const deadline = Date.now() + 30_000; ; await delay(300)) {
    const { status, body } = await browser.ask('/api/create-payment-intent', asked)
    if (status === 200) {
      const [intentId] = body.clientSecret.split('_secret_')
      return { intentId, clientSecret: body.clientSecret, formUrl: body.cardForm.url }
    }
    if (body.code === 'already-paid' || body.code === 'already-unlocked') return null
    if (body.code !== 'report-not-found' || Date.now() > deadline) throw new Error(`checkout: ${status} ${body.code}`)
  }
}

interface Press {
  plan: BuyerPlan
  checkout: Checkout
  card: Card
  wish: object | undefined
}

async function press(browser: PatientBrowser, { plan, checkout, card, wish }: Press) {
  const here = () => payByCard(browser, checkout, card)
  const other = async () => {
    const opened = await openCheckout(browser, wish)
    return opened && payByCard(browser, opened, card)
  }
  const twice = { one: null, 'double-click': here, 'two-tabs': other, 'late-tab': () => delay(10).then(other) }
  const outcomes = await Promise.all([here(), twice[plan.hands]?.()])
  return outcomes.find((outcome) => outcome === 'paid') ?? outcomes[0]
}
