import type { CardIntent, CardPayments } from './card-payments.ts'

/** Stripe's test cards, by what becomes of them. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'without funds': '4000000000009995',
  'broken at the bank': '4000000000000119',
  'asked by the bank': '4000002500003155',
} as const

export type TestCard = keyof typeof testCards

/** The payer's side, which our adapter never sees: a page with the card form, and the bank's question. */
export interface Buyer {
  /** The error's code when the card was not charged; null when it was, or the bank asks. */
  pay(intent: CardIntent, card: TestCard): Promise<string | null>
  answerBank(intent: CardIntent, isBuyer: boolean): Promise<void>
}

export interface CardPaymentsUnderTest {
  payments: CardPayments
  buyer: Buyer
  /** A webhook of this type about this intent, as it came. */
  webhook(type: string, intentId: string): Promise<{ rawBody: Uint8Array; signature: string }>
  close(): Promise<void>
}
