import { Sprout } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { bodyShapes } from '../layout/body-shapes.ts'
import { BodyWhenNear } from '../layout/body-when-near.tsx'
import { lateParts } from '../layout/late-parts.ts'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import type { MoldSection } from '../report-types.ts'
import { moldBadge, moldFacts } from './mold-view.ts'
import { moldWords } from './mold-words.ts'

export function MoldModule({ mold }: { mold: MoldSection }) {
  const language = useLanguage()
  const words = moldWords[language]
  return (
    <Module id="mold" title={words.title} icon={Sprout} badge={moldBadge(mold, language)}>
      <FactCards facts={moldFacts(mold, language)} />
      <BodyWhenNear shape={bodyShapes.moldGrowth}>
        <lateParts.moldGrowth.Part />
      </BodyWhenNear>
      <ScenarioList title={words.scenarios} scenarios={mold.scenarios} />
      <BodyWhenNear shape={bodyShapes.moldCovered}>
        <lateParts.moldCovered.Part mold={mold} />
      </BodyWhenNear>
      <ModuleActions to={paths.contactAbout('mold')} labels={words.buttons} />
    </Module>
  )
}
