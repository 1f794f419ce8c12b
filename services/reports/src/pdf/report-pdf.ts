import type { Language } from '@plainpolicy/platform/report/report-data'
import { editionOf, relatedReports, shownDocument } from '../acts/shown-document.ts'
import type { KeptCrop } from '../crops/kept-crops.ts'
import { buildDocument } from '../document/build-document.ts'
import { reportLocked, reportNotReady } from '../domain/pdf-errors.ts'
import { printedVersion } from '../store/printed-version.ts'
import { findOwnReport, type Report, type Transaction } from '../store/reports.ts'
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
  if (wanted.version === 'enhanced') await forgetIfLocked(from, report)
  return pdf
}

/** The credit may have been withdrawn while the PDF was being made, after what was kept until then was deleted. */
async function forgetIfLocked({ prisma, pdfs }: ReportPdfs, { reportId, userId }: Report): Promise<void> {
  const now = userId === null ? null : await findOwnReport(prisma, reportId, userId)
  if (now?.unlockedAt) return
  await pdfs.deleteEnhanced(reportId)
  throw reportLocked()
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
