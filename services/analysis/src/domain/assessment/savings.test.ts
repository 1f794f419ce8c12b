import { describe, expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { inDollars, inPercent, nothingPrinted, reportOf, TODAY } from './testing/a-reading.ts'

// The home of these tests: 400,000, deductibles of 1% (4,000) and 2% (8,000), everything at replacement cost, flood insured.
const savingsOf = (fields: Partial<PolicyFields>, kind?: 'flood_declarations' | 'windstorm_declarations') =>
  (reportOf({ fields: { flood_coverage: true, ...fields }, ...(kind ? { kind } : {}) }).savings ?? []).map(
    ({ id, amount }) => [id, amount],
  )

const atOnePercent = ['wind_hail_deductible', 4000]

describe('savings, worked out by hand', () => {
  test('of a wind and hail deductible: 2% of 400,000 less 1% of it', () => {
    expect(savingsOf({})).toEqual([atOnePercent])
  })

  test('of a limit that is no whole hundred: 8,247 less 4,124, as the sentence beside it says', () => {
    const deductibles = { all_perils: inPercent(1, 4124), wind_hail: inPercent(2, 8247), hurricane: null }
    const fields = { flood_coverage: true, coverage_a_dwelling: 412_350, deductibles }
    const [saving] = reportOf({ fields }).savings ?? []
    expect(saving).toMatchObject({ amount: 4123, text: expect.stringContaining('pay $4,124 and not $8,247') })
  })

  test('of an actual cash value roof: 10 of 25 years of 25,000', () => {
    expect(savingsOf({ roof_settlement: 'ACV', roof_year: 2016 })).toEqual([['roof_settlement', 10_000], atOnePercent])
  })

  test('of mold: 30,000 less the limit of 5,000 is paid today, the deductible of 4,000 then', () => {
    expect(savingsOf({ mold_limit: 5000 })).toEqual([['mold_limit', 21_000], atOnePercent])
  })

  test('of sewer backup: 20,000 less the limit of 10,000 is paid today, the deductible of 4,000 then', () => {
    expect(savingsOf({ water_backup_limit: 10_000 })).toEqual([['sewer_backup', 6000], atOnePercent])
  })

  test('of flood: 75,000 less the deductible that is assumed', () => {
    expect(savingsOf({ flood_coverage: false })).toEqual([['flood_coverage', 72_500], atOnePercent])
  })
})

describe('no saving is made up', () => {
  test.each<[string, Partial<PolicyFields>]>([
    ['a deductible printed in dollars, whose percentage is of nothing', { deductibles: dollarsOnly() }],
    ['no deductible for wind and hail', { deductibles: nothingPrinted }],
    ['excluded wind and hail', { wind_hail_excluded: true }],
    ['a roof whose settlement is not stated', { roof_settlement: null }],
    ['an actual cash value roof of unknown age', { roof_settlement: 'ACV' }],
    ['a roof schedule whose share is not in the packet', { roof_settlement: 'schedule' }],
  ])('of %s', (_, fields) => {
    expect(savingsOf(fields)).toEqual([])
  })

  test('of a deductible above the damage, where with a lower one the age of the roof would count', () => {
    const deductibles = { all_perils: inDollars(4000), wind_hail: inPercent(10, 40_000), hurricane: null }
    expect(savingsOf({ deductibles })).toEqual([['wind_hail_deductible', 31_000]])
    expect(savingsOf({ deductibles, roof_settlement: 'ACV' })).toEqual([])
  })

  test('of a limit that the policy does not state', () => {
    expect(savingsOf({ mold_limit: null, water_backup_limit: null })).toEqual([atOnePercent])
  })

  test('of what another kind of policy never insures', () => {
    expect(savingsOf({}, 'flood_declarations')).toEqual([])
    expect(savingsOf({ mold_limit: 0 }, 'windstorm_declarations')).toEqual([atOnePercent])
  })
})

test('each says its example, its damage and both amounts, in both languages', () => {
  const [english] = reportOf({ fields: { flood_coverage: true } }).savings ?? []
  expect(english).toMatchObject({
    text: 'In the example Spring Hailstorm ($35,000 of damage) you would pay $4,000 and not $8,000.',
    assumed: true,
  })
  const [spanish] = reportOf({ fields: { flood_coverage: true } }, TODAY, 'es').savings ?? []
  expect(spanish?.text).toContain('usted pagaría $4,000 y no $8,000')
})

function dollarsOnly(): PolicyFields['deductibles'] {
  return { all_perils: inDollars(4000), wind_hail: inDollars(8000), hurricane: null }
}
