import { describe, expect, test } from 'vitest'
import type { PolicyFields, PolicyReading } from '../policy-fields.ts'
import { anEvidence, inDollars, inPercent, noDetails, nothingPrinted, reportOf } from './testing/a-reading.ts'

const proofOf = (fields: Partial<PolicyFields>, reading: Partial<PolicyReading> = {}) =>
  reportOf({ fields, reading }).deductible_proof

const wind = (wind_hail: PolicyFields['deductibles']['wind_hail']) => ({
  deductibles: { ...nothingPrinted, wind_hail },
})

describe('a percentage and its dollars', () => {
  test.each([
    [8000, true],
    [8001, true],
    [7999, true],
    [8002, false],
  ])('%i dollars for 2%% of 400,000 agree: %s', (amount, agrees) => {
    expect(proofOf(wind(inPercent(2, amount)))).toMatchObject([
      { peril: 'wind_hail', printed_percentage: 2, printed_amount: amount, computed_amount: 8000, agrees },
    ])
  })

  test('the arithmetic says what is compared, and that the percent is of the limit', () => {
    expect(proofOf(wind(inPercent(2, 9000)))?.[0]?.arithmetic).toBe(
      '2% of $400,000, Coverage A (your house), is $8,000. Your policy prints $9,000, so the two do not match. Your agent can say which one counts. The percent is of this limit, not of the damage.',
    )
  })

  test('a percentage of another limit is reckoned of that one', () => {
    const [fitting] = proofOf(wind(inPercent(5, 10_000))) ?? []
    expect(fitting).toMatchObject({ base: { label: 'Coverage C (your things)', amount: 200_000 }, agrees: true })
    const deductible_bases = { all_perils: null, wind_hail: 'coverage_c_personal_property', hurricane: null } as const
    const [named] = proofOf(wind(inPercent(2, 8000)), { details: { ...noDetails, deductible_bases } }) ?? []
    expect(named).toMatchObject({ base: { amount: 200_000 }, computed_amount: 4000, agrees: false })
  })
})

describe('where there is nothing to compare', () => {
  test('dollars alone', () => {
    expect(proofOf(wind(inDollars(2500)))).toMatchObject([
      { printed_percentage: null, printed_amount: 2500, base: null, computed_amount: null, agrees: null },
    ])
  })

  test('a percentage alone: the dollars are ours', () => {
    const [proof] = proofOf(wind({ amount: 8000, percentage: 2, stated: 'percentage' })) ?? []
    expect(proof).toMatchObject({ printed_amount: null, computed_amount: 8000, agrees: null })
    expect(proof?.arithmetic).toContain('the dollars are ours')
  })

  test('a percentage of a limit that is not in the policy', () => {
    const [proof] = proofOf({ ...wind(inPercent(2, 8000)), coverage_a_dwelling: null }) ?? []
    expect(proof).toMatchObject({ base: null, computed_amount: null, agrees: null })
  })

  test('no deductible', () => expect(proofOf({ deductibles: nothingPrinted })).toEqual([]))
})

test('it opens the deductible and the limit', () => {
  const evidence = { 'deductibles.wind_hail': anEvidence('2%'), coverage_a_dwelling: anEvidence('A $400,000') }
  expect(proofOf(wind(inPercent(2, 8000)), { evidence })?.[0]?.sources).toEqual([
    'deductibles.wind_hail',
    'property_coverage_limits.coverage_a_dwelling',
  ])
})

test('a Spanish proof reads in Spanish', () => {
  const [proof] = reportOf({ fields: wind(inPercent(2, 9000)) }, '2026-11-21', 'es').deductible_proof ?? []
  expect(proof?.arithmetic).toContain('2% de $400,000, Cobertura A (su casa), son $8,000.')
})
