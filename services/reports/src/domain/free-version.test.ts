import { type ReportData, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import { freeVersion } from './free-version.ts'
import { showsPlace } from './places.ts'
import { plantedReport, plantedReportEs } from './testing/planted-report.ts'
import { PLANTED } from './testing/planted-values.ts'

const wind = 'calculated_deductibles.wind_hail_deductible'
const openAnswers = ['deductible_proof', 'claims_clock', 'uncertain'] as const
const enhancedAnswers = [
  'roof_calculator',
  'forms',
  'questions',
  'coastal_check',
  'storm_cash',
  'savings',
  'comparison',
  'companions',
] as const

const free = freeVersion(plantedReport)

describe.each([
  ['English', plantedReport],
  ['Spanish', plantedReportEs],
])('a Free answer in %s holds no mold, water or Enhanced value', (_language, whole) => {
  const json = JSON.stringify(freeVersion(whole))

  test.each(Object.entries(PLANTED))('%s, in digits or as an amount', (_, value) => {
    expect(JSON.stringify(whole)).toContain(String(value))
    expect(json).not.toContain(String(value))
    expect(json).not.toContain(value.toLocaleString('en-US'))
  })

  test('nor a word about them, besides the name of a street', () => {
    expect(json.replaceAll(/water st/gi, '')).not.toMatch(/mold|fungi|sewer|flood|water|moho|agua|drenaje|inundaci/i)
  })

  test('nor the score of the whole report', () =>
    expect(freeVersion(whole).scores.overall_protection_score).not.toBe(69))

  test('nor any answer that only the Enhanced report gives', () => {
    for (const answer of enhancedAnswers) expect(freeVersion(whole)).not.toHaveProperty(answer)
  })
})

test('it has the agreed shape and says that it is free', () => {
  expect(reportDataSchema.parse(free)).toEqual(free)
  expect(free.version).toBe('free')
})

test.each([plantedReport, plantedReportEs])(
  'it proves deductibles, tells times and names what is not certain',
  (whole) => {
    const { language, deductible_proof, claims_clock, uncertain } = freeVersion(whole)
    expect(language).toBe(whole.language)
    expect(deductible_proof).toMatchObject([{ computed_amount: 8240, agrees: true, sources: [wind] }])
    expect(claims_clock?.map(({ id }) => id)).toEqual(['law'])
    expect(uncertain?.map(({ path }) => path)).toEqual(['dwelling_valuation.roof_year'])
  },
)

test('a report of before there were such answers gets none', () => {
  const old: ReportData = { ...plantedReport }
  for (const answer of ['language', ...openAnswers, ...enhancedAnswers] as const) delete old[answer]
  const shown = freeVersion(old)
  for (const answer of ['language', ...openAnswers]) expect(shown).not.toHaveProperty(answer)
})

test('a step that the law sets stays, whatever it speaks of: it holds no value of the policy', () => {
  const [step] = plantedReport.claims_clock ?? []
  const claims_clock = [{ ...step, text: 'Shut off the water.' }] as ReportData['claims_clock']
  expect(freeVersion({ ...plantedReport, claims_clock }).claims_clock).toHaveLength(1)
})

test('the score is worked out over the parts that are shown', () => {
  expect(free.scores.parts.map(({ id }) => id)).toEqual(['dwelling', 'deductibles', 'roof', 'liability'])
  expect(free.scores.overall_protection_score).toBe(81)
  expect(free.scores.parts[0]?.facts?.[0]?.sources).toEqual(['property_coverage_limits.coverage_a_dwelling'])
})

test('a report without a score gets none', () => {
  const report = { ...plantedReport, scores: { overall_protection_score: null, parts: [] } }
  expect(freeVersion(report).scores).toEqual({ overall_protection_score: null, parts: [] })
})

test('priorities are numbered anew, and their sources open what is left', () => {
  expect(free.actions.top_priorities).toMatchObject([
    { priority: 1, title: 'Wind', sources: ['calculated_deductibles.wind_hail_deductible'] },
    { priority: 2, title: 'Liability', sources: [] },
  ])
})

test('warnings stay, but for those about mold and water, whether they say where they belong or not', () => {
  expect(free.warnings.map(({ message }) => message)).toEqual(['The term ended.', 'Page 3 could not be read.'])
})

test('the rest is untouched', () => {
  const whole = plantedReport
  expect(free.policy_holder_details).toEqual(whole.policy_holder_details)
  expect(free.calculated_deductibles).toEqual(whole.calculated_deductibles)
  expect(free.sections).toEqual({ roof: whole.sections.roof, storm: whole.sections.storm })
  expect(free.coverage_cards.map(({ id }) => id)).toEqual(['wind_hail'])
})

describe('evidence', () => {
  test('of open values stays, word for word', () => {
    const path = 'calculated_deductibles.wind_hail_deductible'
    expect(free.evidence[path]).toEqual(plantedReport.evidence[path])
    expect(free.evidence['policy_holder_details.property_address']?.quote).toBe('5212 WATER ST')
  })

  test('of a line that names a locked coverage keeps its place and loses its words', () => {
    expect(free.evidence['dwelling_valuation.ordinance_or_law_percentage']).toMatchObject({ page: 2, quote: '…' })
  })

  test.each([
    'Sewage $13,577',
    'Mildew $13,577',
    'Continuous Seepage or Leakage $13,577',
    'Drainage $13,577',
    'Water Damage HO-3',
    'Waterbackup $13,577',
  ])('loses its words for any name of a locked coverage: %s', (quote) => {
    const paths = ['deductibles.all_perils', 'policy_holder_details.policy_form']
    const evidence = Object.fromEntries(paths.map((path) => [path, { ...place, quote }]))
    const shown = freeVersion({ ...plantedReport, evidence }).evidence
    expect(paths.map((path) => shown[path]?.quote)).toEqual(['…', '…'])
  })

  test('of a flood policy may speak of flood, and of nothing else that is locked', () => {
    const evidence = {
      'property_coverage_limits.coverage_a_dwelling': { ...place, quote: 'Flood building $250,000' },
      'policy_holder_details.policy_form': { ...place, quote: 'Dwelling form' },
      'deductibles.all_perils': { ...place, quote: 'Flood $2,000 Mold $13,577' },
    }
    const report = freeVersion({ ...plantedReport, document_kind: 'flood_declarations', evidence })
    expect(Object.values(report.evidence).map(({ quote }) => quote)).toEqual([
      'Flood building $250,000',
      'Dwelling form',
      '…',
    ])
  })
})

test('the report itself is not changed', () => {
  const before = structuredClone(plantedReport)
  freeVersion(plantedReport)
  expect(plantedReport).toEqual(before)
})

const place = {
  page: 1,
  quote: '',
  box: [0, 0, 1, 1] as [number, number, number, number],
  confidence: 1,
  method: 'printed' as const,
}

test('insurance words stay explained, but for those of locked coverages', () => {
  const glossary = [
    { term: 'deductible', meaning: 'What you pay first.' },
    { term: 'sewer backup', meaning: 'It comes back through a drain.' },
  ]
  expect(freeVersion({ ...plantedReport, glossary }).glossary).toEqual(glossary.slice(0, 1))
})

test('a value that is not certain keeps its place; words beside it about a locked coverage stay behind, as does its picture', () => {
  const doubt = { label: 'Hurricane deductible', page: 1, box: [0, 0, 1, 1] as [number, number, number, number] }
  const [path, open] = ['deductibles.hurricane', 'deductibles.all_perils']
  const shown = freeVersion({
    ...plantedReport,
    evidence: {},
    uncertain: [
      { ...doubt, path, seems: `Hurricane 2% Sewer backup ${PLANTED.sewer}`, confidence: 0.4 },
      { ...doubt, path: open, seems: '1%', confidence: 0.4 },
    ],
  })
  expect(shown.uncertain?.map(({ seems }) => seems)).toEqual(['…', '1%'])
  expect([path, open].map((one) => showsPlace(shown, one))).toEqual([false, true])
})
