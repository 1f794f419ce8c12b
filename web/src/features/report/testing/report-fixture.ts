import type { ReportData, Scenario } from '../report-types.ts'

/** A made-up report by the schema: State Farm's sample with a 2% wind/hail deductible. */

const windHail = { amount: 8240, percentage: 2, display: '2% ($8,240)' }
const standard = { amount: 4120, percentage: 1, display: '1% ($4,120)' }

function evidence(page: number, quote: string, method: 'printed' | 'derived' = 'printed') {
  return { page, quote, box: [72, 100, 300, 112], confidence: 0.98, method }
}

function scenario([id, name]: [string, string], [damage, youPay]: [number, number], arithmetic: string): Scenario {
  return {
    id,
    name,
    description: `${name}, described for people.`,
    damage_amount: damage,
    you_pay: youPay,
    insurance_pays: damage - youPay,
    arithmetic,
    assumed: ['damage'],
    sources: ['calculated_deductibles.wind_hail_deductible'],
  }
}

const ofHail = 'Your deductible: 2% of $412,000 (Coverage A) = $8,240.'
const ofFire = 'Your deductible: 1% of $412,000 (Coverage A) = $4,120.'
const hail = scenario(['spring_hailstorm', 'Spring Hailstorm'], [35_000, 8240], ofHail)
const fire = scenario(['fire_or_lightning', 'Fire or Lightning'], [35_000, 4120], ofFire)
const majorStorm = scenario(['major_storm', 'Hurricane/Tornado'], [150_000, 8240], ofHail)

export const freeReport: ReportData = {
  reportId: '7c5b3f0e-5a1d-4c39-9a4e-2f60d1b912ab',
  version: 'free',
  document_kind: 'homeowners_declarations',
  warnings: [],
  policy_holder_details: {
    policy_holder_name: 'Carl D Whitfield',
    additional_insured_names: ['Nora J Whitfield'],
    property_address: '5212 Briarhaven Ct, Fort Worth, TX 76109',
    insurance_provider: 'State Farm Lloyds',
    policy_number: '93-C7-K418-2',
    policy_form: null,
    effective_date: '2026-03-02',
    renewal_date: '2027-03-02',
    mortgagee: null,
  },
  dwelling_valuation: {
    location: '5212 Briarhaven Ct, Fort Worth, TX 76109',
    year_built: 1998,
    roof_year: 2019,
    dwelling_settlement: 'RCV',
    personal_property_settlement: 'RCV',
    extended_dwelling_percentage: 20,
    ordinance_or_law_percentage: 10,
    foundation_water_limit: 61_800,
  },
  property_coverage_limits: {
    coverage_a_dwelling: 412_000,
    coverage_b_other_structures: 41_200,
    coverage_c_personal_property: 309_000,
    coverage_d_loss_of_use: null,
    coverage_e_personal_liability: 300_000,
    coverage_f_medical_payments: 5000,
  },
  total_insured_value: 494_400,
  premium_details: { total_annual_premium: 4316 },
  scores: {
    overall_protection_score: 72,
    parts: [{ id: 'roof', label: 'Roof', points: 20, max: 20, why: 'The roof is settled at replacement cost.' }],
  },
  coverage_summary: { roof_coverage: { settlement: 'RCV', cosmetic_damage_excluded: false } },
  calculated_deductibles: {
    dwelling_coverage_amount: 412_000,
    wind_hail_deductible: windHail,
    standard_deductible: standard,
    hurricane_deductible: windHail,
  },
  deductibles: { wind_hail: windHail, all_perils: standard, hurricane: null },
  storm_scenarios: { spring_hailstorm: hail, fire_or_lightning: fire, major_storm: majorStorm },
  coverage_cards: [
    {
      id: 'wind_hail',
      title: 'Wind & Hail',
      status: '2% Deductible',
      signal: 'red',
      detail: 'You pay the first $8,240 of each wind or hail loss.',
      sources: ['calculated_deductibles.wind_hail_deductible'],
    },
  ],
  actions: {
    top_priorities: [
      {
        priority: 1,
        class: 'warning',
        title: 'You pay the first $8,240 of each wind or hail loss',
        description: 'The percentage is of the limit, not of the damage.',
        action: 'Ask about the wind and hail deductible',
        section: 'storm',
        sources: ['calculated_deductibles.wind_hail_deductible'],
      },
    ],
  },
  sections: {
    roof: {
      coverage_type: 'RCV',
      roof_age: 7,
      replacement_cost: 25_000,
      depreciation: null,
      current_value: null,
      cosmetic_damage_excluded: false,
      wind_hail_excluded: false,
      storm_deductible_display: '2% ($8,240)',
      damage_scenarios: [{ ...scenario(['minor', 'Minor Damage'], [2500, 2500], ofHail), color: 'minor' }],
      assumed: ['The replacement cost of $25,000 is an illustration.'],
    },
    storm: {
      coverage_limit: 412_000,
      wind_hail_excluded: false,
      additional_for_storms: 4120,
      emergency_fund: { minimum: 8240, recommended: 12_360, optimal: 16_480, assumed: false },
      scenarios: [hail, fire, majorStorm],
    },
  },
  evidence: {
    'property_coverage_limits.coverage_a_dwelling': evidence(2, 'A Dwelling $412,000'),
    'calculated_deductibles.wind_hail_deductible': evidence(2, 'Wind or Hail 2% $8,240'),
    'premium_details.total_annual_premium': evidence(1, 'Total Premium $4,316.00'),
  },
}

export const enhancedReport: ReportData = {
  ...freeReport,
  version: 'enhanced',
  sections: {
    ...freeReport.sections,
    mold: {
      limit: 10_000,
      status: 'LIMITED',
      signal: 'yellow',
      typical_gap: 20_000,
      coverage_level_percentage: 33,
      scenarios: [scenario(['mold_large', 'Large Remediation'], [30_000, 24_120], 'Your mold limit: $10,000.')],
    },
    water: {
      sewer_backup: 20_600,
      flood_coverage: false,
      water_deductible: 4120,
      status: 'LIMITED',
      risk: { label: 'ADEQUATE', signal: 'green', adequacy_percentage: 82.4 },
      scenarios: [scenario(['flash_flood', 'Flash Flood'], [75_000, 75_000], 'We found no flood coverage.')],
    },
  },
}

export function withDeductibles(over: Partial<ReportData['calculated_deductibles']>): ReportData {
  return { ...freeReport, calculated_deductibles: { ...freeReport.calculated_deductibles, ...over } }
}
