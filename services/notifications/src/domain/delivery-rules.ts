import type { MailKind } from './mail-request.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** Milliseconds to wait after each failed try; its length bounds the tries. */
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute]

export const mostAttempts = waits.length + 1

/** How long one try may take. */
export const sendWithin = 8 * second

/** A mail under way is nobody else's for this long; after a crash it is tried again then. Longer than a try. */
export const claimFor = 12 * second

/** Codes work for 15 minutes; other news is stale after a week. */
const usefulFor: Record<MailKind, number> = {
  'verification-code': 15 * minute,
  'password-reset': 15 * minute,
  'account-exists': day,
  welcome: 7 * day,
  'report-ready': 7 * day,
  // A receipt is a paper for the records, however late.
  'payment-receipt': 30 * day,
  'payment-refunded': 30 * day,
  // It is kept beside, but nobody answers what nobody was told.
  'contact-message': 30 * day,
  'review-requested': 30 * day,
  'report-corrected': 7 * day,
  'contact-acknowledged': day,
}

export const personalDataKeptFor = 7 * day

export function expiryOf(kind: MailKind, askedAt: Date): Date {
  return new Date(askedAt.getTime() + usefulFor[kind])
}

/** When to try again after the given number of tries; null when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
