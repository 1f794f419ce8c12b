import { describe, expect, test } from 'vitest'
import { factsOf, inDollars, nothingPrinted } from './testing/a-reading.ts'
import { sewerRisk, waterSection } from './water-section.ts'

test.each([
  [20_000, true, 'COVERED'],
  [19_999, true, 'LIMITED'],
  [20_000, false, 'LIMITED'],
  [10_000, false, 'LIMITED'],
  [9_999, false, 'MINIMAL'],
  [0, true, 'LIMITED'],
  [0, false, 'MINIMAL'],
  [null, true, 'LIMITED'],
  [null, false, 'NOT STATED'],
])('sewer backup of %s with flood %s is %s', (water_backup_limit, flood_coverage, status) => {
  expect(waterSection(factsOf({ water_backup_limit, flood_coverage }))?.status).toBe(status)
})

test.each([
  [0, 'HIGH RISK', 'red', 0],
  [12_499, 'HIGH RISK', 'red', 49.99],
  [12_500, 'MODERATE', 'yellow', 50],
  [19_999, 'MODERATE', 'yellow', 79.99],
  [20_000, 'ADEQUATE', 'green', 80],
  [25_000, 'ADEQUATE', 'green', 100],
  [50_000, 'ADEQUATE', 'green', 100],
  [null, 'NOT STATED', 'neutral', null],
])('sewer backup of %s against 25,000 is %s', (...[limit, label, signal, percentage]) => {
  expect(sewerRisk(limit)).toEqual({ label, signal, adequacy_percentage: percentage })
})

test('the water deductible is the printed standard one, or null', () => {
  expect(waterSection(factsOf())?.water_deductible).toBe(4000)
  expect(waterSection(factsOf({ deductibles: nothingPrinted }))?.water_deductible).toBeNull()
})

describe('scenarios', () => {
  const scenario = (id: string, fields: Parameters<typeof factsOf>[0] = {}, kind?: Parameters<typeof factsOf>[1]) =>
    waterSection(factsOf(fields, kind))?.scenarios.find((one) => one.id === id)

  test('a pipe break does 45,000 and takes the standard deductible', () => {
    expect(scenario('pipe_break')).toMatchObject({ damage_amount: 45_000, you_pay: 4000, assumed: ['damage'] })
  })

  test('the fallback of the water deductible is 5,700, said to be assumed', () => {
    expect(scenario('pipe_break', { deductibles: nothingPrinted })).toMatchObject({
      you_pay: 5700,
      assumed: ['damage', 'deductible'],
    })
  })

  test('a form that names its perils leaves open whether a burst pipe is one', () => {
    expect(scenario('pipe_break', { policy_form: 'HO-A' })?.not_counted).toEqual(['coverage'])
    expect(scenario('pipe_break', { policy_form: 'HO-3' })?.not_counted).toBeUndefined()
  })

  test.each([
    ['the limit decides', 10_000, 10_000],
    ['one dollar before the deductible decides', 15_999, 4001],
    ['the deductible decides', 16_000, 4000],
    ['the limit is ample', 25_000, 4000],
  ])('a sewer backup of 20,000: %s', (_, water_backup_limit, you_pay) => {
    expect(scenario('sewer_backup', { water_backup_limit })).toMatchObject({
      damage_amount: 20_000,
      you_pay,
      assumed: ['damage'],
    })
  })

  test('the arithmetic of a sewer backup names what decides', () => {
    expect(scenario('sewer_backup', { water_backup_limit: 10_000 })?.arithmetic).toBe(
      'Your sewer backup limit: $10,000. You pay the rest: $20,000 minus $10,000, which is more than the deductible.',
    )
    expect(scenario('sewer_backup', { water_backup_limit: 25_000 })?.arithmetic).toBe(
      'Your sewer backup limit: $25,000. You pay your deductible: 1% of $400,000 (Coverage A) = $4,000.',
    )
  })

  test('a sewer backup that is not covered is yours', () => {
    expect(scenario('sewer_backup', { water_backup_limit: 0 })).toMatchObject({ you_pay: 20_000, insurance_pays: 0 })
  })

  test('the fallback of the sewer limit is 10,000, said to be assumed, and the coverage itself left open', () => {
    expect(scenario('sewer_backup')).toMatchObject({
      you_pay: 10_000,
      assumed: ['damage', 'limit'],
      not_counted: ['coverage'],
    })
  })

  test('a flash flood of 75,000 without flood coverage is yours', () => {
    expect(scenario('flash_flood')).toMatchObject({
      damage_amount: 75_000,
      you_pay: 75_000,
      insurance_pays: 0,
      assumed: ['damage'],
    })
  })

  test('a home policy that covers flood and prints no deductible for it: 2,500, said to be assumed', () => {
    expect(scenario('flash_flood', { flood_coverage: true })).toMatchObject({
      you_pay: 2500,
      assumed: ['damage', 'deductible'],
    })
  })

  test('a flood policy uses the deductible that it prints, and has no other scenario', () => {
    const fields = { flood_coverage: true, deductibles: { ...nothingPrinted, all_perils: inDollars(2000) } }
    expect(scenario('flash_flood', fields, 'flood_declarations')).toMatchObject({ you_pay: 2000, assumed: ['damage'] })
    expect(scenario('pipe_break', fields, 'flood_declarations')).toBeUndefined()
    expect(scenario('sewer_backup', fields, 'flood_declarations')).toBeUndefined()
  })
})

test('a windstorm policy has no water section', () => {
  expect(waterSection(factsOf({}, 'windstorm_declarations'))).toBeNull()
})
