import { useMemo } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { CoverageCards } from './cards/coverage-cards.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { detailsOf } from './details/details-view.ts'
import { EvidenceProvider } from './evidence/evidence-context.tsx'
import { ReportHeader } from './header/report-header.tsx'
import { enhancedAdds } from './layout/enhanced-adds.ts'
import { EnhancedTeaser } from './layout/enhanced-teaser.tsx'
import { ReportClosing } from './layout/report-closing.tsx'
import { reportGrid } from './layout/report-grid.ts'
import { ReportIndex } from './layout/report-index.tsx'
import { reportIndexItems } from './layout/report-index-items.ts'
import { ReportModules } from './layout/report-modules.tsx'
import { ReportWarnings } from './layout/report-warnings.tsx'
import type { Version } from './load/use-report.ts'
import { TopPriorities } from './priorities/top-priorities.tsx'
import type { ReportData } from './report-types.ts'
import { ScorePanel } from './score/score-panel.tsx'

interface ReportViewProps {
  data: ReportData
  unlocked: boolean
  policyDate: string | null
  now: Date
  /** The other version is on its way. */
  isSwitching: boolean
  hasSwitchFailed: boolean
  onVersion: (version: Version) => void
}

export function ReportView({
  data,
  unlocked,
  policyDate,
  now,
  isSwitching,
  hasSwitchFailed,
  onVersion,
}: ReportViewProps) {
  const isEnhanced = data.version === 'enhanced'
  const items = useMemo(() => reportIndexItems(data, isEnhanced), [data, isEnhanced])
  const adds = enhancedAdds(data.document_kind)
  const toggle = () => onVersion(isEnhanced ? 'free' : 'enhanced')
  return (
    <EvidenceProvider evidence={data.evidence}>
      <main id="content" tabIndex={-1} className={reportGrid} data-report={data.version}>
        <title>Your report · Plainpolicy</title>
        <ReportIndex items={items} />
        <div className="relative grid min-w-0 gap-6 print:block print:space-y-2">
          <ReportHeader
            data={data}
            now={now}
            version={{ isEnhanced, isUnlocked: unlocked, isBusy: isSwitching, onToggle: toggle }}
          />
          {hasSwitchFailed && (
            <Alert tone="watch" title="The other version could not be loaded">
              Your report is as it was. Please try the switch again in a moment.
            </Alert>
          )}
          <ReportWarnings warnings={data.warnings} />
          <DetailsPanel details={detailsOf(data, { now, policyDate })} />
          <ScorePanel data={data} />
          <CoverageCards cards={data.coverage_cards} />
          <TopPriorities priorities={data.actions.top_priorities} reportId={data.reportId} />
          <ReportModules data={data} now={now} isEnhanced={isEnhanced}>
            {adds && (
              <EnhancedTeaser
                adds={adds}
                reportId={data.reportId}
                isUnlocked={unlocked}
                isBusy={isSwitching}
                onSwitch={() => onVersion('enhanced')}
              />
            )}
          </ReportModules>
          <ReportClosing reportId={data.reportId} />
        </div>
      </main>
    </EvidenceProvider>
  )
}
