import { CircleCheck } from 'lucide-react'
import { Alert } from '../ui/alert.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ScannedPages } from './scanned-pages.tsx'
import type { WatchedProgress } from './watched-progress.ts'

interface AnalysisProgressProps extends Pick<WatchedProgress, 'percent' | 'message' | 'away' | 'isSlow' | 'pages'> {
  isComplete?: boolean
}

/** How far an analysis is, and what to know where nothing is heard of it. */
export function AnalysisProgress({ percent, message, isComplete, away, isSlow, pages }: AnalysisProgressProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="flex min-w-0 items-center gap-3 font-serif text-lead font-semibold sm:text-title">
          {isComplete && <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />}
          <span className="min-w-0 break-words">{message}</span>
        </p>
        <p className="figures text-lead text-accent sm:text-title">{Math.round(percent)}%</p>
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
    </>
  )
}
