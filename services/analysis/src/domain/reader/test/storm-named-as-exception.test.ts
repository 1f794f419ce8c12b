import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const deductibles = (lines: string) => {
  const { all_perils, wind_hail, hurricane } = fieldsOf(`${HEAD}${LIMITS}\n${lines}`).deductibles
  return [all_perils, wind_hail, hurricane].map((one) => one?.amount ?? null)
}

describe('a storm that is named as an exception', () => {
  it.each([
    'Your deductibles\n   $6,000 for windstorm or hail, other than a Named Storm (2% of Coverage A)',
    'Your deductibles\n   $6,000 for wind or hail, other than a Named Storm (2% of Coverage A)',
    'Deductible for wind or hail except a named storm: $6,000',
    'A deductible of $6,000 applies to windstorm or hail but not a tropical cyclone.',
  ])('lends no deductible of its own: %j', (line) => {
    expect(deductibles(line)).toEqual([null, 6_000, null])
  })

  it('has the one that is printed for it', () => {
    const line = 'Your deductible is 1% of Coverage A for wind and hail other than a hurricane, and 3% for a hurricane.'
    expect(deductibles(line)).toEqual([null, 3_000, 9_000])
  })

  it('does not hide a long name before its share', () => {
    expect(
      deductibles(
        'Deductibles\n   $1,500 for every other covered loss that this policy insures at the home (0.5% of Coverage A)',
      ),
    ).toEqual([1_500, null, null])
    expect(
      deductibles('$500 for theft of jewelry, watches, furs and stones away from home (1% of Coverage C)'),
    ).toEqual([null, null, null])
  })
})

describe('an answer to other words', () => {
  it('says nothing of the row that it stands beside', () => {
    const read = (line: string) => fieldsOf(`${HEAD}${LIMITS}\n${line}`)
    expect(read('Ordinance or law 10% of A    Cosmetic damage to roofs: excluded').ordinance_or_law_percentage).toBe(10)
    expect(read('Foundation water limit $5,000      Service line: declined').foundation_water_limit).toBe(5_000)
  })
})
