import { expect, test } from 'vitest'
import { aReading, inDollars, reportOf } from './testing/a-reading.ts'
import { labelOf } from './warnings.ts'

const seen = { seems: '$5,000', page: 2, box: [50, 100, 260, 113] as [number, number, number, number], confidence: 0.4 }
const uncertain = [
  { path: 'coverage_a_dwelling', ...seen },
  { path: 'deductibles.wind_hail', ...seen },
  { path: 'endorsements', ...seen },
]

test('what was seen without certainty is told under its place in the report, in its language, and nowhere else', () => {
  const fields = { ...aReading().fields, coverage_a_dwelling: null }
  const report = reportOf({ fields, reading: { uncertain } })
  expect(report.uncertain).toEqual([
    { path: 'property_coverage_limits.coverage_a_dwelling', label: 'Coverage A (dwelling)', ...seen },
    { path: 'deductibles.wind_hail', label: 'wind and hail deductible', ...seen },
  ])
  expect(report.property_coverage_limits.coverage_a_dwelling).toBeNull()
  const spanish = reportOf({ fields, reading: { uncertain } }, undefined, 'es')
  expect(spanish.uncertain?.[0]?.label).toBe('Cobertura A (vivienda)')
})

test('a reading from before there were uncertain values has none', () => {
  expect(reportOf().uncertain).toEqual([])
})

test('every value has a name in Spanish', () => {
  const { fields, details } = aReading()
  const paths = [...Object.keys(fields), ...Object.keys(details), 'deductibles.hurricane', 'deductible_bases.wind_hail']
  const named = paths.filter((path) => !['deductibles', 'forms'].includes(path))
  expect(named.filter((path) => labelOf(path, 'es') === path.split('.')[0]?.replaceAll('_', ' '))).toEqual([])
})

test('for a deductible that was not read with certainty no other one serves', () => {
  const deductibles = { all_perils: inDollars(2500), wind_hail: null, hurricane: null }
  const hailOf = (seenOnly: typeof uncertain) =>
    reportOf({ fields: { ...aReading().fields, deductibles }, reading: { uncertain: seenOnly } }).storm_scenarios
      ?.spring_hailstorm
  expect(hailOf([])).toMatchObject({ you_pay: 2500, assumed: ['damage'] })
  expect(hailOf([{ path: 'deductibles.wind_hail', ...seen }])).toMatchObject({
    you_pay: 8000,
    assumed: ['damage', 'deductible'],
  })
})
