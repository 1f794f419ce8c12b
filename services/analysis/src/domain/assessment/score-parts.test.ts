import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { scoreOf } from './score-parts.ts'
import { aHome, factsOf, inDollars, inPercent, nothingPrinted } from './testing/a-reading.ts'

const part = (id: string, fields: Partial<PolicyFields> = {}, kind?: DocumentKind) => {
  const found = scoreOf(factsOf(fields, kind)).parts.find((one) => one.id === id)
  return found && [found.points, found.max]
}

describe('dwelling, of 20', () => {
  test.each([
    ['RCV', 10],
    ['ACV', 0],
  ] as const)('%s gives %i', (dwelling_settlement, points) => {
    expect(part('dwelling', { dwelling_settlement })).toEqual([points, 20])
  })

  test('an unknown settlement counts neither way', () => {
    expect(part('dwelling', { dwelling_settlement: null })).toEqual([0, 10])
  })

  test.each([
    [10, 2],
    [20, 4],
    [25, 5],
    [50, 5],
  ])('an extension of %i percent gives %i of 5, and so does ordinance or law', (percentage, points) => {
    expect(part('dwelling', { extended_dwelling_percentage: percentage })).toEqual([10 + points, 20])
    expect(part('dwelling', { ordinance_or_law_percentage: percentage })).toEqual([10 + points, 20])
  })
})

describe('deductibles, of 25', () => {
  const wind = (amount: number) => ({ deductibles: { ...nothingPrinted, wind_hail: inDollars(amount) } })
  const standard = (amount: number) => ({
    deductibles: { ...nothingPrinted, all_perils: inDollars(amount) },
    wind_hail_excluded: true,
  })

  test.each([
    [4000, 15],
    [4040, 11],
    [7960, 11],
    [8000, 7],
    [8040, 4],
    [12_000, 4],
    [12_040, 0],
  ])('a storm deductible of %i dollars on 400,000 gives %i of 15', (amount, points) => {
    expect(part('deductibles', wind(amount))).toEqual([points, 15])
  })

  test.each([
    [4000, 10],
    [4040, 5],
    [8000, 5],
    [8040, 0],
  ])('a standard deductible of %i dollars gives %i of 10; wind excluded none of 15', (amount, points) => {
    expect(part('deductibles', standard(amount))).toEqual([points, 25])
  })

  test('the larger of the storm deductibles counts', () => {
    const deductibles = { ...aHome.deductibles, hurricane: inPercent(4, 16_000) }
    expect(part('deductibles', { deductibles })).toEqual([10, 25])
  })

  test('none printed counts neither way', () => {
    expect(part('deductibles', { deductibles: nothingPrinted })).toEqual([0, 0])
  })

  test('on a condominium it is set against Coverage A and C', () => {
    const fields = { coverage_a_dwelling: 65_000, deductibles: { ...nothingPrinted, wind_hail: inPercent(2, 4000) } }
    expect(part('deductibles', fields, 'condo_declarations')).toEqual([11, 15])
  })
})

describe('roof, of 20', () => {
  test.each([
    ['RCV', false, 20],
    ['RCV', true, 16],
    ['schedule', false, 10],
    ['ACV', false, 8],
    ['ACV', true, 4],
  ] as const)(
    '%s with cosmetic damage excluded %s gives %i',
    (...[roof_settlement, cosmetic_damage_excluded, points]) => {
      expect(part('roof', { roof_settlement, cosmetic_damage_excluded })).toEqual([points, 20])
    },
  )

  test('unknown counts neither way; wind excluded gives nothing', () => {
    expect(part('roof', { roof_settlement: null })).toEqual([0, 0])
    expect(part('roof', { roof_settlement: null, wind_hail_excluded: true })).toEqual([0, 20])
  })
})

test.each([
  [99_999, 0],
  [100_000, 4],
  [299_999, 4],
  [300_000, 8],
  [499_999, 8],
  [500_000, 10],
])('a liability limit of %i gives %i of 10', (coverage_e_personal_liability, points) => {
  expect(part('liability', { coverage_e_personal_liability })).toEqual([points, 10])
})

test.each([
  [0, [0, 10]],
  [24_999, [5, 10]],
  [25_000, [10, 10]],
  [null, [0, 0]],
])('a mold limit of %s gives %s', (mold_limit, points) => {
  expect(part('mold', { mold_limit })).toEqual(points)
})

test.each([
  [20_000, true, [15, 15]],
  [10_000, false, [8, 15]],
  [9_999, false, [0, 15]],
  [null, false, [0, 0]],
])('sewer backup of %s with flood %s gives %s', (...[water_backup_limit, flood_coverage, points]) => {
  expect(part('water', { water_backup_limit, flood_coverage })).toEqual(points)
})

test('the score is the points over what could be judged', () => {
  const { overall_protection_score, parts } = scoreOf(factsOf())
  expect(parts.map(({ points, max }) => [points, max])).toEqual([
    [10, 20],
    [17, 25],
    [20, 20],
    [8, 10],
    [0, 0],
    [0, 0],
  ])
  expect(overall_protection_score).toBe(73)
})

test('each part says why in words', () => {
  for (const { why } of scoreOf(factsOf()).parts) expect(why).toMatch(/\.$/)
})

test.each([
  ['homeowners_declarations', 6],
  ['dwelling_declarations', 6],
  ['amended_declarations', 6],
  ['condo_declarations', 5],
] as const)('%s have a score of %i parts', (kind, count) => {
  expect(scoreOf(factsOf({}, kind)).parts).toHaveLength(count)
})

test.each(['windstorm_declarations', 'flood_declarations', 'not_home_insurance'] as const)(
  '%s have no score',
  (kind) => {
    expect(scoreOf(factsOf({}, kind))).toEqual({ overall_protection_score: null, parts: [] })
  },
)
