import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { drawnLater } from '../../../ui/draw-later.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Badge as BadgeView } from '../figures/fact.ts'
import { toneOf } from '../figures/tone-of.ts'
import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'

interface ModuleProps {
  id: string
  title: string
  icon: LucideIcon
  badge: BadgeView
  children: ReactNode
}

/** One section of the analysis. Open at first; a closed one keeps its ticks and still prints. */
export function Module({ id, title, icon: Icon, badge, children }: ModuleProps) {
  const words = useWords(layoutWords)
  const bodyId = useId()
  const [isOpen, setOpen] = useState(true)
  return (
    <Sheet
      {...drawnLater}
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-5 print:border-0 print:shadow-none"
    >
      <div className="flex items-center gap-3 p-4 sm:p-5 print:p-0">
        <Icon aria-hidden className="size-5 shrink-0 text-accent print:hidden" />
        <div className="grid min-w-0 flex-1 gap-1 sm:flex sm:items-center sm:justify-between sm:gap-4 print:flex print:justify-between">
          <h3 id={`${id}-title`} className="text-title print:text-body">
            {title}
          </h3>
          <Badge tone={toneOf(badge.signal)} className="figures w-fit shrink-0">
            {badge.text}
          </Badge>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="grid size-6 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
        >
          <ChevronDown aria-hidden className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />
          <span className="sr-only">
            {isOpen ? words.close : words.open} {title}
          </span>
        </button>
      </div>
      <div
        id={bodyId}
        className={classNames(
          'gap-6 border-t border-line p-4 sm:p-5 print:grid print:gap-2 print:p-0 print:pt-1',
          isOpen ? 'grid animate-open' : 'hidden',
        )}
      >
        <Suspense>{children}</Suspense>
      </div>
    </Sheet>
  )
}
