import type { ReportData } from '../report-types.ts'
import { enhancedReport, freeReport } from './report-fixture.ts'

/** What the report answers beyond the specified sections, made up by the schema. */

const WIND_HAIL = ['calculated_deductibles.wind_hail_deductible']
const promptPayment = {
  name: 'Tex. Ins. Code 542.055',
  url: 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.542.htm',
  text_of: '2023',
}

const freeAnswers: Partial<ReportData> = {
  deductible_proof: [
    {
      peril: 'wind_hail',
      label: 'Wind and hail',
      printed_percentage: 2,
      printed_amount: 8240,
      base: { label: 'Coverage A', amount: 412_000 },
      computed_amount: 8240,
      agrees: true,
      arithmetic: '2% of $412,000 (Coverage A) = $8,240.',
      sources: WIND_HAIL,
    },
    {
      peril: 'all_perils',
      label: 'All other losses',
      printed_percentage: 1,
      printed_amount: 4000,
      base: { label: 'Coverage A', amount: 412_000 },
      computed_amount: 4120,
      agrees: false,
      arithmetic: '1% of $412,000 (Coverage A) = $4,120, and the page prints $4,000.',
      sources: [],
    },
  ],
  claims_clock: [
    {
      id: 'report',
      title: 'Tell your insurer',
      text: 'Your policy asks for notice of hail damage within 365 days.',
      days: 365,
      origin: 'policy',
      law: null,
      sources: WIND_HAIL,
    },
    {
      id: 'acknowledge',
      title: 'Your insurer answers',
      text: 'It has to say that it got your claim, begin to look into it and ask for what it needs.',
      days: 15,
      business_days: true,
      origin: 'law',
      law: promptPayment,
      sources: [],
    },
  ],
  glossary: [{ term: 'Deductible', meaning: 'The part of a loss that you pay first.' }],
  uncertain: [
    {
      path: 'property_coverage_limits.coverage_d_loss_of_use',
      label: 'Loss of use',
      seems: '$82,4O0',
      page: 2,
      box: [72, 300, 240, 312],
      confidence: 0.41,
    },
  ],
}

const enhancedAnswers: Partial<ReportData> = {
  roof_calculator: {
    settlement: 'schedule',
    schedule: [
      { material: null, from_age: 0, to_age: 5, percentage: 100 },
      { material: null, from_age: 6, to_age: 10, percentage: 80 },
      { material: null, from_age: 11, to_age: null, percentage: 50 },
    ],
    roof_age: 7,
    deductible: 8240,
    replacement_cost: 25_000,
    roof_life_years: 25,
    steps: ['The schedule’s share comes first.', 'The deductible comes off after that.'],
    sources: WIND_HAIL,
  },
  forms: {
    listed: [
      { code: 'HO 04 90 05 11', title: 'Personal Property Replacement Cost', in_packet: false, page: null },
      { code: 'HW 2143', title: null, in_packet: true, page: 7 },
    ],
    letter: 'Dear agent,\n\nplease send me a copy of form HO 04 90 05 11.\n\nThank you.',
    sources: ['property_coverage_limits.coverage_a_dwelling'],
  },
  questions: [
    {
      question: 'Which deductible applies when a hurricane brings hail?',
      why: 'Your pages print no hurricane deductible.',
      sources: WIND_HAIL,
    },
    { question: 'What is the limit for loss of use?', why: 'We could not read it with certainty.', sources: [] },
  ],
  coastal_check: {
    county: 'Tarrant',
    area: 'elsewhere',
    text: 'Tarrant County is none of the 14 first-tier coastal counties, so wind and hail stay with your home policy.',
    law: {
      name: 'Tex. Ins. Code 2210.003',
      url: 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.2210.htm',
      text_of: '2023',
    },
    sources: [],
  },
  storm_cash: [
    {
      peril: 'hail',
      label: 'Hail',
      amount: 8240,
      text: 'Your wind and hail deductible.',
      assumed: false,
      sources: WIND_HAIL,
    },
    { peril: 'fire', label: 'Fire', amount: 4120, text: 'Your standard deductible.', assumed: true, sources: [] },
    {
      peril: 'flood',
      label: 'Flood',
      amount: null,
      text: 'This policy does not insure flood.',
      assumed: false,
      sources: [],
    },
  ],
  savings: [
    {
      id: 'wind_hail_deductible',
      label: 'A wind and hail deductible of 1%',
      amount: 4120,
      text: 'In the example Spring Hailstorm ($35,000 of damage) you would pay $4,120 and not $8,240.',
      assumed: true,
      sources: WIND_HAIL,
    },
  ],
  comparison: {
    previous: {
      reportId: '0b8d6f3c-1f6e-4a35-8f0e-0d9a3b5c7e11',
      effective_date: '2025-03-02',
      renewal_date: '2026-03-02',
    },
    rows: [
      {
        path: 'premium_details.total_annual_premium',
        label: 'Annual premium',
        before: '$3,870',
        after: '$4,316',
        difference: 446,
        why: 'The dwelling limit rose, and with it the premium.',
      },
      {
        path: 'coverage_summary.roof_coverage.settlement',
        label: 'How the roof is paid',
        before: 'Replacement cost',
        after: 'Payment schedule',
        difference: null,
        why: null,
      },
    ],
  },
  companions: [
    {
      reportId: '5d2f6c1e-7b3a-4e0f-9c55-2a1b3c4d5e6f',
      document_kind: 'flood_declarations',
      insurance_provider: 'Wright National Flood',
      deductibles: [{ label: 'Building', amount: 2000 }],
      text: 'Your flood policy insures the building for $250,000.',
    },
  ],
}

export const freeWithAnswers: ReportData = { ...freeReport, ...freeAnswers }
export const enhancedWithAnswers: ReportData = { ...enhancedReport, ...freeAnswers, ...enhancedAnswers }
