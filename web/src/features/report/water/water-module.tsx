import { Droplets } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { bodyShapes } from '../layout/body-shapes.ts'
import { BodyWhenNear } from '../layout/body-when-near.tsx'
import { lateParts } from '../layout/late-parts.ts'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import type { ReportData, WaterSection } from '../report-types.ts'
import { WaterStatusCards } from './water-status-cards.tsx'
import { RECOMMENDED_SEWER_LIMIT, waterBadge, waterFacts, waterStatuses } from './water-view.ts'
import { waterWords } from './water-words.ts'

interface WaterModuleProps {
  data: ReportData
  water: WaterSection
}

export function WaterModule({ data, water }: WaterModuleProps) {
  const language = useLanguage()
  const words = waterWords[language]
  const isFloodPolicy = data.document_kind === 'flood_declarations'
  return (
    <Module id="water" title={words.title} icon={Droplets} badge={waterBadge(water, language)}>
      <FactCards facts={waterFacts(water, language)} />
      <WaterStatusCards statuses={waterStatuses(data, water, language)} />
      <ScenarioList title={words.scenarios} scenarios={water.scenarios} />
      <BodyWhenNear shape={bodyShapes.waterExplained}>
        <lateParts.waterExplained.Part data={data} water={water} recommended={RECOMMENDED_SEWER_LIMIT} />
      </BodyWhenNear>
      <ModuleActions
        to={paths.contactAbout('water')}
        labels={isFloodPolicy ? words.buttons.slice(-1) : words.buttons}
      />
    </Module>
  )
}
