import { Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { CoverageCards } from './cards/coverage-cards.tsx'
import { ClaimsClock } from './clock/claims-clock.tsx'
import { ComparedPolicies } from './comparison/compared-policies.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { detailsOf } from './details/details-view.ts'
import { EvidenceProvider } from './evidence/evidence-context.tsx'
import { GlossarySheet } from './glossary/glossary-sheet.tsx'
import { ReportHeader } from './header/report-header.tsx'
import { useLanguage } from './language/language-context.ts'
import { enhancedAdds } from './layout/enhanced-adds.ts'
import { enhancedAnswers } from './layout/enhanced-code.ts'
import { EnhancedTeaser } from './layout/enhanced-teaser.tsx'
import { layoutWords } from './layout/layout-words.ts'
import { OtherLanguage } from './layout/other-language.tsx'
import { PhoneIndex } from './layout/phone-index.tsx'
import { ReportClosing } from './layout/report-closing.tsx'
import { reportGrid } from './layout/report-grid.ts'
import { ReportIndex } from './layout/report-index.tsx'
import { reportIndexItems } from './layout/report-index-items.ts'
import { ReportModules } from './layout/report-modules.tsx'
import { ReportWarnings } from './layout/report-warnings.tsx'
import { useEnhancedCode } from './layout/use-enhanced-code.ts'
import { useNamedPlace } from './layout/use-named-place.ts'
import { useIsServed } from './load/served-day.ts'
import type { Version } from './load/use-report.ts'
import { TopPriorities } from './priorities/top-priorities.tsx'
import { DeductibleProofSheet } from './proof/deductible-proof-sheet.tsx'
import type { ReportData } from './report-types.ts'
import { ScorePanel } from './score/score-panel.tsx'
import { UncertainValues } from './uncertain/uncertain-values.tsx'

interface ReportViewProps {
  data: ReportData
  unlocked: boolean
  policyDate: string | null
  now: Date
  /** The other version or language is on its way. */
  isSwitching: boolean
  hasSwitchFailed: boolean
  /** That version is about to be shown. */
  onExpect: (version: Version) => void
  onVersion: (version: Version) => void
}

export function ReportView({
  data,
  unlocked,
  policyDate,
  now,
  isSwitching,
  hasSwitchFailed,
  onExpect,
  onVersion,
}: ReportViewProps) {
  const language = useLanguage()
  const words = layoutWords[language]
  const isEnhanced = data.version === 'enhanced'
  const items = useMemo(() => reportIndexItems(data, language), [data, language])
  const adds = enhancedAdds(data.document_kind, language)
  // What nobody sees before scrolling is rendered once the top of the report is on the screen.
  const isWhole = useDeferredValue(true, useIsServed())
  useNamedPlace(isWhole)
  const main = useAnswers(isWhole ? data.version : undefined)
  const { isCodeComing, isCodeMissing, fetchCode } = useEnhancedCode()
  const isBusy = isSwitching || isCodeComing
  const hasFailed = hasSwitchFailed || isCodeMissing
  const showEnhanced = () => {
    onExpect('enhanced')
    void fetchCode(() => onVersion('enhanced'))
  }
  return (
    <EvidenceProvider data={data}>
      <main id="content" tabIndex={-1} lang={language} className={reportGrid} ref={main}>
        <title>{`${words.yourReport} · Plainpolicy`}</title>
        <ReportIndex items={items} />
        <div className="relative grid min-w-0 gap-6 print:block print:space-y-2">
          <ReportHeader
            data={data}
            now={now}
            version={{
              isEnhanced,
              isUnlocked: unlocked,
              isBusy,
              onToggle: isEnhanced ? () => onVersion('free') : showEnhanced,
            }}
          />
          <PhoneIndex items={items} />
          {hasFailed && (
            <Alert tone="watch" title={words.switchFailed}>
              {words.switchFailedNote}
            </Alert>
          )}
          <OtherLanguage data={data} isUnknown={isSwitching || hasSwitchFailed} />
          <ReportWarnings warnings={data.warnings} />
          <UncertainValues values={data.uncertain} />
          {/* Each part is taken over from the HTML by itself, as are the bodies of modules and answers: together they would be a long task. */}
          <Suspense>
            <DetailsPanel details={detailsOf(data, { now, policyDate, language })} />
          </Suspense>
          <Suspense>
            <ScorePanel data={data} />
          </Suspense>
          {isWhole && (
            <>
              <Suspense>
                <CoverageCards cards={data.coverage_cards} />
              </Suspense>
              <Suspense>
                <TopPriorities priorities={data.actions.top_priorities} reportId={data.reportId} />
              </Suspense>
              <ComparedPolicies data={data} />
              <DeductibleProofSheet proofs={data.deductible_proof} />
              <ReportModules data={data} now={now} isEnhanced={isEnhanced}>
                {adds && (
                  <EnhancedTeaser
                    adds={adds}
                    reportId={data.reportId}
                    isUnlocked={unlocked}
                    isBusy={isBusy}
                    onSwitch={showEnhanced}
                  />
                )}
              </ReportModules>
              {isEnhanced && <enhancedAnswers.Part data={data} />}
              <ClaimsClock steps={data.claims_clock} />
              <GlossarySheet terms={data.glossary} />
              <ReportClosing reportId={data.reportId} />
            </>
          )}
        </div>
      </main>
    </EvidenceProvider>
  )
}

/** Says on the page which version of the report answers to who reads it: its HTML alone does not. */
function useAnswers(version: Version | undefined) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (version) main.current?.setAttribute('data-report', version)
  }, [version])
  return main
}
