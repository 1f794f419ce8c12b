import type { Language } from '../language/language.ts'
import type { ReportData } from '../report-types.ts'
import { shownReportId } from './report-id.ts'

type Shown = Pick<ReportData, 'reportId' | 'version'>

/** Throws where there is no PDF. */
export async function savePdf(shown: Shown, language: Language): Promise<void> {
  const { reportId, version } = shown
  save(await fetchPdf(shown, language), `plainpolicy-${shownReportId(reportId)}-${version}-${language}.pdf`)
}

async function fetchPdf({ reportId, version }: Shown, language: Language): Promise<Blob> {
  const query = new URLSearchParams({ version, language })
  const answer = await fetch(`/api/reports/${encodeURIComponent(reportId)}/pdf?${query}`, { credentials: 'include' })
  if (!answer.ok) throw new Error(`No PDF: ${answer.status}`)
  return answer.blob()
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
