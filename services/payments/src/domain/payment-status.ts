export type PaymentStatus = 'none' | 'processing' | 'succeeded' | 'failed'

interface Standing {
  order: { state: 'open' | 'paid' | 'failed' | 'refunded' }
  /** As the card provider tells it; null when it was not asked, because the order is settled. */
  intent: { status: 'open' | 'processing' | 'succeeded' | 'canceled'; failureCode: string | null } | null
}

/** What the page that a payer comes back to says. An order that nobody has tried to pay yet is none. */
export function paymentStatus({ order, intent }: Standing): PaymentStatus {
  if (order.state === 'paid') return 'succeeded'
  if (order.state === 'failed') return 'failed'
  if (order.state === 'refunded') return 'none'
  if (intent?.status === 'processing') return 'processing'
  // Paid, but not as it was ordered: a person looks at it.
  if (intent?.status === 'succeeded') return 'processing'
  return intent?.failureCode ? 'failed' : 'none'
}
