import type { PagesRead } from '../../report-progress/report-progress.ts'
import { ScannedPages } from '../../report-progress/scanned-pages.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

interface AnalysisProgressProps {
  percent: number
  message: string
  /** Why nothing can be heard of the analysis at the moment. */
  away: string | null
  isSlow: boolean
  pages: PagesRead | null
}

export function AnalysisProgress({ percent, message, away, isSlow, pages }: AnalysisProgressProps) {
  return (
    <div className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-serif text-title font-semibold">
          {message}
        </p>
        <p className="figures text-title text-accent">{Math.round(percent)}%</p>
      </div>
      <ProgressBar label="Analysis of your policy" value={percent} />
      <ScannedPages pages={pages} />
      {away !== null && (
        <Alert tone="watch" title="We cannot see how far your report is">
          <p>{away}</p>
          <p>Your file is stored. This page asks again every few seconds, and goes on by itself.</p>
        </Alert>
      )}
      {away === null && isSlow && (
        <Alert tone="watch" title="This takes longer than usual">
          Your file is stored, and its analysis goes on by itself. This page shows its end; you need not reload it.
        </Alert>
      )}
      <p className="text-ink-soft">You can leave this page. We will mail you when your report is ready.</p>
    </div>
  )
}
