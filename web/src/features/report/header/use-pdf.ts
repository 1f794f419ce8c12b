import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import type { Language } from '../language/language.ts'
import { useLanguage } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { headerWords } from './header-words.ts'
import { shownReportId } from './report-id.ts'

type Shown = Pick<ReportData, 'reportId' | 'version'>

/** Fetches the PDF and hands it to the browser. A failure is said in a toast, with a way to try again. */
export function usePdf(shown: Shown) {
  const language = useLanguage()
  const words = headerWords[language]
  const [isMaking, setMaking] = useState(false)
  const download = async () => {
    setMaking(true)
    try {
      save(
        await fetchPdf(shown, language),
        `plainpolicy-${shownReportId(shown.reportId)}-${shown.version}-${language}.pdf`,
      )
    } catch {
      toast.error(words.pdfFailed, {
        description: words.pdfFailedNote,
        action: { label: words.tryAgain, onClick: download },
      })
    } finally {
      setMaking(false)
    }
  }
  return { isMaking, download }
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
