import { Sprout } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { CoverageLists } from '../layout/coverage-lists.tsx'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { MoldSection } from '../report-types.ts'
import { moldRiskFactors } from './mold-facts.ts'
import { MoldTimeline } from './mold-timeline.tsx'
import { moldBadge, moldFacts, moldGapAlert, moldLists } from './mold-view.ts'

const LIST_SOURCE =
  'How Texas home policies usually treat mold, after the Texas Department of Insurance; the words of your policy decide.'

export function MoldModule({ mold }: { mold: MoldSection }) {
  const gap = moldGapAlert(mold)
  return (
    <Module id="mold" title="Mold" icon={Sprout} badge={moldBadge(mold)}>
      <FactCards facts={moldFacts(mold)} />
      <MoldTimeline />
      <div className="grid gap-3 print:hidden">
        <h4 className="text-lead font-semibold">What makes mold likely</h4>
        <ul className="grid gap-3 sm:grid-cols-2">
          {moldRiskFactors.map((factor) => (
            <li key={factor.id} className="grid content-start gap-1 rounded-soft border border-line p-4">
              <p className="figures font-semibold">{factor.title}</p>
              <p className="text-small text-ink-soft">{factor.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ScenarioList title="What removing mold would cost you" scenarios={mold.scenarios} />
      <CoverageLists lists={moldLists(mold)} source={LIST_SOURCE} />
      {gap && (
        <Notice tone="gap" title={gap.title} className="print:hidden">
          {gap.text}
        </Notice>
      )}
      <ModuleActions
        to={paths.contactAbout('mold')}
        labels={['Add Mold Coverage', 'Get Prevention Guide', 'Schedule Mold Inspection']}
      />
    </Module>
  )
}
