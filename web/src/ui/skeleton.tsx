import { classNames } from './class-names.ts'

/** The shape of what comes. Say what is loading once, beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-soft bg-line opacity-60', className)} />
}
