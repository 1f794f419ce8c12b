import type { Tx } from './open-payments-database.ts'

/**
 * Paid or ended orders about which nothing has happened since, oldest first. One whose credit nobody has used stays: it
 * is still owed.
 */
export async function findOldOrders(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "past"."id" FROM "purchase_order" AS "past" LEFT JOIN "credit" ON "credit"."order_id" = "past"."id"
    WHERE "past"."state" <> 'open' AND COALESCE("past"."ended_at", "past"."paid_at", "past"."created_at") < ${before}
      AND ("credit"."order_id" IS NULL OR ("credit"."state" IN ('spent', 'withdrawn') AND "credit"."changed_at" < ${before}))
      AND NOT EXISTS (SELECT 1 FROM "ledger_entry" AS "later"
        WHERE "later"."order_id" = "past"."id" AND "later"."recorded_at" >= ${before})
      AND NOT EXISTS (SELECT 1 FROM "credit_entry" AS "later"
        WHERE "later"."order_id" = "past"."id" AND "later"."at" >= ${before})
      AND NOT EXISTS (SELECT 1 FROM "finding"
        WHERE "finding"."order_id" = "past"."id" AND "finding"."settled_at" IS NULL)
    ORDER BY "past"."created_at" LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** With its money and its credit. The database refuses it for any row that is younger than seven years. */
export async function removeOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.ledgerEntry.deleteMany({ where: { orderId } })
  await tx.creditEntry.deleteMany({ where: { orderId } })
  await tx.credit.deleteMany({ where: { orderId } })
  await tx.purchaseOrder.delete({ where: { id: orderId } })
}

/** What is known of reports that no credit is held for. Answers how many. */
export async function removeOldReports(tx: Tx, before: Date): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM "policy_report" AS "past"
    WHERE COALESCE("past"."outcome_at", "past"."submitted_at") < ${before}
      AND NOT EXISTS (SELECT 1 FROM "credit" WHERE "credit"."report_id" = "past"."report_id")`
}
