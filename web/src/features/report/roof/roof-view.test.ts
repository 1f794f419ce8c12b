import { expect, it } from 'vitest'
import { freeReport } from '../testing/report-fixture.ts'
import { roofBadge, roofFacts, roofValue, whyNoRoofValue } from './roof-view.ts'

const roof = freeReport.sections.roof as NonNullable<typeof freeReport.sections.roof>
const acv = { ...roof, coverage_type: 'ACV' as const, depreciation: 14_000, current_value: 6_000 }

it('names the coverage type on the badge', () => {
  expect(roofBadge(roof)).toEqual({ text: 'RCV', signal: 'green' })
  expect(roofBadge(acv)).toEqual({ text: 'ACV', signal: 'yellow' })
  expect(roofBadge({ ...roof, coverage_type: null })).toEqual({ text: 'Not stated', signal: 'neutral' })
  expect(roofBadge({ ...roof, wind_hail_excluded: true }).signal).toBe('red')
})

it('shows Full Coverage for replacement cost and the depreciation otherwise', () => {
  expect(roofFacts(roof)[3]?.value).toBe('Full Coverage')
  expect(roofFacts(acv)[3]?.value).toBe('$14,000')
})

it('shows N/A for a roof age of 0 and says so when the policy is silent', () => {
  expect(roofFacts({ ...roof, roof_age: 0 })[1]?.value).toBe('N/A')
  expect(roofFacts({ ...roof, roof_age: null })[1]).toMatchObject({ value: 'Not found in your policy', isSilent: true })
  expect(roofFacts({ ...roof, roof_age: 7 })[1]?.value).toBe('7 years')
})

it('never draws the roof’s value below 20%', () => {
  const old = { ...acv, replacement_cost: 20_000, current_value: 1_000 }
  expect(roofValue(old)).toMatchObject({ percent: 5, barPercent: 20 })
  expect(roofValue({ ...old, current_value: 15_000 })).toMatchObject({ percent: 75, barPercent: 75 })
})

it('draws the whole bar for replacement cost, whose claims do not fall with age', () => {
  expect(roofValue({ ...roof, current_value: null })).toMatchObject({ percent: 100, barPercent: 100 })
})

it('draws no value where it is not known, and says why', () => {
  const noAge = { ...roof, coverage_type: 'ACV' as const, current_value: null }
  expect(roofValue(noAge)).toBeNull()
  expect(whyNoRoofValue(noAge)).toContain('Not found in your policy')
  expect(roofValue({ ...roof, wind_hail_excluded: true })).toBeNull()
})

it('marks the replacement cost as assumed', () => {
  expect(roofFacts(roof)[0]?.isAssumed).toBe(true)
})
