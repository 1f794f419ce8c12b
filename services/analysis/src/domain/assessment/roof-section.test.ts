import { describe, expect, test } from 'vitest'
import { roofSection } from './roof-section.ts'
import { factsOf, inDollars, nothingPrinted } from './testing/a-reading.ts'

describe('age and depreciation', () => {
  test('the age runs from the year of the roof to today', () => {
    expect(roofSection(factsOf({ roof_year: 2012 }))?.roof_age).toBe(14)
    expect(roofSection(factsOf({ roof_year: 2026 }))?.roof_age).toBe(0)
  })

  test('a roof dated ahead of today is new, not minus one', () => {
    expect(roofSection(factsOf({ roof_year: 2027 }))?.roof_age).toBe(0)
  })

  test('an unknown year leaves the age null', () => expect(roofSection(factsOf())?.roof_age).toBeNull())

  test('depreciation runs straight over an assumed 25 years, and says so', () => {
    const roof = roofSection(factsOf({ roof_settlement: 'ACV', roof_year: 2012 }))
    expect(roof).toMatchObject({ replacement_cost: 25_000, depreciation: 14_000, current_value: 11_000 })
    expect(roof?.assumed.join(' ')).toContain('assumed life of 25 years')
    expect(roof?.assumed.join(' ')).toContain('replacement cost of $25,000')
  })

  test.each([
    [2002, 24_000],
    [2001, 25_000],
    [2000, 25_000],
  ])('a roof of %i has lost its whole value after 25 years, never more', (roof_year, depreciation) => {
    expect(roofSection(factsOf({ roof_settlement: 'ACV', roof_year }))?.depreciation).toBe(depreciation)
  })

  test.each([
    ['RCV', 2012],
    ['schedule', 2012],
    [null, 2012],
    ['ACV', null],
  ] as const)('a roof settled by %s with year %s has no depreciation', (roof_settlement, roof_year) => {
    expect(roofSection(factsOf({ roof_settlement, roof_year }))).toMatchObject({
      depreciation: null,
      current_value: null,
    })
  })
})

describe('damage scenarios', () => {
  const amounts = (fields: Parameters<typeof factsOf>[0]) =>
    roofSection(factsOf(fields))?.damage_scenarios.map(({ color, you_pay, insurance_pays }) => [
      color,
      you_pay,
      insurance_pays,
    ])

  test('at replacement cost you pay the deductible, up to the repair', () => {
    expect(amounts({})).toEqual([
      ['minor', 2500, 0],
      ['moderate', 8000, 2000],
      ['major', 8000, 17_000],
    ])
  })

  test('at actual cash value you pay deductible and depreciation, up to the repair', () => {
    expect(amounts({ roof_settlement: 'ACV', roof_year: 2016 })).toEqual([
      ['minor', 2500, 0],
      ['moderate', 10_000, 0],
      ['major', 18_000, 7000],
    ])
  })

  test('the percentage of a payment schedule is not invented', () => {
    const [minor, moderate, major] = roofSection(factsOf({ roof_settlement: 'schedule' }))?.damage_scenarios ?? []
    expect(minor?.not_counted).toBeUndefined()
    expect(moderate).toMatchObject({ you_pay: 8000, not_counted: ['roof_schedule'] })
    expect(major?.arithmetic).toContain('its percentage is not in this report')
  })

  test('with wind and hail excluded you pay all of it', () => {
    expect(amounts({ wind_hail_excluded: true })).toEqual([
      ['minor', 2500, 0],
      ['moderate', 10_000, 0],
      ['major', 25_000, 0],
    ])
  })
})

describe('the storm deductible in words', () => {
  test('printed', () => expect(roofSection(factsOf())?.storm_deductible_display).toBe('2% ($8,000)'))

  test('one for everything', () => {
    const deductibles = { ...nothingPrinted, all_perils: inDollars(2500) }
    expect(roofSection(factsOf({ deductibles }))?.storm_deductible_display).toBe('$2,500')
  })

  test('none printed: not found, never $0', () => {
    expect(roofSection(factsOf({ deductibles: nothingPrinted }))?.storm_deductible_display).toBe(
      'Not found in your policy',
    )
  })

  test('excluded', () =>
    expect(roofSection(factsOf({ wind_hail_excluded: true }))?.storm_deductible_display).toBe('Excluded'))
})

test('a condominium unit and a flood policy have no roof section', () => {
  expect(roofSection(factsOf({}, 'condo_declarations'))).toBeNull()
  expect(roofSection(factsOf({}, 'flood_declarations'))).toBeNull()
})
