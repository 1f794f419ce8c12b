import type { DocumentKind, Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Candidate } from '../domain/related/choose-related.ts'
import type { Report, Transaction } from './reports.ts'

/** More papers than a house has; where there are more, the newest are looked at. */
const mostCandidates = 200

export interface OwnedCandidate extends Candidate {
  isUnlocked: boolean
}

interface Row {
  report_id: string
  version: number
  kind: DocumentKind
  address: string | null
  effective_date: string | null
  renewal_date: string | null
  created_at: Date
  unlocked_at: Date | null
}

/**
 * The finished reports of the report's owner with the same house number, itself first, as far as it decides which of them
 * belong together.
 */
export async function ownCandidates(
  db: Transaction,
  { reportId, userId }: Pick<Report, 'reportId' | 'userId'>,
): Promise<OwnedCandidate[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "report"."report_id", "report"."version", "report"."created_at", "report"."unlocked_at",
      made."enhanced" ->> 'document_kind' AS "kind",
      made."enhanced" #>> '{policy_holder_details,property_address}' AS "address",
      made."enhanced" #>> '{policy_holder_details,effective_date}' AS "effective_date",
      made."enhanced" #>> '{policy_holder_details,renewal_date}' AS "renewal_date"
    FROM "report" JOIN "report_version" AS made USING ("report_id", "version")
    WHERE "report"."user_id" = ${userId} AND "report"."status" = 'completed' AND made."house_number" = (
      SELECT own."house_number" FROM "report" JOIN "report_version" AS own USING ("report_id", "version")
      WHERE "report"."report_id" = ${reportId}::uuid)
    ORDER BY "report"."report_id" = ${reportId}::uuid DESC, "report"."created_at" DESC LIMIT ${mostCandidates}`
  return rows.map((row) => ({
    reportId: row.report_id,
    version: row.version,
    kind: row.kind,
    address: row.address,
    effectiveDate: row.effective_date,
    renewalDate: row.renewal_date,
    createdAt: row.created_at,
    isUnlocked: row.unlocked_at !== null,
  }))
}

/** The whole document of another report of the same person: what of it may be shown, its reader decides. */
export async function wholeDocument(
  db: Transaction,
  { reportId, version }: Pick<Candidate, 'reportId' | 'version'>,
  language: Language,
): Promise<ReportData | null> {
  const found = await db.reportVersion.findUnique({
    where: { reportId_version: { reportId, version } },
    select: { enhanced: true, ...(language === 'es' && { enhancedEs: true }) },
  })
  return ((found?.enhancedEs ?? found?.enhanced) as ReportData | undefined) ?? null
}
