import { Droplets } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { ReportData, WaterSection } from '../report-types.ts'
import { SewerBar } from './sewer-bar.tsx'
import { WaterClaims } from './water-claims.tsx'
import { waterLists } from './water-lists.ts'
import { waterQuestions } from './water-questions.ts'
import { WaterStatusCards } from './water-status-cards.tsx'
import { waterBadge, waterFacts, waterStatuses } from './water-view.ts'
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
      <SewerBar water={water} />
      <CoverageLists
        lists={waterLists(data, water, language)}
        source={isFloodPolicy ? words.floodListSource : words.listSource}
      />
      <WaterClaims />
      {!water.flood_coverage && (
        <Notice tone="gap" title={words.flashFlood} className="print:hidden">
          {words.flashFloodText}
        </Notice>
      )}
      <Notice tone="neutral" title={words.recommendation} tag={words.questionsTag} className="print:hidden">
        <p className="figures">{waterQuestions(data, water, language)}</p>
      </Notice>
      <ModuleActions
        to={paths.contactAbout('water')}
        labels={isFloodPolicy ? words.buttons.slice(-1) : words.buttons}
      />
    </Module>
  )
}
