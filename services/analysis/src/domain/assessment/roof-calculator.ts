import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { ROOF_LIFE_YEARS, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { toCents } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { ROOF_CALCULATOR_WORDS } from './roof-calculator-words.ts'

/** null where storm damage to the roof is not insured by this policy: there is nothing to reckon. */
export function roofCalculator(facts: PolicyFacts): ReportData['roof_calculator'] {
  const { fields, details, deductibles, rules } = facts
  if (!rules.roof || fields.wind_hail_excluded) return null
  const words = ROOF_CALCULATOR_WORDS[facts.language]
  const settlement = fields.roof_settlement
  const deductible = deductibles.wind_hail === null ? null : toCents(deductibles.wind_hail.printed.amount)
  const first = settlement === null ? words.unknown : FIRST_STEP[settlement](words)
  return {
    settlement,
    schedule: settlement === 'schedule' ? details.roof_schedule : [],
    roof_age: facts.roofAge,
    roof_material: details.roof_material,
    deductible,
    replacement_cost: ROOF_REPLACEMENT_COST,
    roof_life_years: ROOF_LIFE_YEARS,
    steps: [
      words.start,
      first,
      deductible === null ? words.noDeductible : words.deductible,
      words.rest,
      ...(settlement === 'RCV' ? [words.holdback] : []),
    ],
    assumed: [words.assumedCost(ROOF_REPLACEMENT_COST), words.assumedLife(ROOF_LIFE_YEARS)],
    sources: sourcesOf(
      facts,
      'coverage_summary.roof_coverage.settlement',
      'sections.roof.payment_schedule',
      'sections.roof.roof_age',
      'sections.roof.material',
      'calculated_deductibles.wind_hail_deductible',
    ),
  }
}

type Words = (typeof ROOF_CALCULATOR_WORDS)['en']

/** What comes off before the deductible: the order is the policy's. */
const FIRST_STEP = {
  schedule: (words: Words) => words.schedule,
  ACV: (words: Words) => words.wear,
  RCV: (words: Words) => words.full,
}
