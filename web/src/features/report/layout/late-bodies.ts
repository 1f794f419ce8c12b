import { StormCash } from '../cash/storm-cash.tsx'
import { CoastalCheck } from '../coast/coastal-check.tsx'
import { MoldCovered } from '../mold/mold-covered.tsx'
import { MoldGrowth } from '../mold/mold-growth.tsx'
import { MissingForms } from '../papers/missing-forms.tsx'
import { AgentQuestions } from '../questions/agent-questions.tsx'
import { Savings } from '../savings/savings.tsx'
import { WaterExplained } from '../water/water-explained.tsx'

/** What the Enhanced version shows far below the first screen, with its words: one file of code. */
export const lateBodies = {
  moldGrowth: MoldGrowth,
  moldCovered: MoldCovered,
  waterExplained: WaterExplained,
  stormCash: StormCash,
  savings: Savings,
  coastalCheck: CoastalCheck,
  missingForms: MissingForms,
  agentQuestions: AgentQuestions,
}
