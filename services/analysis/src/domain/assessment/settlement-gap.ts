import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { ROOF_LIFE_YEARS } from './assumptions.ts'
import { toCents } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { scheduleShare } from './roof-schedule.ts'
import { SETTLEMENT_WORDS } from './settlement-words.ts'

/** What the way of settling a loss takes off, as far as the policy tells. */
export interface SettlementGap {
  depreciation: number
  /** For people, one sentence each: what comes off before the deductible by the policy's own order, then the rest. */
  first: string[]
  notes: string[]
  notCounted: NonNullable<Scenario['not_counted']>
  assumed: Scenario['assumed']
  sources: string[]
}

export const noGap: SettlementGap = { depreciation: 0, first: [], notes: [], notCounted: [], assumed: [], sources: [] }

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
      return scheduleGap(facts, roofDamage, sources)
    case null:
      return { ...noGap, notCounted: ['settlement'], notes: [SETTLEMENT_WORDS[facts.language].unknownSettlement] }
  }
}

/** The schedule's share comes first, the deductible after it. */
function scheduleGap(facts: PolicyFacts, roofDamage: number, sources: string[]): SettlementGap {
  const words = SETTLEMENT_WORDS[facts.language]
  const share = scheduleShare(facts)
  if (share === null) return { ...noGap, sources, notCounted: ['roof_schedule'], notes: [words.noSchedule] }
  const paid = toCents((roofDamage * share.percentage) / 100)
  return {
    ...noGap,
    depreciation: toCents(roofDamage - paid),
    sources: [...sources, ...sourcesOf(facts, 'sections.roof.payment_schedule', 'sections.roof.roof_age')],
    notCounted: share.isExact ? [] : ['roof_schedule'],
    first: [
      words.schedule({ share: share.percentage, age: share.age, paid, damage: roofDamage }),
      ...(share.isExact ? [] : [words.scheduleMaterial]),
    ],
  }
}

function roofDepreciation(facts: PolicyFacts, roofDamage: number): SettlementGap {
  const wear = roofWear(facts)
  const words = SETTLEMENT_WORDS[facts.language]
  if (wear === null || facts.roofAge === null) {
    return { ...noGap, notCounted: ['depreciation'], notes: [words.unknownAge] }
  }
  const depreciation = toCents(roofDamage * wear)
  return {
    ...noGap,
    depreciation,
    assumed: ['depreciation'],
    notes: [
      words.depreciation({ age: facts.roofAge, life: ROOF_LIFE_YEARS, amount: depreciation, damage: roofDamage }),
    ],
  }
}

/** Of damage to the house besides the roof. Its age says little about what it lost, so no figure is made up. */
export function houseGap(facts: PolicyFacts): SettlementGap {
  const sources = sourcesOf(facts, 'dwelling_valuation.dwelling_settlement')
  const words = SETTLEMENT_WORDS[facts.language]
  switch (facts.fields.dwelling_settlement) {
    case 'RCV':
      return { ...noGap, sources }
    case 'ACV':
      return {
        ...noGap,
        sources,
        notCounted: ['depreciation'],
        notes: [words.houseDepreciation],
      }
    case null:
      return { ...noGap, notCounted: ['settlement'], notes: [words.unknownSettlement] }
  }
}

export function addGaps(...gaps: SettlementGap[]): SettlementGap {
  return {
    depreciation: gaps.reduce((sum, gap) => sum + gap.depreciation, 0),
    first: gaps.flatMap((gap) => gap.first),
    notes: [...new Set(gaps.flatMap((gap) => gap.notes))],
    notCounted: [...new Set(gaps.flatMap((gap) => gap.notCounted))],
    assumed: gaps.flatMap((gap) => gap.assumed),
    sources: gaps.flatMap((gap) => gap.sources),
  }
}
