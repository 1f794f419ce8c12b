import { describe, expect, test } from 'vitest'
import { stormScenarios } from './storm-scenarios.ts'
import { aHome, factsOf, inDollars, inPercent, nothingPrinted } from './testing/a-reading.ts'

describe('the specified damages', () => {
  const { spring_hailstorm, fire_or_lightning, major_storm } = stormScenarios(factsOf())

  test('a spring hailstorm does 35,000 and takes the wind and hail deductible', () => {
    expect(spring_hailstorm).toMatchObject({ damage_amount: 35_000, you_pay: 8000, insurance_pays: 27_000 })
  })

  test('fire or lightning does 35,000 and takes the standard deductible', () => {
    expect(fire_or_lightning).toMatchObject({ damage_amount: 35_000, you_pay: 4000, insurance_pays: 31_000 })
  })

  test('a hurricane or tornado does 150,000', () => {
    expect(major_storm).toMatchObject({ damage_amount: 150_000, you_pay: 8000, insurance_pays: 142_000 })
  })

  test('only the damage is assumed, and the arithmetic is shown', () => {
    expect(spring_hailstorm?.assumed).toEqual(['damage'])
    expect(spring_hailstorm?.not_counted).toBeUndefined()
    expect(spring_hailstorm?.arithmetic).toBe('Your deductible: 2% of $400,000 (Coverage A) = $8,000.')
  })
})

test('a hurricane takes its own deductible and says that a tornado does not', () => {
  const deductibles = { ...aHome.deductibles, hurricane: inPercent(3, 12_000) }
  const { major_storm } = stormScenarios(factsOf({ deductibles }))
  expect(major_storm?.you_pay).toBe(12_000)
  expect(major_storm?.description).toContain('a tornado falls under the one for wind and hail, 2% ($8,000)')
})

test('a hurricane deductible of the same amount needs no such words', () => {
  const deductibles = { ...aHome.deductibles, hurricane: inPercent(2, 8000) }
  expect(stormScenarios(factsOf({ deductibles })).major_storm?.description).toBe('Wind tears the building open.')
})

describe('fallbacks, for a home policy that prints no figure', () => {
  const { spring_hailstorm, fire_or_lightning, major_storm } = stormScenarios(factsOf({ deductibles: nothingPrinted }))

  test('wind and hail: 2% of Coverage A, said to be assumed', () => {
    expect(spring_hailstorm).toMatchObject({ you_pay: 8000, assumed: ['damage', 'deductible'] })
    expect(spring_hailstorm?.arithmetic).toContain('an assumed 2% of $400,000 (Coverage A)')
  })

  test('standard: 1%', () =>
    expect(fire_or_lightning).toMatchObject({ you_pay: 4000, assumed: ['damage', 'deductible'] }))
  test('hurricane: 2%', () => expect(major_storm).toMatchObject({ you_pay: 8000, assumed: ['damage', 'deductible'] }))

  test('Coverage A: 570,000, said to be assumed too', () => {
    const scenarios = stormScenarios(factsOf({ deductibles: nothingPrinted, coverage_a_dwelling: null }))
    expect(scenarios.spring_hailstorm).toMatchObject({ you_pay: 11_400, assumed: ['damage', 'deductible', 'limit'] })
    expect(scenarios.fire_or_lightning?.you_pay).toBe(5700)
  })

  test('a printed deductible needs no Coverage A', () => {
    const { spring_hailstorm: hail } = stormScenarios(factsOf({ coverage_a_dwelling: null }))
    expect(hail).toMatchObject({ you_pay: 8000, assumed: ['damage'] })
  })

  test('a windstorm policy has no fallback: no figure, no scenario', () => {
    const scenarios = stormScenarios(factsOf({ deductibles: nothingPrinted }, 'windstorm_declarations'))
    expect(scenarios).toEqual({ spring_hailstorm: null, fire_or_lightning: null, major_storm: null })
  })

  test('a condominium unit never takes the Coverage A of a house', () => {
    const fields = { deductibles: nothingPrinted, coverage_a_dwelling: null }
    expect(stormScenarios(factsOf(fields, 'condo_declarations')).spring_hailstorm).toBeNull()
  })
})

describe('an excluded peril', () => {
  const { spring_hailstorm, fire_or_lightning, major_storm } = stormScenarios(factsOf({ wind_hail_excluded: true }))

  test('you pay all of a hailstorm and of a hurricane', () => {
    expect(spring_hailstorm).toMatchObject({ you_pay: 35_000, insurance_pays: 0, assumed: ['damage'] })
    expect(major_storm).toMatchObject({ you_pay: 150_000, insurance_pays: 0 })
    expect(spring_hailstorm?.arithmetic).toBe('Your policy excludes wind and hail, so you pay all of such damage.')
  })

  test('fire is insured as before', () => expect(fire_or_lightning?.you_pay).toBe(4000))
})

test('a windstorm policy insures no fire, a flood policy no storm', () => {
  expect(stormScenarios(factsOf({}, 'windstorm_declarations')).fire_or_lightning).toBeNull()
  expect(stormScenarios(factsOf({}, 'windstorm_declarations')).spring_hailstorm?.you_pay).toBe(8000)
  expect(stormScenarios(factsOf({}, 'flood_declarations')).spring_hailstorm).toBeNull()
})

describe('settlement', () => {
  test('at actual cash value a roof of known age costs its depreciation too', () => {
    const { spring_hailstorm } = stormScenarios(factsOf({ roof_settlement: 'ACV', roof_year: 2016 }))
    expect(spring_hailstorm).toMatchObject({ you_pay: 8000 + 10_000, assumed: ['damage', 'depreciation'] })
    expect(spring_hailstorm?.arithmetic).toContain('10 of an assumed 25 years, so $10,000 of $25,000')
  })

  test.each([
    ['ACV', 'depreciation'],
    ['schedule', 'roof_schedule'],
    [null, 'settlement'],
  ] as const)(
    'a roof settled by %s without the figures makes the deductible the least that you pay',
    (roof_settlement, left) => {
      const { spring_hailstorm } = stormScenarios(factsOf({ roof_settlement }))
      expect(spring_hailstorm).toMatchObject({ you_pay: 8000, not_counted: [left] })
      expect(spring_hailstorm?.arithmetic).toMatch(/^At least your deductible/)
    },
  )

  test('a dwelling at actual cash value leaves the depreciation of a fire open', () => {
    expect(stormScenarios(factsOf({ dwelling_settlement: 'ACV' })).fire_or_lightning?.not_counted).toEqual([
      'depreciation',
    ])
  })
})

describe('the limit', () => {
  test('the insurer pays Coverage A at most', () => {
    const fields = { coverage_a_dwelling: 120_000, deductibles: { ...nothingPrinted, all_perils: inDollars(1000) } }
    const { major_storm } = stormScenarios(factsOf(fields))
    expect(major_storm).toMatchObject({ you_pay: 30_000, insurance_pays: 120_000 })
    expect(major_storm?.arithmetic).toContain('pays $120,000 at most')
  })

  test('an extension counts', () => {
    const fields = {
      coverage_a_dwelling: 120_000,
      extended_dwelling_percentage: 20,
      deductibles: { ...nothingPrinted, all_perils: inDollars(1000) },
    }
    expect(stormScenarios(factsOf(fields)).major_storm?.insurance_pays).toBe(144_000)
  })

  test('damage to a condominium unit is what its policy insures of the building', () => {
    const fields = { coverage_a_dwelling: 65_000, deductibles: { ...nothingPrinted, wind_hail: inPercent(2, 4000) } }
    const { major_storm } = stormScenarios(factsOf(fields, 'condo_declarations'))
    expect(major_storm).toMatchObject({ damage_amount: 65_000, you_pay: 4000 })
  })
})
