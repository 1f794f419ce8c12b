import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { ROOF_LIFE_YEARS } from './assumptions.ts'
import { formatDollars, toCents } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'

/** What the way of settling a loss takes off, as far as the policy tells. */
export interface SettlementGap {
  depreciation: number
  /** For people, one sentence each. */
  notes: string[]
  notCounted: NonNullable<Scenario['not_counted']>
  assumed: Scenario['assumed']
  sources: string[]
}

export const noGap: SettlementGap = { depreciation: 0, notes: [], notCounted: [], assumed: [], sources: [] }

/** How much of its value the roof has lost, from 0 to 1, by the assumed life; null where its age is not stated. */
export const roofWear = (facts: PolicyFacts): number | null =>
  facts.roofAge === null ? null : Math.min(1, facts.roofAge / ROOF_LIFE_YEARS)

/** Of damage to the roof by wind or hail. */
export function roofGap(facts: PolicyFacts, roofDamage: number): SettlementGap {
  const sources = sourcesOf(facts, 'coverage_summary.roof_coverage.settlement')
  switch (facts.fields.roof_settlement) {
    case 'RCV':
      return { ...noGap, sources }
    case 'ACV':
      return {
        ...roofDepreciation(facts, roofDamage),
        sources: [...sources, ...sourcesOf(facts, 'sections.roof.roof_age')],
      }
    case 'schedule':
      return {
        ...noGap,
        sources,
        notCounted: ['roof_schedule'],
        notes: ['The roof payment schedule of your policy can take off more; its percentage is not in this report.'],
      }
    case null:
      return {
        ...noGap,
        notCounted: ['settlement'],
        notes: ['We did not find how your policy settles such a loss; at actual cash value you would pay more.'],
      }
  }
}

function roofDepreciation(facts: PolicyFacts, roofDamage: number): SettlementGap {
  const wear = roofWear(facts)
  if (wear === null) {
    return {
      ...noGap,
      notCounted: ['depreciation'],
      notes: ['Depreciation comes on top: the roof is settled at actual cash value, and we did not find its age.'],
    }
  }
  const depreciation = toCents(roofDamage * wear)
  return {
    ...noGap,
    depreciation,
    assumed: ['depreciation'],
    notes: [
      `Depreciation of the roof: ${facts.roofAge} of an assumed ${ROOF_LIFE_YEARS} years, so ${formatDollars(depreciation)} of ${formatDollars(roofDamage)}.`,
    ],
  }
}

/** Of damage to the house besides the roof. Its age says little about what it lost, so no figure is made up. */
export function houseGap(facts: PolicyFacts): SettlementGap {
  const sources = sourcesOf(facts, 'dwelling_valuation.dwelling_settlement')
  switch (facts.fields.dwelling_settlement) {
    case 'RCV':
      return { ...noGap, sources }
    case 'ACV':
      return {
        ...noGap,
        sources,
        notCounted: ['depreciation'],
        notes: ['Depreciation comes on top: your policy settles the dwelling at actual cash value.'],
      }
    case null:
      return {
        ...noGap,
        notCounted: ['settlement'],
        notes: ['We did not find how your policy settles such a loss; at actual cash value you would pay more.'],
      }
  }
}

export function addGaps(...gaps: SettlementGap[]): SettlementGap {
  return {
    depreciation: gaps.reduce((sum, gap) => sum + gap.depreciation, 0),
    notes: [...new Set(gaps.flatMap((gap) => gap.notes))],
    notCounted: [...new Set(gaps.flatMap((gap) => gap.notCounted))],
    assumed: gaps.flatMap((gap) => gap.assumed),
    sources: gaps.flatMap((gap) => gap.sources),
  }
}
