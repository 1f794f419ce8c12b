import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { appliedDeductible } from './applied-deductible.ts'
import { ROOF_DAMAGE, ROOF_LIFE_YEARS, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { buildingScenario, uninsuredScenario } from './building-scenario.ts'
import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { displayDeductible } from './deductibles.ts'
import { toCents } from './dollars.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { scheduleShare } from './roof-schedule.ts'
import { ROOF_WORDS } from './roof-words.ts'
import { roofGap, roofWear } from './settlement-gap.ts'
import { windExcluded } from './storm-scenarios.ts'

type RoofSection = NonNullable<ReportData['sections']['roof']>
type RoofScenario = RoofSection['damage_scenarios'][number]

export function roofSection(facts: PolicyFacts): RoofSection | null {
  if (!facts.rules.roof) return null
  const { fields } = facts
  const words = ROOF_WORDS[facts.language]
  const depreciation = roofDepreciation(facts)
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
      words.illustrated(ROOF_REPLACEMENT_COST),
      ...(depreciation !== null && fields.roof_settlement === 'ACV' ? [words.assumedLife(ROOF_LIFE_YEARS)] : []),
    ],
  }
}

/** What comes off a whole new roof before the deductible: for its wear, or by the schedule's share where it is certain. */
function roofDepreciation(facts: PolicyFacts): number | null {
  const share = scheduleShare(facts)
  if (share !== null) return share.isExact ? toCents((ROOF_REPLACEMENT_COST * (100 - share.percentage)) / 100) : null
  const wear = facts.fields.roof_settlement === 'ACV' && !facts.fields.wind_hail_excluded ? roofWear(facts) : null
  return wear === null ? null : toCents(ROOF_REPLACEMENT_COST * wear)
}

function stormDeductible({ fields, deductibles, language }: PolicyFacts): string {
  const words = DEDUCTIBLE_WORDS[language]
  if (fields.wind_hail_excluded) return words.excluded
  return deductibles.wind_hail ? displayDeductible(deductibles.wind_hail.printed, language) : words.notFound
}

const LEVELS: RoofScenario['color'][] = ['minor', 'moderate', 'major']

function roofScenario(facts: PolicyFacts, id: RoofScenario['color']): RoofScenario | null {
  const damage = ROOF_DAMAGE[id]
  const story = { id, ...ROOF_WORDS[facts.language][id] }
  if (facts.fields.wind_hail_excluded) return { ...uninsuredScenario(story, damage, windExcluded(facts)), color: id }
  const deductible = appliedDeductible(facts, 'wind_hail')
  if (deductible === null) return null
  return { ...buildingScenario(facts, { story, damage, deductible, gap: roofGap(facts, damage) }), color: id }
}
