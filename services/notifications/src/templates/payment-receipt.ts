import type { Receipt } from '../domain/mail-request.ts'
import { money } from '../domain/money.ts'
import type { Letter } from './letter.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' })

export function paymentReceipt(receipt: Receipt & { origin: string }): Letter {
  const { orderId, reportId, amountCents, taxCents, currency, paidAt, origin } = receipt
  const lines = [
    { label: 'Policy Analysis, Enhanced version', value: money(amountCents - taxCents, currency) },
    { label: 'Tax', value: money(taxCents, currency) },
    { label: 'Total paid', value: money(amountCents, currency) },
  ]
  const next = reportId
    ? { label: 'Open your report', href: `${origin}/report/${encodeURIComponent(reportId)}` }
    : { label: 'Upload your policy', href: `${origin}/upload` }
  return {
    subject: `Your receipt: ${money(amountCents, currency)}`,
    preview: 'Your payment has arrived. This mail is your receipt.',
    heading: 'Your payment has arrived',
    blocks: [
      { kind: 'paragraph', text: `Thank you. We received your payment on ${day.format(new Date(paidAt))}.` },
      { kind: 'lines', lines },
      { kind: 'paragraph', text: `Order number: ${orderId}` },
      { kind: 'button', ...next },
      {
        kind: 'note',
        text: 'What you paid for belongs to the account with this address: sign in, or sign up, with it.',
      },
    ],
    reason: 'You get this mail because a payment to Plainpolicy was made with this address.',
  }
}
