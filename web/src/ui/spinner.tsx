import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

interface SpinnerProps {
  /** Read by screen readers; shown nowhere. */
  label: string
  large?: boolean
}

export function Spinner({ label, large = false }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex text-accent">
      <LoaderCircle aria-hidden className={classNames('animate-spin', large ? 'size-6' : 'size-4')} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
