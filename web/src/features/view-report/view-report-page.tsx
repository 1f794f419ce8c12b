import { ChevronRight } from 'lucide-react'
import type { ReportListItem } from '../../api/answers.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/signal.ts'
import { OwnReportsFrame } from './own-reports-frame.tsx'
import { useOwnReports } from './use-own-reports.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const statusSigns: Record<ReportListItem['status'], { tone: Tone; word: string }> = {
  completed: { tone: 'good', word: 'Ready' },
  processing: { tone: 'watch', word: 'In progress' },
  pending: { tone: 'neutral', word: 'Waiting' },
  error: { tone: 'gap', word: 'Not completed' },
}

function ReportRow({ reportId, originalFilename, createdAt, status }: ReportListItem) {
  const { tone, word } = statusSigns[status]
  return (
    <li>
      <Link
        to={paths.report(reportId)}
        className="flex items-center gap-4 rounded-sheet border border-line bg-sheet p-4 hover:border-accent"
      >
        <span className="grid min-w-0 grow gap-1">
          <span className="font-semibold break-words">{originalFilename}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            {day.format(new Date(createdAt))}
            <Badge tone={tone}>{word}</Badge>
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}

/** Every report of who is signed in, the newest first. */
export function ViewReportPage() {
  const own = useOwnReports()
  return (
    <OwnReportsFrame own={own}>
      {own.kind === 'known' && (
        <ul className="grid gap-3">
          {own.reports.map((report) => (
            <ReportRow key={report.reportId} {...report} />
          ))}
        </ul>
      )}
    </OwnReportsFrame>
  )
}
