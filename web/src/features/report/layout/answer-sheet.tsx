import { type ReactNode, Suspense } from 'react'
import { drawnLater } from '../../../ui/draw-later.ts'
import { Sheet } from '../../../ui/sheet.tsx'

interface AnswerSheetProps {
  id: string
  title: string
  /** What the sheet answers, in one or two sentences. */
  intro?: string
  children: ReactNode
}

/** One answer beyond the specified sections. The printed page leaves it to the PDF. */
export function AnswerSheet({ id, title, intro, children }: AnswerSheetProps) {
  return (
    <Sheet
      {...drawnLater}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-5 gap-5 p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        {intro && <p className="max-w-reading text-ink-soft">{intro}</p>}
      </div>
      <Suspense>{children}</Suspense>
    </Sheet>
  )
}
