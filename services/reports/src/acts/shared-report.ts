import type { Language } from '@plainpolicy/platform/report/report-data'
import { buildDocument } from '../document/build-document.ts'
import { longDate } from '../document/telling.ts'
import { hashOf, tokenShape } from '../domain/report-link.ts'
import { withoutIdentity } from '../domain/without-identity.ts'
import { documentHtml } from '../html/document-html.ts'
import { printedVersion } from '../store/printed-version.ts'
import { findOpenLink } from '../store/report-links.ts'
import type { Transaction } from '../store/reports.ts'
import { shownDocument } from './shown-document.ts'

interface Asked {
  reportId: string
  token: string
  language: Language
  now: Date
}

/** The report as a page for whoever holds the token; null when the link ended, was withdrawn or never was. */
export async function sharedReport(db: Transaction, { reportId, token, language, now }: Asked): Promise<string | null> {
  if (!tokenShape.test(token)) return null
  const link = await findOpenLink(db, { reportId, tokenHash: hashOf(token), now })
  if (!link) return null
  const report = await db.report.findUnique({ where: { reportId } })
  if (report?.status !== 'completed') return null
  const version = link.version === 'enhanced' ? 'enhanced' : 'free'
  const shown = await shownDocument(db, report, { version, language })
  // Locked since: never the Free version under a link to the other.
  if (shown?.version !== version) return null
  const { createdAt } = await printedVersion(db, report)
  const document = buildDocument({
    report: withoutIdentity(shown),
    language: shown.language ?? 'en',
    date: createdAt.toISOString().slice(0, 10),
    // Pictures of the document show what this page leaves out.
    pictures: new Set(),
  })
  return documentHtml(document, longDate(link.expiresAt.toISOString().slice(0, 10), document.language))
}
