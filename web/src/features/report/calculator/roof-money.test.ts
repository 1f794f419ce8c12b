import { expect, it } from 'vitest'
import { materialOf, materialsOf, type RoofFigures, roofMoney } from './roof-money.ts'

const schedule = [
  { material: null, from_age: 0, to_age: 5, percentage: 100 },
  { material: null, from_age: 6, to_age: 10, percentage: 80 },
  { material: null, from_age: 11, to_age: null, percentage: 50 },
]
const basis = { schedule, roof_life_years: 25 }
const figures: RoofFigures = { settlement: 'RCV', material: null, age: 10, cost: 25_000, deductible: 8_240 }

it('takes only the deductible off at replacement cost', () => {
  expect(roofMoney(figures, basis)).toEqual({
    money: {
      cost: 25_000,
      takenOff: 0,
      counted: 25_000,
      sharePercent: null,
      deductible: 8_240,
      insurancePays: 16_760,
      youPay: 8_240,
    },
  })
})

it('takes wear off first and the deductible after it at actual cash value', () => {
  // 10 of 25 years are worn: 15,000 count, 6,760 are paid.
  expect(roofMoney({ ...figures, settlement: 'ACV' }, basis)).toMatchObject({
    money: { takenOff: 10_000, counted: 15_000, insurancePays: 6_760, youPay: 18_240 },
  })
})

it('takes the schedule’s share first and the deductible after it', () => {
  // 80% of 25,000 is 20,000; less 8,240. The other way round it would be 13,408.
  expect(roofMoney({ ...figures, settlement: 'schedule' }, basis)).toMatchObject({
    money: { sharePercent: 80, counted: 20_000, insurancePays: 11_760, youPay: 13_240 },
  })
})

it('needs no age at replacement cost', () => {
  expect(roofMoney({ ...figures, age: null }, basis)).toMatchObject({ money: { youPay: 8_240 } })
})

it('never pays less than nothing, and never takes more deductible than is left', () => {
  expect(roofMoney({ ...figures, settlement: 'ACV', age: 24 }, basis)).toMatchObject({
    money: { counted: 1_000, deductible: 1_000, insurancePays: 0, youPay: 25_000 },
  })
  expect(roofMoney({ ...figures, settlement: 'ACV', age: 60 }, basis)).toMatchObject({ money: { counted: 0 } })
})

it('says what is missing in place of a figure', () => {
  expect(roofMoney({ ...figures, cost: null }, basis)).toEqual({ missing: 'cost' })
  expect(roofMoney({ ...figures, deductible: null }, basis)).toEqual({ missing: 'deductible' })
  expect(roofMoney({ ...figures, settlement: 'ACV', age: null }, basis)).toEqual({ missing: 'age' })
  const short = { ...basis, schedule: schedule.slice(0, 1) }
  expect(roofMoney({ ...figures, settlement: 'schedule' }, short)).toEqual({ missing: 'row' })
})

it('reads the row of the roof’s own material', () => {
  const rows = [
    { material: 'Composition shingle', from_age: 0, to_age: null, percentage: 60 },
    { material: 'Metal', from_age: 0, to_age: null, percentage: 90 },
  ]
  expect(materialsOf(rows)).toEqual(['Composition shingle', 'Metal'])
  expect(materialOf('Metal standing seam', materialsOf(rows))).toBe('Metal')
  expect(materialOf(null, materialsOf(rows))).toBe('Composition shingle')
  const metal: RoofFigures = { ...figures, settlement: 'schedule', material: 'Metal' }
  expect(roofMoney(metal, { ...basis, schedule: rows })).toMatchObject({ money: { counted: 22_500 } })
})
