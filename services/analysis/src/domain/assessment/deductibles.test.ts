import { describe, expect, test } from 'vitest'
import { displayDeductible, explainDeductible, toReportDeductible } from './deductibles.ts'
import { aHome, anEvidence, factsOf, inDollars, inPercent, nothingPrinted, reportOf } from './testing/a-reading.ts'

const single = { ...nothingPrinted, all_perils: inDollars(2500) }

describe('which deductible applies', () => {
  test('one deductible for everything applies to wind, hail and hurricanes, with its own evidence', () => {
    const evidence = { 'deductibles.all_perils': anEvidence('Section I Deductible $2,500') }
    const report = reportOf({ fields: { deductibles: single }, reading: { evidence } })
    const expected = { amount: 2500, percentage: null, display: '$2,500' }
    expect(report.calculated_deductibles.standard_deductible).toEqual(expected)
    expect(report.calculated_deductibles.wind_hail_deductible).toEqual(expected)
    expect(report.calculated_deductibles.hurricane_deductible).toEqual(expected)
    expect(report.evidence['calculated_deductibles.wind_hail_deductible']?.quote).toBe('Section I Deductible $2,500')
    expect(report.evidence['calculated_deductibles.hurricane_deductible']?.quote).toBe('Section I Deductible $2,500')
  })

  test('what is printed stays as printed beside it', () => {
    const { deductibles } = reportOf({ fields: { deductibles: single } })
    expect(deductibles.wind_hail).toBeNull()
    expect(deductibles.hurricane).toBeNull()
  })

  test('without a hurricane deductible the wind and hail one applies', () => {
    const { hurricane } = factsOf().deductibles
    expect(hurricane).toEqual({ printed: inPercent(2, 8000), from: 'wind_hail' })
  })

  test('a hurricane deductible of its own applies to hurricanes only', () => {
    const { deductibles } = factsOf({ deductibles: { ...aHome.deductibles, hurricane: inPercent(4, 16_000) } })
    expect(deductibles.hurricane?.printed.amount).toBe(16_000)
    expect(deductibles.wind_hail?.printed.amount).toBe(8000)
  })

  test('an excluded peril has no deductible, even where one for everything is printed', () => {
    const { calculated_deductibles } = reportOf({ fields: { deductibles: single, wind_hail_excluded: true } })
    expect(calculated_deductibles.standard_deductible?.amount).toBe(2500)
    expect(calculated_deductibles.wind_hail_deductible).toBeNull()
    expect(calculated_deductibles.hurricane_deductible).toBeNull()
  })

  test('the deductible of a flood policy is none for wind', () => {
    const { deductibles } = factsOf({ deductibles: single, flood_coverage: true }, 'flood_declarations')
    expect(deductibles.standard?.printed.amount).toBe(2500)
    expect(deductibles.wind_hail).toBeNull()
  })

  test('a deductible that is not printed is null, never a fallback', () => {
    const { calculated_deductibles } = reportOf({ fields: { deductibles: nothingPrinted } })
    expect(calculated_deductibles).toEqual({
      dwelling_coverage_amount: 400_000,
      wind_hail_deductible: null,
      standard_deductible: null,
      hurricane_deductible: null,
    })
  })
})

describe('how a deductible reads', () => {
  test('a percentage with its dollars', () => expect(displayDeductible(inPercent(2, 8240))).toBe('2% ($8,240)'))
  test('half a percent', () => expect(displayDeductible(inPercent(1.5, 4440))).toBe('1.5% ($4,440)'))
  test('dollars alone', () => expect(displayDeductible(inDollars(2500))).toBe('$2,500'))

  test('a percentage that the policy does not print is not shown as printed', () => {
    expect(toReportDeductible({ amount: 8000, percentage: 2, stated: 'amount' })).toEqual({
      amount: 8000,
      percentage: null,
      display: '$8,000',
    })
  })

  test('the arithmetic names the base that fits', () => {
    expect(explainDeductible(inPercent(2, 8000), aHome)).toBe('2% of $400,000 (Coverage A) = $8,000')
    expect(explainDeductible(inPercent(5, 10_000), aHome)).toBe('5% of $200,000 (Coverage C) = $10,000')
  })

  test('a base that fits neither coverage is not named', () => {
    expect(explainDeductible(inPercent(5, 9000), aHome)).toBe('5% ($9,000)')
  })

  test.each([
    [8681, '2% of $434,070 (Coverage A) = $8,681'],
    [8683, '2% ($8,683)'],
  ])('%i dollars for 2% of 434,070: rounding within a dollar is the same figure', (amount, words) => {
    expect(explainDeductible(inPercent(2, amount), { ...aHome, coverage_a_dwelling: 434_070 })).toBe(words)
  })
})
