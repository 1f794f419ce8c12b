interface SplitBarProps {
  youPay: number
  insurancePays: number
}

/** A part that is there stays visible, however small. */
const SMALLEST_PART = 1.5

/** Damage split in two: solid is yours, outlined is the insurance's. The amounts stand beside it as text. */
export function SplitBar({ youPay, insurancePays }: SplitBarProps) {
  const total = youPay + insurancePays
  const yours = total > 0 ? yoursPercent((youPay / total) * 100) : 0
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-4 w-full print:col-span-3 print:h-2"
    >
      <rect
        x={yours}
        y="0.5"
        width={100 - yours}
        height="9"
        className="fill-accent-soft stroke-accent"
        vectorEffect="non-scaling-stroke"
      />
      <rect x="0" y="0" width={yours} height="10" className="fill-clay" />
    </svg>
  )
}

function yoursPercent(share: number): number {
  if (share <= 0 || share >= 100) return Math.min(100, Math.max(0, share))
  return Math.min(100 - SMALLEST_PART, Math.max(SMALLEST_PART, share))
}
