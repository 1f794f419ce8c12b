import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { coverageCards } from './coverage-cards.ts'
import { factsOf, inDollars, inPercent, nothingPrinted } from './testing/a-reading.ts'

const card = (id: string, fields: Partial<PolicyFields> = {}, kind?: DocumentKind) =>
  coverageCards(factsOf(fields, kind)).find((one) => one.id === id)

describe('roof', () => {
  test.each([
    ['RCV', 'RCV Coverage', 'green'],
    ['ACV', 'ACV Coverage', 'yellow'],
    ['schedule', 'Payment Schedule', 'yellow'],
    [null, 'Not found in your policy', 'neutral'],
  ] as const)('settlement %s reads %s', (roof_settlement, status, signal) => {
    expect(card('roof', { roof_settlement })).toMatchObject({ status, signal })
  })

  test.each([399_999, 400_000])('a dwelling of %i says nothing about the roof', (coverage_a_dwelling) => {
    expect(card('roof', { coverage_a_dwelling, roof_settlement: 'RCV' })?.status).toBe('RCV Coverage')
    expect(card('roof', { coverage_a_dwelling, roof_settlement: null })?.signal).toBe('neutral')
  })

  test('replacement cost is no good news where wind and hail are excluded', () => {
    expect(card('roof', { wind_hail_excluded: true })?.signal).toBe('red')
  })
})

describe('wind and hail', () => {
  const withWind = (wind_hail: PolicyFields['deductibles']['wind_hail']) => ({
    deductibles: { ...nothingPrinted, wind_hail },
  })

  test.each([
    [1, '1% Deductible', 'yellow'],
    [1.99, '1.99% Deductible', 'yellow'],
    [2, '2% Deductible', 'red'],
    [5, '5% Deductible', 'red'],
  ])('%s percent', (percentage, status, signal) => {
    expect(card('wind_hail', withWind(inPercent(percentage, percentage * 4000)))).toMatchObject({ status, signal })
  })

  test.each([
    [7999, '2% Deductible', 'red'],
    [7960, '1.99% Deductible', 'yellow'],
    [8000, '2% Deductible', 'red'],
    [2500, '0.63% Deductible', 'yellow'],
  ])(
    '%i dollars alone are set against Coverage A, and the card says that the percentage is ours',
    (amount, status, signal) => {
      const found = card('wind_hail', withWind(inDollars(amount)))
      expect(found).toMatchObject({ status, signal })
      expect(found?.detail).toContain('Your policy prints dollars only; the percentage is ours')
    },
  )

  test('dollars without Coverage A stay dollars', () => {
    expect(card('wind_hail', { ...withWind(inDollars(2500)), coverage_a_dwelling: null })).toMatchObject({
      status: '$2,500 Deductible',
      signal: 'yellow',
    })
  })

  test('one deductible for everything counts, and the card says so', () => {
    const found = card('wind_hail', { deductibles: { ...nothingPrinted, all_perils: inPercent(1, 4000) } })
    expect(found?.status).toBe('1% Deductible')
    expect(found?.detail).toContain('We found no separate wind and hail deductible')
  })

  test('excluded is red', () => {
    expect(card('wind_hail', { wind_hail_excluded: true })).toMatchObject({ status: 'Excluded', signal: 'red' })
  })

  test('nothing printed is neutral, never the default', () => {
    expect(card('wind_hail', { deductibles: nothingPrinted })).toMatchObject({
      status: 'Not found in your policy',
      signal: 'neutral',
    })
  })
})

describe('mold', () => {
  test.each([
    [0, 'No Coverage', 'red'],
    [1, 'Limited Coverage', 'yellow'],
    [24_999, 'Limited Coverage', 'yellow'],
    [25_000, 'Good Coverage', 'green'],
    [null, 'Not found in your policy', 'neutral'],
  ])('a limit of %s reads %s', (mold_limit, status, signal) => {
    expect(card('mold', { mold_limit })).toMatchObject({ status, signal })
  })
})

describe('water', () => {
  test.each([
    [true, 20_000, 'Full Protection', 'green'],
    [true, 19_999, 'Basic Protection', 'yellow'],
    [false, 20_000, 'Basic Protection', 'yellow'],
    [false, 10_000, 'Basic Protection', 'yellow'],
    [true, 0, 'Basic Protection', 'yellow'],
    [false, 9_999, 'Minimal Protection', 'red'],
    [false, null, 'Not found in your policy', 'neutral'],
  ])('flood %s and sewer backup %s read %s', (...[flood_coverage, water_backup_limit, status, signal]) => {
    expect(card('water', { flood_coverage, water_backup_limit })).toMatchObject({ status, signal })
  })
})

test.each([
  ['homeowners_declarations', ['roof', 'wind_hail', 'mold', 'water']],
  ['condo_declarations', ['wind_hail', 'mold', 'water']],
  ['windstorm_declarations', ['roof', 'wind_hail']],
  ['flood_declarations', ['water']],
  ['not_home_insurance', []],
] as const)('%s show the cards %s', (kind, ids) => {
  expect(coverageCards(factsOf({}, kind)).map(({ id }) => id)).toEqual(ids)
})
