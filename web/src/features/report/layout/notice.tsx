import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { type Tone, toneGround, toneIcon, toneText } from '../../../ui/signal.ts'

interface NoticeProps {
  tone: Tone
  title: string
  /** A small word beside the title: 'Illustration'. */
  tag?: string
  /** Its place in the outline: h4 inside a module. */
  level?: 'h2' | 'h4'
  className?: string
  children: ReactNode
}

/** A remark that belongs to the page. Unlike an Alert it is not announced: a report holds several from the start. */
export function Notice({ tone, title, tag, level: Heading = 'h4', className, children }: NoticeProps) {
  const Icon = toneIcon[tone]
  return (
    <div className={classNames('flex gap-3 rounded-soft p-4', toneGround[tone], className)}>
      <Icon aria-hidden className={classNames('mt-1 size-5 shrink-0', toneText[tone])} />
      <div className="grid min-w-0 gap-1">
        <Heading className="font-sans text-body font-semibold tracking-normal">
          {title}
          {tag && <span className="ml-2 text-small font-normal text-ink-soft">{tag}</span>}
        </Heading>
        <div className="max-w-reading">{children}</div>
      </div>
    </div>
  )
}
