import { subscription } from '@plainpolicy/platform/events/subscription'
import { PaymentRefundedSchema, PaymentSucceededSchema } from '@plainpolicy/proto/payments'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

/** The receipt goes to the address that was given for it, whether it has an account or not. */
export const onPaymentSucceeded = subscription(
  PaymentSucceededSchema,
  async (tx: Transaction, message, { id, occurredAt }) => {
    const { orderId, reportId, amountCents, taxCents, currency, receiptEmail } = message
    await queueMail(tx, {
      id,
      about: `payment-receipt:${orderId}`,
      kind: 'payment-receipt',
      to: { address: receiptEmail },
      parameters: { orderId, reportId, amountCents, taxCents, currency, paidAt: occurredAt.toISOString() },
      askedAt: occurredAt,
    })
  },
)

export const onPaymentRefunded = subscription(
  PaymentRefundedSchema,
  async (tx: Transaction, { orderId, amountCents, currency, receiptEmail }, { id, occurredAt }) => {
    await queueMail(tx, {
      id,
      about: `payment-refunded:${orderId}`,
      kind: 'payment-refunded',
      to: { address: receiptEmail },
      parameters: { orderId, amountCents, currency },
      askedAt: occurredAt,
    })
  },
)
