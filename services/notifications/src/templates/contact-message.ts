import { type ContactReason, referenceOf } from '../domain/contact-message.ts'
import type { WrittenContact } from '../domain/mail-request.ts'
import type { Letter } from './letter.ts'

export const reasonLabels: Record<ContactReason, string> = {
  general: 'General Inquiry',
  roof: 'Roof Coverage',
  water: 'Water Damage Coverage',
  mold: 'Mold Coverage',
  storm: 'Storm & Wind/Hail Coverage',
}

/** To support: what somebody wrote, to be answered by a reply. */
export function contactMessage(contact: WrittenContact & { origin: string }): Letter {
  const { id, name, email, phone, reason, subject, message, reportId, isSignedIn, referralConsent, origin } = contact
  const lines = [
    { label: 'Inquiry type', value: reasonLabels[reason] },
    { label: 'Name', value: name },
    { label: 'Email address', value: email },
    { label: 'Phone', value: phone ?? 'Not given' },
    { label: 'Account', value: isSignedIn ? 'Signed in' : 'A visitor' },
    { label: 'Referral', value: referralConsent ? 'Agreed' : 'Not agreed' },
    { label: 'Reference', value: referenceOf(id) },
  ]
  return {
    subject: `[${reasonLabels[reason]}] ${subject}`,
    preview: `A message of the contact page, reference ${referenceOf(id)}.`,
    heading: 'A message of the contact page',
    replyTo: { name, address: email },
    blocks: [
      { kind: 'lines', lines },
      { kind: 'quote', text: message },
      ...(referralConsent ? [{ kind: 'paragraph' as const, text: `Agreed to: “${referralConsent}”` }] : []),
      ...(reportId
        ? [
            {
              kind: 'paragraph' as const,
              text: `The page named the report ${reportId}. Nobody has looked whose it is.`,
            },
          ]
        : []),
      { kind: 'button', label: 'The contact page', href: `${origin}/contact` },
      { kind: 'note', text: 'A reply to this mail goes to the person who wrote.' },
    ],
    reason: 'You get this mail because you answer for Plainpolicy.',
  }
}
