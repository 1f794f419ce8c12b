import type { Language } from '@plainpolicy/platform/report/report-data'
import { editionOf, relatedReports, shownDocument } from '../acts/shown-document.ts'
import type { KeptCrop } from '../crops/kept-crops.ts'
import { buildDocument } from '../document/build-document.ts'
import { reportMissing } from '../domain/errors.ts'
import { reportLocked, reportNotReady } from '../domain/pdf-errors.ts'
import { printedVersion } from '../store/printed-version.ts'
import { lockStateForSure, type Report, type Transaction } from '../store/reports.ts'
import type { KeptPdfs } from './kept-pdfs.ts'
import type { Printer } from './printer.ts'
import { reportPictures } from './report-pictures.ts'

export interface ReportPdfs {
  prisma: Transaction
  pdfs: KeptPdfs
  printer: Printer
  keptCrop: KeptCrop
}

interface WantedPdf {
  version: 'free' | 'enhanced'
  language: Language
}

/** The newest version as a PDF. Throws reportNotReady, or reportLocked when the Enhanced one is not this person's. */
export async function reportPdf(from: ReportPdfs, report: Report, wanted: WantedPdf): Promise<Uint8Array> {
  const { reportId, version: number } = report
  if (report.status !== 'completed') throw reportNotReady()
  if (wanted.version === 'enhanced' && report.unlockedAt === null) throw reportLocked()
  // A policy that was uploaded since belongs into it, too.
  const related = wanted.version === 'enhanced' ? editionOf(await relatedReports(from.prisma, report)) : ''
  const pdf = await from.pdfs.fetch({ reportId, number, related, ...wanted }, () => make(from, report, wanted))
  await forgetIfOver(from, report, wanted)
  return pdf
}

/**
 * The credit may have been withdrawn while the PDF was being made, or the report been deleted, and what was kept until then
 * with it. One that is under way is waited for: it holds the row while it deletes, so that one of the two sees the other's
 * work.
 */
async function forgetIfOver({ prisma, pdfs }: ReportPdfs, { reportId }: Report, { version }: WantedPdf): Promise<void> {
  const state = await lockStateForSure(prisma, reportId)
  if (state === 'unlocked' || (state === 'locked' && version === 'free')) return
  await pdfs.deleteKept(reportId, version)
  throw state === 'gone' ? reportMissing() : reportLocked()
}

async function make({ prisma, printer, keptCrop }: ReportPdfs, report: Report, wanted: WantedPdf): Promise<Uint8Array> {
  const data = await shownDocument(prisma, report, wanted)
  if (!data) throw reportNotReady()
  const { cropsKey, createdAt } = await printedVersion(prisma, report)
  // A locked report that was unlocked when it was asked for: never its Free version under the other's name.
  if (data.version !== wanted.version) throw reportLocked()
  const pictures = await reportPictures({ data, cropsKey, keptCrop })
  const document = buildDocument({
    report: data,
    // One that the analysis wrote in English alone is told in English as a whole.
    language: data.language ?? 'en',
    date: createdAt.toISOString().slice(0, 10),
    pictures: new Set(pictures.keys()),
  })
  return printer.print({ document, pictures })
}
