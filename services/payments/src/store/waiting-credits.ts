import type { Tx } from './open-payments-database.ts'

/** Owners of a credit that a report of theirs may be waiting for, or that is reserved for a report that has ended. */
export async function findOwnersWaiting(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ user_id: string }[]>`
    SELECT DISTINCT "credit"."user_id" FROM "credit"
    JOIN "purchase_order" AS "paid" ON "paid"."id" = "credit"."order_id"
    JOIN "policy_report" AS "report" ON "report"."user_id" = "credit"."user_id"
    WHERE ("credit"."state" = 'reserved' AND "report"."report_id" = "credit"."report_id" AND "report"."outcome" <> 'pending')
      OR ("credit"."state" = 'available' AND "report"."outcome" <> 'failed'
        AND ("report"."report_id" = "paid"."report_id" OR ("report"."lock_revision" = 0
          AND ("report"."submitted_at" >= "paid"."created_at" OR "report"."gave_back")))
        AND NOT EXISTS (SELECT 1 FROM "credit" AS "held"
          WHERE "held"."report_id" = "report"."report_id" AND "held"."state" IN ('reserved', 'spent')))
    LIMIT ${limit}`
  return rows.map(({ user_id }) => user_id)
}

/** Their reports that a credit may have to move for; the first submitted first. */
export async function findReportsToSettle(tx: Tx, userId: string, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ report_id: string }[]>`
    SELECT "report"."report_id" FROM "policy_report" AS "report"
    LEFT JOIN "credit" ON "credit"."report_id" = "report"."report_id" AND "credit"."state" IN ('reserved', 'spent')
    WHERE "report"."user_id" = ${userId} AND "credit"."state" IS DISTINCT FROM 'spent'
    ORDER BY "report"."submitted_at" LIMIT ${limit}`
  return rows.map(({ report_id }) => report_id)
}
