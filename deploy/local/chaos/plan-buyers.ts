import { pick, type Random, randomOf } from './random.ts'

export const journeys = [
  /** Signed in, buys for a report that is there. */
  'for-report',
  /** Signed in, buys first and uploads afterwards. */
  'for-next',
  /** As before, but does not come back to the page that looks at the payment. */
  'closed-tab',
  /** Buys a credit beside a report that is there, and spends it on that. */
  'saved-credit',
  /** Fills in the form, pays, and signs up on another device with the same address. */
  'visitor-elsewhere',
  /** The same in one browser, with another address. */
  'visitor-here',
  /** Pays and never comes back. */
  'never-back',
  /** Comes as far as the card form, and at most has a card declined. */
  'abandoned',
] as const
export type Journey = (typeof journeys)[number]

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'no-funds': '4000000000009995',
  'processing-error': '4000000000000119',
  authenticates: '4000002500003155',
  'fails-to-authenticate': '4000002760003184',
} as const
export type Card = keyof typeof cards

/** How the buyer treats the button: once; twice at once; in two tabs at once; in one that opens while another one pays. */
export const hands = ['one', 'double-click', 'two-tabs', 'late-tab'] as const

export interface BuyerPlan {
  name: string
  /** Where the receipt goes. */
  email: string
  /** Of the account. */
  accountEmail: string
  journey: Journey
  /** In this order, until one is good. */
  cards: Card[]
  hands: (typeof hands)[number]
  /** When an admin gives the money back, if ever. */
  refund: 'none' | 'before-upload' | 'at-the-end'
  /** Tries to come by what another one paid. */
  isNosy: boolean
}

const bad = ['declined', 'no-funds', 'processing-error', 'fails-to-authenticate'] as const

/** Who comes: all journeys in turn, everything else by chance. */
export function planBuyers(seed: number, count: number): BuyerPlan[] {
  return Array.from({ length: count }, (_, index) => planBuyer(randomOf(seed, `buyer ${index}`), index))
}

function planBuyer(random: Random, index: number): BuyerPlan {
  const journey = journeys[index % journeys.length] ?? 'for-report'
  const email = `buyer-${index}@chaos.test`
  const isOwn = journey !== 'visitor-here' || random() < 0.5
  return {
    name: `buyer ${index}`,
    email,
    accountEmail: isOwn ? email : `account-${index}@chaos.test`,
    journey,
    cards: planCards(random, journey),
    hands: random() < 0.5 ? 'one' : pick(random, ['double-click', 'two-tabs', 'late-tab']),
    refund: planRefund(random, journey),
    isNosy: random() < 0.2,
  }
}

function planCards(random: Random, journey: Journey): Card[] {
  const tries = Array.from({ length: random() < 0.3 ? 1 + Math.floor(random() * 2) : 0 }, () => pick(random, bad))
  return journey === 'abandoned' ? tries : [...tries, pick(random, ['good', 'good', 'good', 'authenticates'])]
}

function planRefund(random: Random, journey: Journey): BuyerPlan['refund'] {
  if (journey === 'abandoned' || random() >= 0.2) return 'none'
  return journey !== 'for-report' && journey !== 'saved-credit' && random() < 0.3 ? 'before-upload' : 'at-the-end'
}
