import { type ContactReason, referenceOf } from '../domain/contact-message.ts'
import { reasonLabels } from './contact-message.ts'
import type { Letter } from './letter.ts'

interface Acknowledged {
  id: string
  reason: ContactReason
  reportId: string | null
  origin: string
}

// Anybody can type anybody's address into the page: the mail repeats nothing that was written there, not even the name.
export function contactAcknowledged({ id, reason, reportId, origin }: Acknowledged): Letter {
  return {
    subject: 'We have your message',
    preview: 'We’ll get back to you within 24 hours.',
    heading: 'We have your message',
    blocks: [
      { kind: 'paragraph', text: 'Thank you for writing to us. We’ll get back to you within 24 hours.' },
      {
        kind: 'lines',
        lines: [
          { label: 'Inquiry type', value: reasonLabels[reason] },
          { label: 'Reference', value: referenceOf(id) },
        ],
      },
      reportId
        ? { kind: 'button', label: 'Open your report', href: `${origin}/report/${encodeURIComponent(reportId)}` }
        : { kind: 'button', label: 'Go to Plainpolicy', href: `${origin}/` },
      { kind: 'note', text: 'If you did not write to us, somebody typed your address by mistake: ignore this mail.' },
    ],
    reason: 'You get this mail because this address was given on the contact page of Plainpolicy.',
  }
}
