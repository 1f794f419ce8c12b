import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { plantedAnswers } from './planted-answers.ts'
import { dollars, hail, PLANTED, plantedEvidence, plantedSections } from './planted-values.ts'

const windDeductible = { amount: 8240, percentage: 2, display: '2% ($8,240)' }

/** An Enhanced report with the planted values in every place that can hold one. */
export const plantedReport: ReportData = {
  reportId: '7b0c2f0e-3f0e-4a57-9a1c-0d7f4d3c9a11',
  version: 'enhanced',
  language: 'en',
  document_kind: 'homeowners_declarations',
  warnings: [
    { code: 'term-expired', message: 'The term ended.', section: 'general' },
    { code: 'low-confidence', message: `We are less sure of ${PLANTED.mold}.`, section: 'mold' },
    { code: 'low-confidence', message: `We are less sure of ${PLANTED.sewer}.`, section: 'water' },
    { code: 'dropped-value', message: `A fungi limit of ${dollars(PLANTED.mold)} stands on no page.` },
    { code: 'page-unreadable', message: 'Page 3 could not be read.' },
  ],
  policy_holder_details: {
    policy_holder_name: 'Carl D Whitfield',
    additional_insured_names: ['Nora J Whitfield'],
    property_address: '5212 Water St, Fort Worth, TX 76109',
    insurance_provider: 'State Farm Lloyds',
    policy_number: '93-C7-K418-2',
    policy_form: null,
    effective_date: '2026-03-02',
    renewal_date: '2027-03-02',
    mortgagee: null,
  },
  dwelling_valuation: {
    location: '5212 Water St, Fort Worth, TX 76109',
    year_built: 1998,
    roof_year: 2019,
    dwelling_settlement: 'RCV',
    personal_property_settlement: 'RCV',
    extended_dwelling_percentage: 20,
    ordinance_or_law_percentage: 10,
    foundation_water_limit: PLANTED.foundation,
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
    overall_protection_score: 69,
    parts: [
      {
        id: 'dwelling',
        label: 'Dwelling',
        points: 16,
        max: 20,
        why: 'RCV.',
        weight: 20,
        facts: [
          {
            points: 16,
            max: 20,
            why: 'RCV.',
            sources: ['property_coverage_limits.coverage_a_dwelling', 'sections.mold.limit'],
          },
        ],
      },
      { id: 'deductibles', label: 'Deductibles', points: 17, max: 25, why: '2%.' },
      { id: 'roof', label: 'Roof', points: 20, max: 20, why: 'RCV.' },
      { id: 'liability', label: 'Liability', points: 8, max: 10, why: '$300,000.' },
      { id: 'mold', label: 'Mold', points: 5, max: 10, why: `Up to ${dollars(PLANTED.mold)}.` },
      { id: 'water', label: 'Water', points: 8, max: 15, why: `Up to ${dollars(PLANTED.sewer)}.` },
    ],
  },
  coverage_summary: {
    roof_coverage: { settlement: 'RCV', cosmetic_damage_excluded: false },
    mold_coverage: { coverage_limit: PLANTED.mold },
    water_damage: { sewer_backup: PLANTED.sewer, flood_coverage: false },
  },
  calculated_deductibles: {
    dwelling_coverage_amount: 412_000,
    wind_hail_deductible: windDeductible,
    standard_deductible: null,
    hurricane_deductible: windDeductible,
  },
  deductibles: { wind_hail: windDeductible, all_perils: null, hurricane: null },
  storm_scenarios: { spring_hailstorm: hail, fire_or_lightning: null, major_storm: null },
  coverage_cards: [
    {
      id: 'wind_hail',
      title: 'Wind & Hail',
      status: '2% Deductible',
      signal: 'red',
      detail: '2%.',
      sources: ['calculated_deductibles.wind_hail_deductible'],
    },
    {
      id: 'mold',
      title: 'Mold Coverage',
      status: 'Limited Coverage',
      signal: 'yellow',
      detail: `Up to ${dollars(PLANTED.mold)}.`,
      sources: ['coverage_summary.mold_coverage.coverage_limit'],
    },
    {
      id: 'water',
      title: 'Water Damage',
      status: 'Basic Protection',
      signal: 'yellow',
      detail: `Up to ${dollars(PLANTED.sewer)}.`,
      sources: ['coverage_summary.water_damage.sewer_backup'],
    },
  ],
  actions: {
    top_priorities: [
      {
        priority: 1,
        class: 'critical',
        title: `Sewer ${PLANTED.sewer}`,
        description: '',
        action: 'Ask',
        section: 'water',
        sources: ['sections.water.sewer_backup'],
      },
      {
        priority: 2,
        class: 'warning',
        title: 'Wind',
        description: '',
        action: 'Ask',
        section: 'storm',
        sources: ['calculated_deductibles.wind_hail_deductible', 'sections.mold.limit'],
      },
      {
        priority: 3,
        class: 'warning',
        title: `Mold ${PLANTED.mold}`,
        description: '',
        action: 'Ask',
        section: 'mold',
        sources: ['sections.mold.limit'],
      },
      {
        priority: 4,
        class: 'info',
        title: 'Liability',
        description: '',
        action: 'Ask',
        section: 'general',
        sources: [],
      },
    ],
  },
  sections: {
    roof: null,
    storm: {
      coverage_limit: 412_000,
      wind_hail_excluded: false,
      additional_for_storms: null,
      emergency_fund: { minimum: 8240, recommended: 12_360, optimal: 16_480, assumed: false },
      scenarios: [hail],
    },
    ...plantedSections,
  },
  ...plantedAnswers,
  evidence: plantedEvidence,
}

/** The same in Spanish, as far as the words decide what is locked. */
export const plantedReportEs: ReportData = {
  ...plantedReport,
  language: 'es',
  warnings: [
    { code: 'term-expired', message: 'La vigencia terminó.', section: 'general' },
    { code: 'dropped-value', message: `Un límite para moho de ${dollars(PLANTED.mold)} no está en ninguna página.` },
    { code: 'dropped-value', message: `Reflujo del drenaje: ${dollars(PLANTED.sewer)}.` },
    { code: 'page-unreadable', message: 'No pudimos leer la página 3.' },
  ],
  claims_clock: [
    { ...plantedAnswers.claims_clock[0], title: 'Respuesta', text: 'En 15 días.' },
    { ...plantedAnswers.claims_clock[1], text: `Avise de un daño por agua de ${dollars(PLANTED.sewer)}.` },
  ] as ReportData['claims_clock'],
  uncertain: [
    ...plantedAnswers.uncertain.slice(0, 3),
    { ...plantedAnswers.uncertain[3], label: 'Deducible de agua' },
  ] as ReportData['uncertain'],
}
