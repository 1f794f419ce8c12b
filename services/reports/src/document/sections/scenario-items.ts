import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { commonWords } from '../common-words.ts'
import type { Block, ScenarioItem } from '../document-model.ts'
import { isAssumed, isLeast, splitOf, type Telling } from '../telling.ts'

/** A title and its scenarios; nothing where there are none. */
export function scenarioBlocks(telling: Telling, title: string, scenarios: readonly Scenario[]): Block[] {
  if (scenarios.length === 0) return []
  return [
    { kind: 'heading', text: title },
    { kind: 'scenarios', items: scenarios.map((scenario) => scenarioItem(telling, scenario)) },
  ]
}

function scenarioItem({ language, dollars, refs }: Telling, scenario: Scenario): ScenarioItem {
  const words = commonWords[language]
  const youPay = (isLeast(scenario) ? words.youPayAtLeast : words.youPay)(dollars(scenario.you_pay))
  const insurance = (isLeast(scenario) ? words.insurancePaysAtMost : words.insurancePays)(
    dollars(scenario.insurance_pays),
  )
  const damage = dollars(scenario.damage_amount)
  return {
    name: scenario.name,
    damage: words.damage(scenario.assumed.includes('damage') ? words.assumedAmount(damage) : damage),
    description: scenario.description,
    youPay: { value: youPay, ...(isAssumed(scenario) && { assumed: words.assumed }), refs: refs(scenario.sources) },
    split: splitOf(scenario, { you: words.you, insurance }),
    arithmetic: scenario.arithmetic,
  }
}
