import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'

/** Values that stand nowhere but in what is locked, mold and water above all: finding one in a Free answer is a leak. */
export const PLANTED = {
  mold: 13_577,
  sewer: 24_681,
  foundation: 36_913,
  waterDeductible: 4_747,
  moldYouPay: 16_423,
  enhancedOnly: 57_139,
}

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

const place = (quote: string) => ({
  page: 2,
  quote,
  box: [54, 180, 200, 192] as [number, number, number, number],
  confidence: 0.9,
  method: 'printed' as const,
})

const scenario = (id: string, arithmetic: string, source: string): Scenario => ({
  id,
  name: id,
  description: '',
  damage_amount: 30_000,
  you_pay: id.startsWith('mold') ? PLANTED.moldYouPay : 8240,
  insurance_pays: id.startsWith('mold') ? PLANTED.mold : 21_760,
  arithmetic,
  assumed: ['damage'],
  sources: [source],
})

export const hail = scenario('spring_hailstorm', '2% of $412,000', 'calculated_deductibles.wind_hail_deductible')
const moldCost = scenario(
  'mold_large',
  `Limit ${dollars(PLANTED.mold)}`,
  'coverage_summary.mold_coverage.coverage_limit',
)
const sewerCost = scenario(
  'sewer_backup',
  `Limit ${dollars(PLANTED.sewer)}`,
  'coverage_summary.water_damage.sewer_backup',
)

export const plantedSections: Pick<ReportData['sections'], 'mold' | 'water'> = {
  mold: {
    limit: PLANTED.mold,
    status: 'LIMITED',
    signal: 'yellow',
    typical_gap: PLANTED.moldYouPay,
    coverage_level_percentage: 45.26,
    scenarios: [moldCost],
  },
  water: {
    sewer_backup: PLANTED.sewer,
    flood_coverage: false,
    water_deductible: PLANTED.waterDeductible,
    status: 'LIMITED',
    risk: { label: 'ADEQUATE', signal: 'green', adequacy_percentage: 98.72 },
    scenarios: [sewerCost],
  },
}

export const plantedEvidence: ReportData['evidence'] = {
  'property_coverage_limits.coverage_a_dwelling': place('A Dwelling $412,000'),
  'calculated_deductibles.wind_hail_deductible': place('Windstorm, Hail and Wind Driven Rain 2%'),
  'policy_holder_details.property_address': place('5212 WATER ST'),
  'dwelling_valuation.ordinance_or_law_percentage': place(`Ordinance or Law 10%  Fungi ${dollars(PLANTED.mold)}`),
  'dwelling_valuation.foundation_water_limit': place(`Foundation ${dollars(PLANTED.foundation)}`),
  'coverage_summary.mold_coverage.coverage_limit': place(`Mold ${dollars(PLANTED.mold)}`),
  'sections.mold.limit': place(`Mold ${dollars(PLANTED.mold)}`),
  'coverage_summary.water_damage.sewer_backup': place(`Back-Up of Sewer ${dollars(PLANTED.sewer)}`),
  'coverage_summary.water_damage.flood_coverage': place('This policy does not insure flood'),
  'sections.water.sewer_backup': place(`Back-Up of Sewer ${dollars(PLANTED.sewer)}`),
  'sections.water.water_deductible': place(`Water ${dollars(PLANTED.waterDeductible)}`),
}
