import { CircleCheck } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

interface AnalysisCompletedProps {
  reportId: string
  documentId: string
  /** A paid analysis opens in the version that was bought. */
  isPaid: boolean
  onAnother: () => void
}

export function AnalysisCompleted({ reportId, documentId, isPaid, onAnother }: AnalysisCompletedProps) {
  const toReport = isPaid ? paths.enhancedReport(reportId) : paths.report(reportId)
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="flex items-center gap-3 font-serif text-title font-semibold">
        <CircleCheck aria-hidden className="size-6 text-good" />
        Completed
      </p>
      <p>We read your policy. Your report is ready.</p>
      <div className="flex w-full flex-wrap gap-3">
        <ButtonLink to={reportId ? toReport : paths.processing({ reportId, documentId })}>View My Report</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Upload Another Policy
        </Button>
      </div>
    </div>
  )
}
