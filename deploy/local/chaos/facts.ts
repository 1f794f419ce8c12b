/** What stands at the end, at Stripe and in our databases. Amounts are cents. */
export interface Facts {
  /** Those that succeeded. */
  charges: { intentId: string; email: string | null; amountCents: number; orderId: string }[]
  refunds: { intentId: string; amountCents: number }[]
  deliveries: { event: string; sequence: number; forgery: string | null; tries: number; state: string }[]
  orders: { id: string; state: string; intentId: string | null; email: string; amountCents: number }[]
  ledger: { orderId: string; kind: string; amountCents: number }[]
  credits: { orderId: string; state: string; userId: string | null; reportId: string | null }[]
  reports: { reportId: string; userId: string | null; unlocked: boolean }[]
  mails: { about: string; state: string; attempts: number }[]
  /** What waits to be sent. */
  outbox: string[]
  deadLetters: string[]
  /** Unsettled: what waits for a person. */
  findings: string[]
  lastRun: { startedAt: Date; healed: number; unexplained: number } | null
}
