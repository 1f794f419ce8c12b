import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { PaymentFailedSchema, PaymentRefundedSchema, PaymentSucceededSchema } from '@plainpolicy/proto/payments'

interface Paid {
  id: string
  reportId: string | null
  receiptEmail: string
  amountCents: number
  taxCents: number
  currency: string
}

interface Said {
  order: Paid
  /** Who owns what was bought; null while nobody has claimed it. */
  userId: string | null
  at: Date
}

const namesOf = ({ order: { id: orderId, reportId }, userId }: Said) => {
  return { orderId, userId: userId ?? '', reportId: reportId ?? '' }
}
const options = ({ order: { id, reportId }, at }: Said) => ({ key: reportId ?? id, occurredAt: at })

export function paymentSucceeded(said: Said): EventEnvelope {
  const { receiptEmail, amountCents, taxCents, currency } = said.order
  const message = { ...namesOf(said), receiptEmail, amountCents, taxCents, currency }
  return outgoing(PaymentSucceededSchema, message, options(said))
}

export const paymentFailed = (said: Said, code: string): EventEnvelope =>
  outgoing(PaymentFailedSchema, { ...namesOf(said), code }, options(said))

export function paymentRefunded(said: Said): EventEnvelope {
  const { receiptEmail, amountCents, currency } = said.order
  return outgoing(PaymentRefundedSchema, { ...namesOf(said), receiptEmail, amountCents, currency }, options(said))
}
