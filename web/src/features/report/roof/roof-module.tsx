import { House } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { RoofSection } from '../report-types.ts'
import { RoofValueBar } from './roof-value-bar.tsx'
import { roofBadge, roofExplanation, roofFacts } from './roof-view.ts'
import { roofWords } from './roof-words.ts'

export function RoofModule({ roof }: { roof: RoofSection }) {
  const language = useLanguage()
  const words = roofWords[language]
  return (
    <Module id="roof" title={words.title} icon={House} badge={roofBadge(roof, language)}>
      <p className="max-w-reading text-lead print:hidden">{roofExplanation(roof, language)}</p>
      <FactCards facts={roofFacts(roof, language)} />
      {roof.coverage_type === 'ACV' && (
        <Notice tone="gap" title={words.gapTitle} className="print:hidden">
          {words.gap}
        </Notice>
      )}
      {roof.cosmetic_damage_excluded && (
        <Notice tone="watch" title={words.cosmeticTitle} className="print:hidden">
          {words.cosmetic}
        </Notice>
      )}
      <ScenarioList title={words.scenarios} scenarios={roof.damage_scenarios} />
      <RoofValueBar roof={roof} />
      {roof.assumed.length > 0 && (
        <p className="figures max-w-reading text-small text-ink-soft print:hidden">
          <strong className="font-semibold text-clay">{words.assumed}</strong> {roof.assumed.join(' ')}
        </p>
      )}
      <ModuleActions to={paths.contactAbout('roof')} labels={words.buttons} />
    </Module>
  )
}
