import { z } from 'zod'
import type { CardResult } from './card-form.ts'

const tallestPx = 2000
const words = z.string().max(500)

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  // Enter was pressed in a field.
  z.object({ type: z.literal('submit') }),
  z.object({ type: z.literal('height'), px: z.number().min(0).max(tallestPx) }),
  z.object({
    type: z.literal('result'),
    status: z.enum(['succeeded', 'processing', 'failed']),
    message: words.optional(),
  }),
])

export type FormMessage =
  | { type: 'ready' | 'submit' }
  | { type: 'height'; px: number }
  | { type: 'result'; result: CardResult }

/** What the card form says across the frame's border; null for anything else. */
export function formMessageOf(data: unknown): FormMessage | null {
  const { data: message } = messageSchema.safeParse(data)
  if (!message) return null
  if (message.type !== 'result') return message
  const { status } = message
  const result = status === 'failed' ? { status, message: message.message ?? 'Your card was not charged.' } : { status }
  return { type: 'result', result }
}
