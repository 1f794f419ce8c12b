interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  value: number
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.round(value)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-accent-soft"
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform"
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  )
}
