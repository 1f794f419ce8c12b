import { CloudLightning } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
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

interface StormModuleProps {
  data: ReportData
  storm: StormSection
  now: Date
}

export function StormModule({ data, storm, now }: StormModuleProps) {
  const difference = differenceAlert(data, storm)
  const tip = onePercentIllustration(data)
  return (
    <Module id="storm" title="Storm and wind/hail" icon={CloudLightning} badge={stormBadge(data)}>
      <FactCards facts={stormFacts(data, storm)} />
      {storm.wind_hail_excluded && (
        <Notice tone="gap" title="Wind and hail are not insured here" className="print:hidden">
          This policy leaves windstorm and hail out, so in the storm scenarios below you pay all of the damage, unless
          another policy insures it.
        </Notice>
      )}
      <DeductibleComparison data={data} />
      <ScenarioList title="What a storm would cost you" scenarios={storm.scenarios} />
      {difference && (
        <Notice tone="watch" title={difference.title} className="print:hidden">
          {difference.text}
        </Notice>
      )}
      <RiskCalendar now={now} />
      {storm.emergency_fund && <EmergencyFund fund={storm.emergency_fund} />}
      <PreparationChecklist />
      {tip && (
        <Notice tone="neutral" title="Expert tip" tag="An illustration, not a quote" className="print:hidden">
          <p className="figures">{tip}</p>
        </Notice>
      )}
      <ModuleActions to={paths.contactAbout('storm')} labels={['Get 1% Deductible Quote', 'Review Full Coverage']} />
    </Module>
  )
}
