import { useMemo } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { CoverageCards } from './cards/coverage-cards.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { detailsOf } from './details/details-view.ts'
import { EvidenceProvider } from './evidence/evidence-context.tsx'
import { ReportHeader } from './header/report-header.tsx'
import { useLanguage } from './language/language-context.ts'
import { enhancedAdds } from './layout/enhanced-adds.ts'
import { EnhancedTeaser } from './layout/enhanced-teaser.tsx'
import { layoutWords } from './layout/layout-words.ts'
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
  const language = useLanguage()
  const words = layoutWords[language]
  const isEnhanced = data.version === 'enhanced'
  const items = useMemo(() => reportIndexItems(data, language), [data, language])
  const adds = enhancedAdds(data.document_kind, language)
  const toggle = () => onVersion(isEnhanced ? 'free' : 'enhanced')
  return (
    <EvidenceProvider data={data}>
      <main id="content" tabIndex={-1} lang={language} className={reportGrid} data-report={data.version}>
        <title>{`${words.yourReport} · Plainpolicy`}</title>
        <ReportIndex items={items} />
        <div className="relative grid min-w-0 gap-6 print:block print:space-y-2">
          <ReportHeader
            data={data}
            now={now}
            version={{ isEnhanced, isUnlocked: unlocked, isBusy: isSwitching, onToggle: toggle }}
          />
          {hasSwitchFailed && (
            <Alert tone="watch" title={words.switchFailed}>
              {words.switchFailedNote}
            </Alert>
          )}
          <ReportWarnings warnings={data.warnings} />
          <DetailsPanel details={detailsOf(data, { now, policyDate, language })} />
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
