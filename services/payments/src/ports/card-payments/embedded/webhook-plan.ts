import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from './database.ts'

const share = z.number().min(0).max(1).default(0)

/** How webhooks go astray: shares from 0 (never) to 1 (always), drawn by the seed, the same at every run. */
export const webhookPlan = z.strictObject({
  seed: z.number().int().min(0).default(1),
  /** Sent two to four times. */
  duplicate: share,
  /** Sent up to `delayMs` late. */
  delay: share,
  delayMs: z
    .number()
    .int()
    .min(0)
    .max(7 * 24 * 3_600_000)
    .default(5_000),
  /** Held until a later one has arrived, or for `delayMs`. */
  reorder: share,
  /** Never sent. */
  drop: share,
  /** A forged one is sent besides: wrong secret, changed body, old time, no signature or another scheme. */
  forge: share,
  /** A payment stays in processing for `processingMs` before it succeeds. */
  processing: share,
  processingMs: z
    .number()
    .int()
    .min(0)
    .max(24 * 3_600_000)
    .default(2_000),
})

export type WebhookPlan = z.infer<typeof webhookPlan>

export const forgeries = ['wrong-secret', 'changed-body', 'old-time', 'no-signature', 'old-scheme'] as const
export type Forgery = (typeof forgeries)[number]

export function readPlan(database: Database): WebhookPlan {
  const row = database.row<{ value: string }>("SELECT value FROM setting WHERE name = 'webhook-plan'")
  return webhookPlan.parse(row ? JSON.parse(row.value) : {})
}

export function writePlan(database: Database, plan: WebhookPlan): void {
  database.run(
    `INSERT INTO setting (name, value) VALUES ('webhook-plan', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    JSON.stringify(plan),
  )
}

/** A number from 0 up to 1 that depends on the seed, the place in the row of events and the question alone. */
export function draw(seed: number, sequence: number, question: string): number {
  const digest = createHash('sha256').update(`${seed}/${sequence}/${question}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32
}

export interface PlannedDelivery {
  lateMs: number
  isHeld: boolean
  forgery: Forgery | null
  isDropped: boolean
}

/** What is sent for the event at this place of the row. */
export function planDeliveries(plan: WebhookPlan, sequence: number): PlannedDelivery[] {
  const chance = (question: string) => draw(plan.seed, sequence, question)
  const falls = (question: 'duplicate' | 'delay' | 'reorder' | 'drop' | 'forge') => chance(question) < plan[question]
  const late = (question: string) => Math.ceil(chance(question) * plan.delayMs)
  const isHeld = falls('reorder')
  const first: PlannedDelivery = {
    lateMs: isHeld ? plan.delayMs : falls('delay') ? late('how late') : 0,
    isHeld,
    forgery: null,
    isDropped: falls('drop'),
  }
  const copies = falls('duplicate') && !first.isDropped ? 1 + Math.floor(chance('how often') * 3) : 0
  const repeats = Array.from({ length: copies }, (_, copy) => ({
    ...first,
    isHeld: false,
    lateMs: copy === 0 ? 0 : late(`copy ${copy}`),
  }))
  const forgery = forgeries[Math.floor(chance('which forgery') * forgeries.length)] ?? null
  const forged = falls('forge') ? [{ lateMs: 0, isHeld: false, forgery, isDropped: false }] : []
  return [...forged, first, ...repeats]
}
