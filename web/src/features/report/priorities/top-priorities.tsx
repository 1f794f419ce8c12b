import { ArrowRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { drawnLater } from '../../../ui/draw-later.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { Priority } from '../report-types.ts'
import { prioritiesWords } from './priorities-words.ts'
import { PriorityBadge } from './priority-badge.tsx'

interface TopPrioritiesProps {
  priorities: readonly Priority[]
  reportId: string
}

export function TopPriorities({ priorities, reportId }: TopPrioritiesProps) {
  const words = useWords(prioritiesWords)
  return (
    <Sheet
      {...drawnLater}
      id="priorities"
      aria-labelledby="priorities-title"
      className="grid scroll-mt-5 gap-2 p-4 sm:p-5 print:gap-0 print:p-2 print:shadow-none"
    >
      <h2 id="priorities-title" className="text-title print:text-body">
        {words.title}
      </h2>
      {priorities.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol className="divide-y divide-line print:grid print:grid-cols-2 print:gap-x-4 print:divide-y-0">
        {priorities.map((priority) => (
          <PriorityItem key={priority.priority} priority={priority} reportId={reportId} />
        ))}
      </ol>
    </Sheet>
  )
}

function PriorityItem({ priority, reportId }: { priority: Priority; reportId: string }) {
  return (
    <li className="flex gap-4 py-4 last:pb-0 print:gap-2 print:py-px">
      <span
        aria-hidden
        className="figures w-5 shrink-0 font-serif text-title font-semibold text-clay print:w-3 print:text-body"
      >
        {priority.priority}
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-2 print:gap-0 print:text-small">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="font-sans text-body font-semibold tracking-normal print:text-small">{priority.title}</h3>
          <PriorityBadge kind={priority.class} />
        </div>
        <div className="figures max-w-reading print:max-w-none">
          {priority.description}
          <EvidenceMark of={priority.title} sources={priority.sources} />
        </div>
        <Link
          to={paths.contactForReport(reportId)}
          aria-label={`${priority.action}: ${priority.title}`}
          className="inline-flex min-h-5 w-fit items-center gap-1 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline print:hidden"
        >
          {priority.action}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </li>
  )
}
