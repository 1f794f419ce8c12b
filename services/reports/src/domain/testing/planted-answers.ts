import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { dollars, PLANTED } from './planted-values.ts'

type Answer =
  | 'deductible_proof'
  | 'claims_clock'
  | 'uncertain'
  | 'roof_calculator'
  | 'forms'
  | 'questions'
  | 'coastal_check'
  | 'storm_cash'
  | 'savings'
  | 'comparison'
  | 'companions'
type Answers = { [Name in Answer]: NonNullable<ReportData[Name]> }

const law = { name: 'Texas Insurance Code 542.055', url: 'https://statutes.capitol.texas.gov/', text_of: '2023' }
const wind = 'calculated_deductibles.wind_hail_deductible'
const box = [54, 180, 200, 192] as [number, number, number, number]

/** Every answer beyond the specified sections, with a planted value in each that is locked. */
export const plantedAnswers: Answers = {
  deductible_proof: [
    {
      peril: 'wind_hail',
      label: 'Wind and hail',
      printed_percentage: 2,
      printed_amount: 8240,
      base: { label: 'Coverage A', amount: 412_000 },
      computed_amount: 8240,
      agrees: true,
      arithmetic: '2% of $412,000 = $8,240',
      sources: [wind, 'sections.mold.limit'],
    },
  ],
  claims_clock: [
    { id: 'law', title: 'Answer', text: 'Within 15 days.', days: 15, origin: 'law', law, sources: [] },
    {
      id: 'water-notice',
      title: 'Notice',
      text: `Report a water loss of ${dollars(PLANTED.sewer)} within 30 days.`,
      days: 30,
      origin: 'policy',
      law: null,
      sources: ['sections.water.sewer_backup'],
    },
  ],
  uncertain: [
    { path: 'dwelling_valuation.roof_year', label: 'Roof year', seems: '2019', page: 1, box, confidence: 0.4 },
    { path: 'sections.mold.limit', label: 'Limit', seems: dollars(PLANTED.mold), page: 1, box, confidence: 0.4 },
    { path: 'water_backup_limit', label: 'Limit', seems: dollars(PLANTED.sewer), page: 1, box, confidence: 0.4 },
    {
      path: 'other',
      label: 'Water deductible',
      seems: dollars(PLANTED.waterDeductible),
      page: 1,
      box,
      confidence: 0.4,
    },
  ],
  roof_calculator: {
    settlement: 'RCV',
    schedule: [],
    roof_age: 7,
    deductible: PLANTED.enhancedOnly,
    replacement_cost: 30_000,
    roof_life_years: 20,
    steps: [`Enhanced only: ${PLANTED.enhancedOnly}`],
    sources: [],
  },
  forms: { listed: [], letter: `Dear agent, ${PLANTED.enhancedOnly}`, sources: [] },
  questions: [{ question: `Why ${PLANTED.enhancedOnly}?`, why: 'Because.', sources: [] }],
  coastal_check: { county: String(PLANTED.enhancedOnly), area: 'first_tier', text: '', law, sources: [] },
  storm_cash: [
    { peril: 'hail', label: 'Hail', amount: PLANTED.enhancedOnly, text: 'Cash', assumed: false, sources: [] },
  ],
  savings: [
    {
      id: 'mold_limit',
      label: 'Mold',
      amount: PLANTED.enhancedOnly,
      text: `You would pay ${dollars(PLANTED.mold)}.`,
      assumed: true,
      sources: [],
    },
  ],
  comparison: {
    previous: { reportId: '7b0c2f0e-3f0e-4a57-9a1c-0d7f4d3c9a12', effective_date: null, renewal_date: null },
    rows: [{ path: 'x', label: 'Mold', before: '', after: dollars(PLANTED.enhancedOnly), difference: null, why: null }],
  },
  companions: [
    {
      reportId: '7b0c2f0e-3f0e-4a57-9a1c-0d7f4d3c9a13',
      document_kind: 'flood_declarations',
      insurance_provider: null,
      deductibles: [{ label: 'Building', amount: PLANTED.enhancedOnly }],
      text: 'Flood',
    },
  ],
}
