import { createHash } from 'node:crypto'
import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { chooseRelated, type Related } from '../domain/related/choose-related.ts'
import { companionOf } from '../domain/related/companion-of.ts'
import { comparePolicies } from '../domain/related/compare-policies.ts'
import { type OwnedCandidate, ownCandidates, wholeDocument } from '../store/related-reports.ts'
import { type Report, readableVersion, type Transaction, type Wanted } from '../store/reports.ts'

/** The other policies of the owner that belong to a report, as they are now. */
export type RelatedReports = Related<OwnedCandidate>

const nothing: RelatedReports = { previous: null, companions: [] }

/** Names what the related reports say; '' where there are none. What is kept of the document is kept under this name. */
export function editionOf({ previous, companions }: RelatedReports): string {
  const named = [previous, ...companions].flatMap((one) => (one ? [[one.reportId, one.version, one.isUnlocked]] : []))
  if (named.length === 0) return ''
  return createHash('sha256')
    .update(JSON.stringify([previous?.reportId, ...named]))
    .digest('hex')
    .slice(0, 16)
}

/** What stands in the Enhanced document of this report beside its own policy; of a locked or unfinished one nothing. */
export async function relatedReports(db: Transaction, report: Report): Promise<RelatedReports> {
  if (report.userId === null || report.unlockedAt === null) return nothing
  const candidates = await ownCandidates(db, report)
  const own = candidates.find(({ reportId }) => reportId === report.reportId)
  return own ? chooseRelated(own, candidates) : nothing
}

/**
 * The newest document that this person may see; the Enhanced one with what the person's other policies for the same address
 * add. That is worked out when it is asked for: a policy that is uploaded later is seen, too.
 */
export async function shownDocument(db: Transaction, report: Report, wanted: Wanted): Promise<ReportData | null> {
  const document = await readableVersion(db, report, wanted)
  if (document?.version !== 'enhanced') return document
  const { previous, companions } = await relatedReports(db, report)
  const language: Language = document.language ?? 'en'
  const before = previous && (await wholeDocument(db, previous, language))
  const beside = await Promise.all(companions.map((one) => wholeDocument(db, one, language)))
  return {
    ...document,
    comparison:
      before && comparePolicies({ before, after: document, language, isUnlocked: previous?.isUnlocked ?? false }),
    companions: beside.flatMap((one) => (one ? [companionOf(one, language)] : [])),
  }
}
