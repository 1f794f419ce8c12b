import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { useLanguage } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { headerWords } from './header-words.ts'

/** Fetches the PDF and hands it to the browser. A failure is said in a toast, with a way to try again. */
export function usePdf(shown: Pick<ReportData, 'reportId' | 'version'>) {
  const language = useLanguage()
  const words = headerWords[language]
  const [isMaking, setMaking] = useState(false)
  const download = async () => {
    setMaking(true)
    try {
      await import('./save-pdf.ts').then((code) => code.savePdf(shown, language))
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
