import type { Refund } from '../domain/mail-request.ts'
import { money } from '../domain/money.ts'
import type { Letter } from './letter.ts'

export function paymentRefunded({ orderId, amountCents, currency, origin }: Refund & { origin: string }): Letter {
  return {
    subject: `Your refund: ${money(amountCents, currency)}`,
    preview: 'We have given your payment back.',
    heading: 'We have given your payment back',
    blocks: [
      {
        kind: 'paragraph',
        text: `${money(amountCents, currency)} is on its way back to the card that you paid with. Banks take some days to show it.`,
      },
      { kind: 'lines', lines: [{ label: 'Refunded', value: money(amountCents, currency) }] },
      { kind: 'paragraph', text: `Order number: ${orderId}` },
      {
        kind: 'paragraph',
        text: 'The Enhanced version that the payment unlocked is locked again. Your Free report stays as it is.',
      },
      { kind: 'button', label: 'Contact us', href: `${origin}/contact` },
    ],
    reason: 'You get this mail because a payment to Plainpolicy that was made with this address was given back.',
  }
}
