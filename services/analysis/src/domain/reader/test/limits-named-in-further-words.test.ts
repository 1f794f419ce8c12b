import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('the deductible of each loss', () => {
  it.each(['except as shown below', 'except as noted below'])('under Section I, %s', (words) => {
    const { deductibles } = withLines(`
Deductibles
Each loss under Section I, ${words}     $2,500
Wind or hail                                          $6,000`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([2_500, 6_000])
  })

  it('under Section II is that of liability', () =>
    expect(
      withLines('\nDeductibles\nEach loss under Section II, except as shown below     $2,500').deductibles.all_perils,
    ).toBeNull())
})

describe('the deductible of each flood', () => {
  const ofFlood = (what: string) =>
    fieldsOf(`${HEAD.replace('HOMEOWNERS POLICY DECLARATIONS', 'FLOOD INSURANCE POLICY DECLARATIONS')}
Building                                        $250,000
Contents                                        $100,000

Deductibles
Each flood, ${what}     $5,000`).deductibles.all_perils?.amount

  it.each(['building and contents combined', 'building, detached structures and contents combined'])('%s', (what) =>
    expect(ofFlood(what)).toBe(5_000),
  )

  it('is not that of a home with an endorsement on floods', () =>
    expect(
      withLines('\nFlood endorsement\nEach flood, building and contents combined     $5,000').deductibles.all_perils,
    ).toBeNull())

  it('is not that of the building alone', () =>
    expect(withLines('\nDeductibles\nEach flood, building     $5,000').deductibles.all_perils).toBeNull())

  it('is not what both are insured for', () =>
    expect(
      fieldsOf(`${HEAD}
Coverages                                       Limit
Building                                        $20,000
Contents                                        $10,000
Each flood, building and contents combined      $30,000`).deductibles.all_perils,
    ).toBeNull())
})

describe('other structures', () => {
  const structures = (row: string) => {
    const { coverage_a_dwelling, coverage_b_other_structures } = fieldsOf(`${HEAD}
Coverages                                     Limit
A. Dwelling                                   $300,000
${row}`)
    return [coverage_a_dwelling, coverage_b_other_structures]
  }

  it.each([
    'Private garage, detached                      $20,000',
    'Private workshop, detached                    $20,000',
  ])('%s', (row) => {
    expect(structures(row)).toEqual([300_000, 20_000])
  })

  it.each([
    'Private garage, attached                      $20,000',
    'Coverage A – Dwelling, other structures excluded     $300,000',
    'Coverage A – Dwelling / Other structures             $300,000',
    'Coverage A – Dwelling and other structures           $300,000',
  ])('none: %s', (row) => {
    expect(structures(row)).toEqual([300_000, null])
  })
})
