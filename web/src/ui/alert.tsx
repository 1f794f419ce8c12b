import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, toneGround, toneIcon, toneText } from './signal.ts'

interface AlertProps {
  tone?: Tone
  title?: string
  className?: string
  children: ReactNode
}

/** Said at once to a screen reader; a gap interrupts, the rest waits its turn. */
export function Alert({ tone = 'neutral', title, className, children }: AlertProps) {
  const Icon = toneIcon[tone]
  return (
    <div
      role={tone === 'gap' ? 'alert' : 'status'}
      className={classNames('flex w-full gap-3 rounded-soft p-4 text-ink', toneGround[tone], className)}
    >
      <Icon aria-hidden className={classNames('mt-px size-5 shrink-0', toneText[tone])} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
