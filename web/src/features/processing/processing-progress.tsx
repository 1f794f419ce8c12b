import { CircleCheck } from 'lucide-react'
import type { PagesRead } from '../../report-progress/report-progress.ts'
import { ScannedPages } from '../../report-progress/scanned-pages.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

interface ProcessingProgressProps {
  percent: number
  message: string
  isComplete: boolean
  pages: PagesRead | null
}

export function ProcessingProgress({ percent, message, isComplete, pages }: ProcessingProgressProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="flex items-center gap-3 font-serif text-title font-semibold">
          {isComplete && <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />}
          {message}
        </p>
        <p className="figures text-title text-accent">{Math.round(percent)}%</p>
      </div>
      <ProgressBar label="Analysis of your policy" value={percent} />
      <ScannedPages pages={pages} />
    </>
  )
}
