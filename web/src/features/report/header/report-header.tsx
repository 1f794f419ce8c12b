import { ArrowLeft, Printer } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { isSample } from '../evidence/place.ts'
import { formatToday } from '../figures/format-date.ts'
import { useLanguage } from '../language/language-context.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import type { ReportData } from '../report-types.ts'
import { ShareButton } from '../share/share-button.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { headerWords } from './header-words.ts'
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
  const language = useLanguage()
  const words = headerWords[language]
  return (
    <header id="top" className="grid scroll-mt-5 gap-5 print:gap-1">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={paths.home}
          className="inline-flex min-h-5 items-center gap-2 rounded-soft font-semibold text-accent hover:text-accent-strong hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {words.backToHome}
        </Link>
        <LanguageSwitch />
      </div>
      <div className="grid gap-1 print:flex print:items-baseline print:justify-between">
        <h1 className="text-heading print:text-title">{words.title}</h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <dl className="figures flex flex-wrap gap-x-4 text-small text-ink-soft">
            <HeaderItem label={words.reportDate} value={formatToday(now, language)} />
            <HeaderItem label={words.reportId} value={shownReportId(data.reportId)} />
            <HeaderItem label={words.preparedBy} value="Plainpolicy" className="hidden print:flex" />
          </dl>
          <div className="-ml-3 flex flex-wrap print:hidden">
            {!isSample(data.reportId) && (
              <>
                <DownloadPdf data={data} />
                <ShareButton data={data} />
              </>
            )}
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {words.print}
            </Button>
          </div>
        </div>
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
