import { z } from 'zod'
import { type Finding, findingKinds } from '../store/findings.ts'

export const findingSchema = z.object({
  id: z.int(),
  kind: z.enum(findingKinds),
  /** Stripe's id of the payment, refund or dispute; or that of an order or an owner that could not be compared. */
  subject: z.string(),
  orderId: z.uuid().nullable(),
  foundAt: z.iso.datetime(),
  /** When it was found for the last time. */
  seenAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** What was done; null for one that passed by itself. */
  settlement: z.string().nullable(),
})

export const toAnswer = ({ foundAt, seenAt, settledAt, ...finding }: Finding): z.infer<typeof findingSchema> => ({
  ...finding,
  foundAt: foundAt.toISOString(),
  seenAt: seenAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})
