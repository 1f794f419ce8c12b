import type { PolicyReport } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

export type { PolicyReport }

/** The report's row, held until the transaction ends; made when no event has told of it yet. */
export async function lockPolicyReport(tx: Tx, reportId: string): Promise<PolicyReport> {
  await tx.$executeRaw`INSERT INTO "policy_report" ("report_id") VALUES (${reportId}::uuid) ON CONFLICT DO NOTHING`
  await tx.$queryRaw`SELECT 1 FROM "policy_report" WHERE "report_id" = ${reportId}::uuid FOR UPDATE`
  return tx.policyReport.findUniqueOrThrow({ where: { reportId } })
}

export const findPolicyReport = (tx: Tx, reportId: string): Promise<PolicyReport | null> =>
  tx.policyReport.findUnique({ where: { reportId } })

type ReportChange = Partial<Omit<PolicyReport, 'reportId'>>

/** Only for a locked report. */
export const changePolicyReport = (tx: Tx, { reportId }: PolicyReport, data: ReportChange): Promise<PolicyReport> =>
  tx.policyReport.update({ where: { reportId }, data })

interface Offer {
  userId: string
  /** Submitted after this, bought for, or once given back; and never unlocked before. */
  orderedAt: Date
  forReportId: string | null
  limit: number
}

/** Reports of the owner that may be waiting for a credit ordered then; the first submitted first. */
export async function findReportsWaiting(tx: Tx, { userId, orderedAt, forReportId, limit }: Offer): Promise<string[]> {
  const rows = await tx.$queryRaw<{ report_id: string }[]>`
    SELECT "report_id" FROM "policy_report" AS "report"
    WHERE "user_id" = ${userId} AND "outcome" <> 'failed'
      AND ("report_id" = ${forReportId}::uuid
        OR ("lock_revision" = 0 AND ("submitted_at" >= ${orderedAt} OR "gave_back")))
      AND NOT EXISTS (SELECT 1 FROM "credit"
        WHERE "credit"."report_id" = "report"."report_id" AND "credit"."state" IN ('reserved', 'spent'))
    ORDER BY ("report_id" = ${forReportId}::uuid) IS NOT TRUE, "submitted_at" LIMIT ${limit}`
  return rows.map(({ report_id }) => report_id)
}
