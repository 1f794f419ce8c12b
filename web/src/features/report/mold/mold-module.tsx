import { Sprout } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { useLanguage } from '../language/language-context.ts'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { MoldSection } from '../report-types.ts'
import { moldFactsWords } from './mold-facts-words.ts'
import { MoldTimeline } from './mold-timeline.tsx'
import { moldBadge, moldFacts, moldGapAlert, moldLists } from './mold-view.ts'
import { moldWords } from './mold-words.ts'

export function MoldModule({ mold }: { mold: MoldSection }) {
  const language = useLanguage()
  const words = moldWords[language]
  const gap = moldGapAlert(mold, language)
  return (
    <Module id="mold" title={words.title} icon={Sprout} badge={moldBadge(mold, language)}>
      <FactCards facts={moldFacts(mold, language)} />
      <MoldTimeline />
      <div className="grid gap-3 print:hidden">
        <h4 className="text-lead font-semibold">{words.riskTitle}</h4>
        <ul className="grid gap-3 sm:grid-cols-2">
          {moldFactsWords[language].riskFactors.map((factor) => (
            <li key={factor.title} className="grid content-start gap-1 rounded-soft border border-line p-4">
              <p className="figures font-semibold">{factor.title}</p>
              <p className="text-small text-ink-soft">{factor.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ScenarioList title={words.scenarios} scenarios={mold.scenarios} />
      <CoverageLists lists={moldLists(mold, language)} source={words.listSource} />
      {gap && (
        <Notice tone="gap" title={gap.title} className="print:hidden">
          {gap.text}
        </Notice>
      )}
      <ModuleActions to={paths.contactAbout('mold')} labels={words.buttons} />
    </Module>
  )
}
