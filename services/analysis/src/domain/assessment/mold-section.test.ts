import { describe, expect, test } from 'vitest'
import { moldSection } from './mold-section.ts'
import { factsOf, inDollars, nothingPrinted } from './testing/a-reading.ts'

test.each([
  [0, 'NO COVERAGE', 'red'],
  [1, 'LIMITED', 'yellow'],
  [24_999, 'LIMITED', 'yellow'],
  [25_000, 'COVERED', 'green'],
  [null, 'NOT STATED', 'neutral'],
])('a limit of %s is %s', (mold_limit, status, signal) => {
  expect(moldSection(factsOf({ mold_limit }))).toMatchObject({ status, signal })
})

test.each([
  [0, 30_000, 0],
  [10_000, 20_000, 33.33],
  [30_000, 0, 100],
  [50_000, 0, 100],
  [null, null, null],
])('a limit of %s leaves a gap of %s to a whole house and covers %s percent of it', (mold_limit, gap, level) => {
  expect(moldSection(factsOf({ mold_limit }))).toMatchObject({ typical_gap: gap, coverage_level_percentage: level })
})

describe('remediation scenarios', () => {
  const amounts = (fields: Parameters<typeof factsOf>[0]) =>
    moldSection(factsOf(fields))?.scenarios.map(({ damage_amount, you_pay, assumed }) => [
      damage_amount,
      you_pay,
      assumed,
    ])

  test('15,000 and 30,000, less the limit', () => {
    expect(amounts({ mold_limit: 5000 })).toEqual([
      [15_000, 10_000, ['damage']],
      [30_000, 25_000, ['damage']],
    ])
  })

  test('the deductible, where it is more than what exceeds the limit', () => {
    const deductibles = { ...nothingPrinted, all_perils: inDollars(5000) }
    expect(amounts({ mold_limit: 25_000, deductibles })).toEqual([
      [15_000, 5000, ['damage']],
      [30_000, 5000, ['damage']],
    ])
  })

  test('all of it where mold is not covered', () => {
    expect(amounts({ mold_limit: 0 })).toEqual([
      [15_000, 15_000, ['damage']],
      [30_000, 30_000, ['damage']],
    ])
  })

  test('the fallback of 10,000 where the policy is silent: assumed, and the coverage itself left open', () => {
    expect(amounts({})).toEqual([
      [15_000, 5000, ['damage', 'limit']],
      [30_000, 20_000, ['damage', 'limit']],
    ])
    const [small] = moldSection(factsOf())?.scenarios ?? []
    expect(small?.not_counted).toEqual(['coverage'])
    expect(small?.arithmetic).toContain('We found no mold limit in your policy. With an assumed limit of $10,000')
  })
})

test.each(['windstorm_declarations', 'flood_declarations'] as const)('%s have no mold section', (kind) => {
  expect(moldSection(factsOf({}, kind))).toBeNull()
})
