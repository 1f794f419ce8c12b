import type { Priority } from '@plainpolicy/platform/report/report-data'
import { generalPriorities } from './general-priorities.ts'
import { moldAndWaterPriorities } from './mold-and-water-priorities.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { roofAndStormPriorities } from './roof-and-storm-priorities.ts'

const CLASS_ORDER: Record<Priority['class'], number> = { critical: 0, warning: 1, info: 2 }

/** Ranked by dollars at risk; where no amount follows, by class. They inform and never advise. */
export function topPriorities(facts: PolicyFacts): Priority[] {
  return [...roofAndStormPriorities(facts), ...moldAndWaterPriorities(facts), ...generalPriorities(facts)]
    .sort((a, b) => b.dollarsAtRisk - a.dollarsAtRisk || CLASS_ORDER[a.class] - CLASS_ORDER[b.class])
    .map(({ dollarsAtRisk: _, ...priority }, index) => ({ priority: index + 1, ...priority }))
}
