import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { formatToday } from '../figures/format-date.ts'
import type { ReportData } from '../report-types.ts'
import { PreparedBy } from './prepared-by.tsx'
import { ReportAnswerBlock } from './report-answer-block.tsx'
import { shownReportId } from './report-id.ts'
import { VersionToggle, type VersionToggleProps } from './version-toggle.tsx'

interface ReportHeaderProps {
  data: ReportData
  now: Date
  version: Omit<VersionToggleProps, 'reportId'>
}

export function ReportHeader({ data, now, version }: ReportHeaderProps) {
  return (
    <header id="top" className="grid scroll-mt-5 gap-5 print:gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={paths.home}
          className="inline-flex min-h-5 items-center gap-2 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </Link>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
      <div className="grid gap-1 print:flex print:items-baseline print:justify-between">
        <h1 className="text-heading print:text-title">Your policy, in plain words</h1>
        <dl className="figures flex flex-wrap gap-x-5 text-small text-ink-soft">
          <HeaderItem label="Report date" value={formatToday(now)} />
          <HeaderItem label="Report ID" value={shownReportId(data.reportId)} />
          <HeaderItem label="Prepared By" value="Plainpolicy" className="hidden print:flex" />
        </dl>
      </div>
      <ReportAnswerBlock data={data} />
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <PreparedBy reportId={data.reportId} />
        <VersionToggle reportId={data.reportId} {...version} />
      </div>
    </header>
  )
}

interface HeaderItemProps {
  label: string
  value: string
  className?: string
}

function HeaderItem({ label, value, className = 'flex' }: HeaderItemProps) {
  return (
    <div className={`gap-1 ${className}`}>
      <dt>{label}:</dt>
      <dd className="font-semibold text-ink">{value}</dd>
    </div>
  )
}
