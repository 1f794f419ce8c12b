import type { Tx } from './identity-database.ts'

interface CountAttempt {
  key: string
  withinMs: number
  now: Date
}

/** Counts one more attempt, also when many come at the same instant. A window that ran out begins anew. */
export async function countAttempt(
  db: Tx,
  { key, withinMs, now }: CountAttempt,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + withinMs)
  const rows = await db.$queryRaw<{ count: number; resets_at: Date }[]>`
    INSERT INTO "attempt_count" AS known ("key", "count", "resets_at") VALUES (${key}, 1, ${resetsAt})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN known."resets_at" <= ${now} THEN 1 ELSE known."count" + 1 END,
      "resets_at" = CASE WHEN known."resets_at" <= ${now} THEN EXCLUDED."resets_at" ELSE known."resets_at" END
    RETURNING "count", "resets_at"`
  const [row] = rows
  if (!row) throw new Error('an attempt was not counted')
  return { count: row.count, resetsAt: row.resets_at }
}

export async function forgetAttempts(db: Tx, keys: string[]): Promise<void> {
  await db.attemptCount.deleteMany({ where: { key: { in: keys } } })
}

export async function deleteEndedAttempts(db: Tx, now: Date): Promise<number> {
  return (await db.attemptCount.deleteMany({ where: { resetsAt: { lte: now } } })).count
}
