import { ProgressBar } from '../../ui/progress-bar.tsx'

interface AnalysisProgressProps {
  percent: number
  message: string
}

export function AnalysisProgress({ percent, message }: AnalysisProgressProps) {
  return (
    <div className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-serif text-title font-semibold">
          {message}
        </p>
        <p className="figures text-title text-accent">{Math.round(percent)}%</p>
      </div>
      <ProgressBar label="Analysis of your policy" value={percent} />
      <p className="text-ink-soft">You can leave this page. We will mail you when your report is ready.</p>
    </div>
  )
}
