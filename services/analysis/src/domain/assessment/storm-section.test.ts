import { expect, test } from 'vitest'
import { inDollars, inPercent, nothingPrinted, reportOf } from './testing/a-reading.ts'

const stormOf = (variant: Parameters<typeof reportOf>[0]) => reportOf(variant).sections.storm

test('additional for storms is wind and hail minus standard', () => {
  expect(stormOf({})?.additional_for_storms).toBe(4000)
})

test('additional for storms is nothing with one deductible for everything', () => {
  const deductibles = { ...nothingPrinted, all_perils: inDollars(2500) }
  expect(stormOf({ fields: { deductibles } })?.additional_for_storms).toBe(0)
})

test.each([
  ['wind and hail', { ...nothingPrinted, all_perils: null }],
  ['standard', { ...nothingPrinted, wind_hail: inPercent(2, 8000) }],
])('additional for storms is null without the deductible for %s', (_, deductibles) => {
  expect(stormOf({ fields: { deductibles } })?.additional_for_storms).toBeNull()
})

test('the emergency fund is the wind and hail deductible, 1.5 times and twice', () => {
  expect(stormOf({})?.emergency_fund).toEqual({ minimum: 8000, recommended: 12_000, optimal: 16_000, assumed: false })
})

test('no emergency fund is made up without a deductible or with wind excluded', () => {
  expect(stormOf({ fields: { deductibles: nothingPrinted } })?.emergency_fund).toBeNull()
  expect(stormOf({ fields: { wind_hail_excluded: true } })?.emergency_fund).toBeNull()
})

test('the scenarios stand in the order of the page, without those that are not insured at all', () => {
  expect(stormOf({})?.scenarios.map(({ name }) => name)).toEqual([
    'Spring Hailstorm',
    'Fire or Lightning',
    'Hurricane/Tornado',
  ])
  expect(stormOf({ kind: 'windstorm_declarations' })?.scenarios.map(({ id }) => id)).toEqual([
    'spring_hailstorm',
    'major_storm',
  ])
})
