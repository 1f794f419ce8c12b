import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { ContactReceivedSchema } from '@plainpolicy/proto/notifications'
import type { ContactMessage } from '../domain/contact-message.ts'

export function contactReceived({ id, ...contact }: ContactMessage): EventEnvelope {
  const { userId, reportId, phone, referralConsent, ...rest } = contact
  return outgoing(
    ContactReceivedSchema,
    {
      ...rest,
      contactId: id,
      userId: userId ?? '',
      reportId: reportId ?? '',
      phone: phone ?? '',
      referralConsent: referralConsent ?? '',
    },
    { key: reportId ?? userId ?? id },
  )
}
