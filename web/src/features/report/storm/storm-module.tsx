import { CloudLightning, Download } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { ReportData, StormSection } from '../report-types.ts'
import { DeductibleComparison } from './deductible-comparison.tsx'
import { EmergencyFund } from './emergency-fund.tsx'
import { onePercentIllustration } from './one-percent-illustration.ts'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { RiskCalendar } from './risk-calendar.tsx'
import { differenceAlert, stormBadge, stormFacts } from './storm-view.ts'
import { stormWords } from './storm-words.ts'

interface StormModuleProps {
  data: ReportData
  storm: StormSection
  now: Date
}

export function StormModule({ data, storm, now }: StormModuleProps) {
  const language = useLanguage()
  const words = stormWords[language]
  const difference = differenceAlert(data, storm, language)
  const tip = onePercentIllustration(data, language)
  return (
    <Module id="storm" title={words.title} icon={CloudLightning} badge={stormBadge(data, language)}>
      <FactCards facts={stormFacts(data, storm, language)} />
      {storm.wind_hail_excluded && (
        <Notice tone="gap" title={words.excludedTitle} className="print:hidden">
          {words.excluded}
        </Notice>
      )}
      <DeductibleComparison data={data} />
      <ScenarioList title={words.scenarios} scenarios={storm.scenarios} />
      {difference && (
        <Notice tone="watch" title={difference.title} className="print:hidden">
          {difference.text}
        </Notice>
      )}
      <RiskCalendar now={now} />
      {storm.emergency_fund && <EmergencyFund fund={storm.emergency_fund} />}
      <PreparationChecklist />
      {tip && (
        <Notice tone="neutral" title={words.tip} tag={words.tipTag} className="print:hidden">
          <p className="figures">{tip}</p>
        </Notice>
      )}
      <ModuleActions to={paths.contactAbout('storm')} labels={words.buttons}>
        <a
          href={language === 'es' ? paths.stormGuideEs : paths.stormGuide}
          download
          className={buttonClass('secondary', 'w-full sm:w-auto')}
        >
          <Download aria-hidden className="size-4" />
          {words.guide}
        </a>
      </ModuleActions>
    </Module>
  )
}
