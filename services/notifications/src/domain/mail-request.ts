import type { ContactMessage, ContactReason } from './contact-message.ts'

/** A type, as it is kept as JSON until the mail is sent. */
export type Receipt = {
  orderId: string
  /** The report that was paid for; '' when it is for the next one. */
  reportId: string
  amountCents: number
  taxCents: number
  currency: string
  /** ISO. */
  paidAt: string
}

export type Refund = { orderId: string; amountCents: number; currency: string }

/** What somebody wrote by the contact page, as support is told. */
export type WrittenContact = Omit<ContactMessage, 'userId'> & { isSignedIn: boolean }

/** Values of a report that a person has to look at: their places in it, and what the reader wrote, if one asked. */
export type Review = { reportId: string; version: number; isByReader: boolean; paths: string[]; words: string }

/** What each kind of mail says beyond its fixed words. Nothing read from a policy is ever among it. */
export interface MailParameters {
  'verification-code': { code: string }
  'password-reset': { code: string; name: string }
  'account-exists': Record<string, never>
  welcome: Record<string, never>
  'report-ready': { reportId: string; version: number }
  'payment-receipt': Receipt
  'payment-refunded': Refund
  'contact-message': WrittenContact
  'review-requested': Review
  'report-corrected': { reportId: string; values: number }
  'contact-acknowledged': { id: string; reason: ContactReason; reportId: string | null }
}

export type MailKind = keyof MailParameters

export const mailKinds = [
  'verification-code',
  'password-reset',
  'account-exists',
  'welcome',
  'report-ready',
  'payment-receipt',
  'payment-refunded',
  'contact-message',
  'review-requested',
  'report-corrected',
  'contact-acknowledged',
] as const satisfies MailKind[]

/** A mail goes to an address that was given for it, or to the confirmed address of an account, known or not yet. */
export type Addressee = { address: string } | { userId: string }

export interface MailRequest<Kind extends MailKind = MailKind> {
  /** The id of the event that asks for the mail. */
  id: string
  /** Names the news itself, so that the same news told by two events is mailed once. */
  about: string
  kind: Kind
  to: Addressee
  parameters: MailParameters[Kind]
  askedAt: Date
}
