import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { appliedDeductible } from './applied-deductible.ts'
import { ROOF_DAMAGE, ROOF_LIFE_YEARS, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { buildingScenario, uninsuredScenario } from './building-scenario.ts'
import { displayDeductible, NOT_FOUND } from './deductibles.ts'
import { formatDollars, toCents } from './dollars.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { roofGap, roofWear } from './settlement-gap.ts'
import { windExcluded } from './storm-scenarios.ts'

type RoofSection = NonNullable<ReportData['sections']['roof']>
type RoofScenario = RoofSection['damage_scenarios'][number]

export function roofSection(facts: PolicyFacts): RoofSection | null {
  if (!facts.rules.roof) return null
  const { fields } = facts
  const wear = fields.roof_settlement === 'ACV' && !fields.wind_hail_excluded ? roofWear(facts) : null
  const depreciation = wear === null ? null : toCents(ROOF_REPLACEMENT_COST * wear)
  return {
    coverage_type: fields.roof_settlement,
    roof_age: facts.roofAge,
    replacement_cost: ROOF_REPLACEMENT_COST,
    depreciation,
    current_value: depreciation === null ? null : toCents(ROOF_REPLACEMENT_COST - depreciation),
    cosmetic_damage_excluded: fields.cosmetic_damage_excluded,
    wind_hail_excluded: fields.wind_hail_excluded,
    storm_deductible_display: stormDeductible(facts),
    damage_scenarios: LEVELS.map((level) => roofScenario(facts, level)).filter((one) => one !== null),
    assumed: [
      `The replacement cost of ${formatDollars(ROOF_REPLACEMENT_COST)} and the cost of each damage are illustrations, not a price for your roof.`,
      ...(depreciation === null
        ? []
        : [
            `Depreciation runs evenly over an assumed life of ${ROOF_LIFE_YEARS} years; your insurer may count differently.`,
          ]),
    ],
  }
}

function stormDeductible({ fields, deductibles }: PolicyFacts): string {
  if (fields.wind_hail_excluded) return 'Excluded'
  return deductibles.wind_hail ? displayDeductible(deductibles.wind_hail.printed) : NOT_FOUND
}

const LEVELS: { id: RoofScenario['color']; name: string; description: string }[] = [
  { id: 'minor', name: 'Minor Damage', description: 'Some shingles torn or bruised; a repair.' },
  { id: 'moderate', name: 'Moderate Damage', description: 'One or two slopes of the roof replaced.' },
  { id: 'major', name: 'Major Damage', description: 'The whole roof replaced.' },
]

function roofScenario(facts: PolicyFacts, { id, name, description }: (typeof LEVELS)[number]): RoofScenario | null {
  const damage = ROOF_DAMAGE[id]
  const story = { id, name, description }
  if (facts.fields.wind_hail_excluded) return { ...uninsuredScenario(story, damage, windExcluded(facts)), color: id }
  const deductible = appliedDeductible(facts, 'wind_hail')
  if (deductible === null) return null
  return { ...buildingScenario(facts, { story, damage, deductible, gap: roofGap(facts, damage) }), color: id }
}
