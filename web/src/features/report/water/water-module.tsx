import { Droplets } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { ReportData, WaterSection } from '../report-types.ts'
import { SewerBar } from './sewer-bar.tsx'
import { waterLists } from './water-lists.ts'
import { WaterStatusCards } from './water-status-cards.tsx'
import { waterBadge, waterFacts, waterStatuses } from './water-view.ts'

const LIST_SOURCE =
  'How Texas home policies usually treat water, after the Texas Department of Insurance; the words of your policy decide.'

interface WaterModuleProps {
  data: ReportData
  water: WaterSection
}

export function WaterModule({ data, water }: WaterModuleProps) {
  return (
    <Module id="water" title="Water damage" icon={Droplets} badge={waterBadge(water)}>
      <FactCards facts={waterFacts(water)} />
      <WaterStatusCards statuses={waterStatuses(data, water)} />
      <ScenarioList title="What water damage would cost you" scenarios={water.scenarios} />
      <SewerBar water={water} />
      <CoverageLists lists={waterLists(data, water)} source={LIST_SOURCE} />
      {!water.flood_coverage && (
        <Notice tone="gap" title="Flash flood" className="print:hidden">
          We found no flood coverage in this document, so water that rises from outside would be yours to pay. Home
          policies leave flood out; it is insured by a policy of its own, and one from the National Flood Insurance
          Program usually starts after a wait of 30 days.
        </Notice>
      )}
      <Notice tone="neutral" title="Expert recommendation" tag="Questions for your agent" className="print:hidden">
        <p className="figures">
          What would a sewer backup limit of $25,000 cost a year? What would a flood policy for this address cost, and
          how long is its wait? Which deductible applies to each?
        </p>
      </Notice>
      <ModuleActions
        to={paths.contactAbout('water')}
        labels={['Get Flood Quote', 'Increase Sewer Backup', 'Review Water Coverage']}
      />
    </Module>
  )
}
