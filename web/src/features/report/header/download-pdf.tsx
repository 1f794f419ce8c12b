import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { headerWords } from './header-words.ts'
import { usePdf } from './use-pdf.ts'

/** The report as a document, in the version and the language that are shown. */
export function DownloadPdf({ data }: { data: Pick<ReportData, 'reportId' | 'version'> }) {
  const words = useWords(headerWords)
  const { isMaking, download } = usePdf(data)
  return (
    <Button variant="quiet" aria-disabled={isMaking} onClick={() => !isMaking && download()}>
      {isMaking ? <Spinner label={words.makingPdf} /> : <Download aria-hidden className="size-4" />}
      {words.downloadPdf}
    </Button>
  )
}
