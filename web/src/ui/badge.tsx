import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, toneGround, toneIcon, toneText } from './signal.ts'

interface BadgeProps {
  tone?: Tone
  icon?: LucideIcon
  className?: string
  children: ReactNode
}

/** An icon and a word; the colour only repeats them. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const Icon = icon ?? toneIcon[tone]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-3 py-px text-small font-semibold',
        toneGround[tone],
        toneText[tone],
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  )
}
