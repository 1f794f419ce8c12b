import { drawnLater } from '../../../ui/draw-later.ts'
import type { Scenario } from '../report-types.ts'
import { ScenarioCard } from './scenario-card.tsx'

interface ScenarioListProps {
  title: string
  scenarios: readonly Scenario[]
}

export function ScenarioList({ title, scenarios }: ScenarioListProps) {
  if (scenarios.length === 0) return null
  return (
    <div {...drawnLater} className="grid gap-4 print:gap-0">
      <h4 className="text-lead font-semibold print:text-body">{title}</h4>
      <ul className="divide-y divide-line">
        {scenarios.map((scenario) => (
          <ScenarioCard key={scenario.id} scenario={scenario} />
        ))}
      </ul>
    </div>
  )
}
