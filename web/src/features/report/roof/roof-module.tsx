import { House } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { FactCards } from '../figures/fact-cards.tsx'
import { ScenarioList } from '../figures/scenario-list.tsx'
import { Module } from '../layout/module.tsx'
import { ModuleActions } from '../layout/module-actions.tsx'
import { Notice } from '../layout/notice.tsx'
import type { RoofSection } from '../report-types.ts'
import { RoofValueBar } from './roof-value-bar.tsx'
import { roofBadge, roofExplanation, roofFacts } from './roof-view.ts'

export function RoofModule({ roof }: { roof: RoofSection }) {
  return (
    <Module id="roof" title="Roof" icon={House} badge={roofBadge(roof)}>
      <p className="max-w-reading text-lead print:hidden">{roofExplanation(roof)}</p>
      <FactCards facts={roofFacts(roof)} />
      {roof.coverage_type === 'ACV' && (
        <Notice tone="gap" title="Important Coverage Gap" className="print:hidden">
          Your roof is insured at actual cash value. After a storm the payment is smaller by what wear and age have
          taken off, and that part is yours, on top of the deductible.
        </Notice>
      )}
      {roof.cosmetic_damage_excluded && (
        <Notice tone="watch" title="Cosmetic damage is excluded" className="print:hidden">
          Dents from hail that spoil only the look of the roof are not paid for.
        </Notice>
      )}
      <ScenarioList title="What roof damage would cost you" scenarios={roof.damage_scenarios} />
      <RoofValueBar roof={roof} />
      {roof.assumed.length > 0 && (
        <p className="figures max-w-reading text-small text-ink-soft print:hidden">
          <strong className="font-semibold text-clay">Assumed.</strong> {roof.assumed.join(' ')}
        </p>
      )}
      <ModuleActions to={paths.contactAbout('roof')} labels={['Get RCV Coverage Quote', 'Schedule Roof Inspection']} />
    </Module>
  )
}
