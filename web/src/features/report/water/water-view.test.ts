import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { enhancedReport } from '../testing/report-fixture.ts'
import { sewerAdequacy } from './sewer-adequacy.ts'
import { waterLists } from './water-lists.ts'
import { waterQuestions } from './water-questions.ts'
import { RECOMMENDED_SEWER_LIMIT, waterBadge, waterFacts, waterStatuses } from './water-view.ts'

beforeAll(loadSpanish)

const water = enhancedReport.sections.water as NonNullable<typeof enhancedReport.sections.water>
const recommended = RECOMMENDED_SEWER_LIMIT

it('shows flood coverage as YES or NO', () => {
  expect(waterFacts(water, 'en')[1]).toMatchObject({ value: 'NO', signal: 'red' })
  expect(waterFacts({ ...water, flood_coverage: true }, 'en')[1]).toMatchObject({ value: 'YES', signal: 'green' })
})

it.each([
  [20_000, 80, 'green'],
  [19_700, 79, 'yellow'],
  [12_500, 50, 'yellow'],
  [12_250, 49, 'red'],
  [40_000, 100, 'green'],
])('draws a sewer limit of %i as %i%% and %s', (limit, percent, signal) => {
  expect(sewerAdequacy({ water: { sewer_backup: limit }, recommended }, 'en')).toMatchObject({ percent, signal })
})

it('draws no bar where the policy prints no sewer limit', () => {
  expect(sewerAdequacy({ water: { sewer_backup: null }, recommended }, 'en')).toBeNull()
  expect(waterFacts({ ...water, sewer_backup: null }, 'en')[0]).toMatchObject({ value: 'Not found in your policy' })
})

it('shows the specified status words', () => {
  expect(waterBadge({ ...water, status: 'LIMITED' }, 'en')).toEqual({ text: 'LIMITED', signal: 'yellow' })
  expect(waterBadge({ ...water, status: 'MINIMAL' }, 'en')).toEqual({ text: 'MINIMAL', signal: 'red' })
})

it('says Not stated for a foundation limit that the policy does not print', () => {
  const silent = {
    ...enhancedReport,
    dwelling_valuation: { ...enhancedReport.dwelling_valuation, foundation_water_limit: null },
  }
  expect(waterStatuses(silent, water, 'en')[2]).toMatchObject({ status: 'Not stated', signal: 'neutral' })
  expect(waterLists(silent, water, 'en').covered.join()).not.toContain('foundation')
})

it('lists flood as excluded unless the document insures it', () => {
  expect(waterLists(enhancedReport, water, 'en').excluded[0]).toContain('Flood')
  expect(waterLists(enhancedReport, { ...water, flood_coverage: true }, 'en').covered.join()).toContain('Flood')
})

it('asks an agent only what the policy leaves open', () => {
  const asked = (over: Partial<typeof water>, document_kind = enhancedReport.document_kind) =>
    waterQuestions({ data: { ...enhancedReport, document_kind }, water: { ...water, ...over }, recommended }, 'en')
  expect(asked({})).toMatch(/sewer backup limit.*flood policy for this address.*deductible/)
  expect(asked({ sewer_backup: 25_000 })).not.toContain('sewer')
  expect(asked({ flood_coverage: true })).not.toContain('flood')
  expect(asked({ flood_coverage: true }, 'flood_declarations')).not.toMatch(/flood policy for this address|limit of/)
})

it('says it in Spanish', () => {
  expect(waterFacts({ ...water, flood_coverage: true }, 'es')[1]?.value).toBe('SÍ')
  expect(waterStatuses(enhancedReport, water, 'es')[0]?.status).toBe('Hasta $20,600')
})
