import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { EMERGENCY_FUND } from './assumptions.ts'
import { toCents } from './dollars.ts'
import type { PolicyFacts } from './policy-facts.ts'

type StormSection = NonNullable<ReportData['sections']['storm']>

export function stormSection(facts: PolicyFacts, scenarios: ReportData['storm_scenarios']): StormSection | null {
  if (!facts.rules.storm) return null
  const { spring_hailstorm, fire_or_lightning, major_storm } = scenarios
  return {
    coverage_limit: facts.fields.coverage_a_dwelling,
    wind_hail_excluded: facts.fields.wind_hail_excluded,
    additional_for_storms: additionalForStorms(facts),
    emergency_fund: emergencyFund(facts),
    scenarios: [spring_hailstorm, fire_or_lightning, major_storm].filter((one): one is Scenario => one !== null),
  }
}

/** Wind and hail minus standard, both from the policy: an assumed deductible makes no figure here. */
function additionalForStorms({ deductibles }: PolicyFacts): number | null {
  const { wind_hail, standard } = deductibles
  return wind_hail && standard ? toCents(wind_hail.printed.amount - standard.printed.amount) : null
}

function emergencyFund({ deductibles }: PolicyFacts): StormSection['emergency_fund'] {
  if (deductibles.wind_hail === null) return null
  const minimum = toCents(deductibles.wind_hail.printed.amount)
  return {
    minimum,
    recommended: toCents(minimum * EMERGENCY_FUND.recommended),
    optimal: toCents(minimum * EMERGENCY_FUND.optimal),
    assumed: false,
  }
}
