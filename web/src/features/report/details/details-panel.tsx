import { CalendarClock } from 'lucide-react'
import { Sheet } from '../../../ui/sheet.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { Detail } from './details-view.ts'
import { detailsWords } from './details-words.ts'

export function DetailsPanel({ details }: { details: readonly Detail[] }) {
  const words = useWords(detailsWords)
  return (
    <Sheet
      id="details"
      aria-labelledby="details-title"
      className="grid scroll-mt-5 gap-5 p-4 sm:p-5 print:gap-1 print:p-2 print:shadow-none"
    >
      <h2 id="details-title" className="text-title print:text-body">
        {words.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 print:grid-cols-3 print:gap-y-1">
        {details.map((detail) => (
          <div key={detail.label} className="grid content-start gap-px">
            <dt className="text-small text-ink-soft">{detail.label}</dt>
            <dd>
              <div className={detail.isFound ? 'figures text-lead font-semibold print:text-body' : 'text-ink-soft'}>
                <EvidenceMark of={detail.label} sources={detail.sources}>
                  {detail.value}
                </EvidenceMark>
              </div>
              {detail.note && <DetailNote detail={detail} />}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

function DetailNote({ detail }: { detail: Detail }) {
  if (!detail.isOverdue) return <p className="figures text-small text-ink-soft">{detail.note}</p>
  return (
    <p className="flex items-center gap-1 text-small font-semibold text-gap">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {detail.note}
    </p>
  )
}
