import { expect, test } from 'vitest'
import type { FieldEvidence } from '../../policy-fields.ts'
import { emptyFields } from '../search/field-values.ts'
import { leaveOutContradicted } from './leave-out-contradicted.ts'

const place = {
  page: 1,
  quote: 'x',
  box: [0, 0, 1, 1] as [number, number, number, number],
  confidence: 1,
  method: 'printed' as const,
}

const left = (fields: Partial<ReturnType<typeof emptyFields>>) => {
  const all = { ...emptyFields(), coverage_a_dwelling: 300_000, ...fields }
  const evidence: FieldEvidence = Object.fromEntries(Object.keys(fields).map((field) => [field, place]))
  leaveOutContradicted(all, evidence)
  return { all, evidence }
}

test('a roof that is older than its house, or put on after the policy ends, was misread', () => {
  expect(left({ year_built: 1999, roof_year: 1987 }).all.roof_year).toBeNull()
  expect(left({ renewal_date: '2027-03-01', roof_year: 2031 }).evidence.roof_year).toBeUndefined()
  expect(left({ year_built: 1999, roof_year: 1999 }).all.roof_year).toBe(1999)
})

test('a premium that no home of this value costs was misread', () => {
  expect(left({ total_annual_premium: 90_000 }).all.total_annual_premium).toBeNull()
  expect(left({ total_annual_premium: 41 }).all.total_annual_premium).toBeNull()
  expect(left({ total_annual_premium: 2_900 }).all.total_annual_premium).toBe(2_900)
})

test('a part of the policy is not more than the whole', () => {
  expect(left({ coverage_b_other_structures: 400_000, mold_limit: 500_000 }).all).toMatchObject({
    coverage_b_other_structures: null,
    mold_limit: null,
  })
  const deductibles = {
    all_perils: { amount: 120_000, percentage: null, stated: 'amount' as const },
    wind_hail: null,
    hurricane: null,
  }
  expect(left({ deductibles }).all.deductibles.all_perils).toBeNull()
})

test('a policy without wind and hail has no deductible of theirs', () => {
  const deductible = { amount: 2_750, percentage: 1, stated: 'both' as const }
  const deductibles = { all_perils: deductible, wind_hail: deductible, hurricane: deductible }
  expect(left({ deductibles, wind_hail_excluded: true }).all.deductibles).toEqual({
    all_perils: deductible,
    wind_hail: null,
    hurricane: null,
  })
  expect(left({ deductibles }).all.deductibles).toEqual(deductibles)
})
