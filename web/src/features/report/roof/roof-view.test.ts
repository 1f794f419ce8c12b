import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { roofBadge, roofFacts, roofValue, whyNoRoofValue } from './roof-view.ts'

beforeAll(loadSpanish)

const roof = freeReport.sections.roof as NonNullable<typeof freeReport.sections.roof>
const acv = { ...roof, coverage_type: 'ACV' as const, depreciation: 14_000, current_value: 6_000 }

it('names the coverage type on the badge', () => {
  expect(roofBadge(roof, 'en')).toEqual({ text: 'RCV', signal: 'green' })
  expect(roofBadge(acv, 'en')).toEqual({ text: 'ACV', signal: 'yellow' })
  expect(roofBadge({ ...roof, coverage_type: null }, 'en')).toEqual({ text: 'Not stated', signal: 'neutral' })
  expect(roofBadge({ ...roof, wind_hail_excluded: true }, 'en').signal).toBe('red')
})

it('shows Full Coverage for replacement cost and the depreciation otherwise', () => {
  expect(roofFacts(roof, 'en')[3]?.value).toBe('Full Coverage')
  expect(roofFacts(acv, 'en')[3]?.value).toBe('$14,000')
})

it('shows N/A for a roof age of 0 and says so when the policy is silent', () => {
  expect(roofFacts({ ...roof, roof_age: 0 }, 'en')[1]?.value).toBe('N/A')
  expect(roofFacts({ ...roof, roof_age: null }, 'en')[1]).toMatchObject({
    value: 'Not found in your policy',
    isSilent: true,
  })
  expect(roofFacts({ ...roof, roof_age: 7 }, 'en')[1]?.value).toBe('7 years')
})

it('never draws the roof’s value below 20%', () => {
  const old = { ...acv, replacement_cost: 20_000, current_value: 1_000 }
  expect(roofValue(old, 'en')).toMatchObject({ percent: 5, barPercent: 20 })
  expect(roofValue({ ...old, current_value: 15_000 }, 'en')).toMatchObject({ percent: 75, barPercent: 75 })
})

it('draws the whole bar for replacement cost, whose claims do not fall with age', () => {
  expect(roofValue({ ...roof, current_value: null }, 'en')).toMatchObject({ percent: 100, barPercent: 100 })
})

it('draws no value where it is not known, and says why', () => {
  const noAge = { ...roof, coverage_type: 'ACV' as const, current_value: null }
  expect(roofValue(noAge, 'en')).toBeNull()
  expect(whyNoRoofValue(noAge, 'en')).toContain('Not found in your policy')
  expect(roofValue({ ...roof, wind_hail_excluded: true }, 'en')).toBeNull()
})

it('marks the replacement cost as assumed', () => {
  expect(roofFacts(roof, 'en')[0]?.isAssumed).toBe(true)
})

it('says it in Spanish', () => {
  expect(roofBadge({ ...roof, coverage_type: null }, 'es').text).toBe('No se indica')
  expect(roofFacts({ ...roof, storm_deductible_display: 'Not found in your policy' }, 'es')[2]).toMatchObject({
    value: 'No aparece en su póliza',
    isSilent: true,
  })
})
