import { describe, expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { topPriorities } from './priorities.ts'
import { aHome, factsOf, inDollars, inPercent, nothingPrinted } from './testing/a-reading.ts'

const worst: Partial<PolicyFields> = {
  deductibles: { ...aHome.deductibles, hurricane: inPercent(4, 16_000) },
  roof_settlement: 'ACV',
  roof_year: 2012,
  cosmetic_damage_excluded: true,
  dwelling_settlement: 'ACV',
  personal_property_settlement: 'ACV',
  mold_limit: 5000,
  water_backup_limit: 5000,
  coverage_e_personal_liability: 100_000,
}

const titles = (fields: Partial<PolicyFields>) => topPriorities(factsOf(fields)).map(({ title }) => title)

test('they are ranked by the dollars at risk, and by class where no amount follows', () => {
  expect(titles(worst)).toEqual([
    'No flood coverage in this policy',
    'Your dwelling is settled at actual cash value',
    'Mold is covered up to $5,000',
    'You pay the first $16,000 of a hurricane loss',
    'Sewer backup is covered up to $5,000',
    'Your roof is settled at actual cash value',
    'You pay the first $8,000 of each wind or hail loss',
    'Dents that do not leak are not paid',
    'Your belongings are settled at actual cash value',
    'Personal liability is covered up to $100,000',
  ])
})

test('they are numbered from one', () => {
  const numbers = topPriorities(factsOf(worst)).map(({ priority }) => priority)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('excluded wind stands first and replaces what assumes that wind is insured', () => {
  const [first, ...others] = topPriorities(factsOf({ ...worst, wind_hail_excluded: true }))
  expect(first).toMatchObject({ class: 'critical', title: 'Wind and hail are not insured by this policy' })
  expect(others.map(({ title }) => title).join()).not.toMatch(/roof|Dents|wind or hail|hurricane/)
})

describe('wind and hail', () => {
  test.each([
    [7960, 'info'],
    [8000, 'warning'],
  ])('%i dollars on 400,000 are %s', (amount, signal) => {
    const found = topPriorities(factsOf({ deductibles: { ...nothingPrinted, wind_hail: inDollars(amount) } }))
    expect(found.find(({ section }) => section === 'storm')?.class).toBe(signal)
  })

  test('a percentage says what it is of', () => {
    const found = topPriorities(factsOf()).find(({ section }) => section === 'storm')
    expect(found?.description).toContain('2% of $400,000 (Coverage A) = $8,000. The percentage is of the limit')
  })
})

describe('mold and sewer backup', () => {
  test.each([
    [0, 'critical'],
    [24_999, 'warning'],
    [25_000, undefined],
    [null, 'info'],
  ])('a mold limit of %s is %s', (mold_limit, signal) => {
    expect(topPriorities(factsOf({ mold_limit })).find(({ section }) => section === 'mold')?.class).toBe(signal)
  })

  test.each([
    [0, 'critical'],
    [19_999, 'warning'],
    [20_000, undefined],
    [null, 'info'],
  ])('a sewer limit of %s is %s', (water_backup_limit, signal) => {
    const found = topPriorities(factsOf({ water_backup_limit })).find(({ title }) => title.startsWith('Sewer'))
    expect(found?.class).toBe(signal)
  })

  test('flood coverage is no priority where this policy insures flood', () => {
    expect(titles({ flood_coverage: true })).not.toContain('No flood coverage in this policy')
  })
})

test('they inform and never advise', () => {
  const all = [worst, { ...worst, wind_hail_excluded: true }, { deductibles: nothingPrinted, roof_settlement: null }]
  for (const fields of all) {
    const text = JSON.stringify(topPriorities(factsOf(fields)))
    expect(text).not.toMatch(/should|must|recommend|need to|we advise|buy|best|guarantee/i)
  }
})

test('a windstorm policy speaks of storms and the roof only', () => {
  const sections = topPriorities(factsOf(worst, 'windstorm_declarations')).map(({ section }) => section)
  expect(new Set(sections)).toEqual(new Set(['roof', 'storm']))
})
