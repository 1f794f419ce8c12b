import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('what the year costs, and what it does not', () => {
  it('the total of a schedule', () => {
    expect(
      read(`
SCHEDULED PERSONAL PROPERTY                        DEDUCTIBLE: NONE

ITEM   CLASS          ARTICLE                                   AMOUNT     PREMIUM
001    JEWELRY        LADIES RING 1.02 CT SOLITAIRE              6,200       93.00
005    MUSICAL        PIANO, UPRIGHT                             3,900       20.00
                                          TOTAL SCHEDULE        10,100      113.00`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('the total of endorsements', () => {
    expect(
      read(`
SCHEDULE OF ENDORSEMENTS ATTACHED AT ISSUE
NUMBER      EDITION      TITLE                                        LIMIT         PREMIUM
HO-101      7-94         REPLACEMENT COST - PERSONAL PROPERTY                         94.00
HO-105      7-94         RESIDENCE GLASS                                100 DED       22.00
                                                        TOTAL ENDORSEMENTS           116.00`),
    ).toMatchObject({ endorsements: ['HO-101', 'HO-105'], personal_property_settlement: 'RCV' })
  })

  it('the total of options', () => {
    expect(
      read(`
Optional coverage                 Premium
Identity recovery                  $25.00
Equipment breakdown                $41.00
Total optional coverages           $66.00`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('the total of fees', () => {
    expect(
      read(`
Policy fee                  $50.00
Inspection fee              $75.00
Total fees                 $125.00`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('dues that are no part of it', () => {
    expect(
      read(`
BASIC PREMIUM           1,842.00
ENDORSEMENT PREMIUM       146.00
TOTAL PREMIUM           1,988.00
MEMBERSHIP DUES            45.00     BILLED BY COUNTY - NOT PART OF PREMIUM
AMOUNT OF BILL          2,033.00`),
    ).toMatchObject({ total_annual_premium: 1988 })
  })

  it('dues that are not premium', () => {
    expect(
      read(`
Total annual premium                                   $1,988.00
Association dues (not premium)                            $45.00
Total amount billed                                    $2,033.00`),
    ).toMatchObject({ total_annual_premium: 1988 })
  })

  it('what reinstates a policy', () => {
    expect(
      read(`
AMOUNT PAST DUE                          $186.40
REINSTATEMENT FEE                         $25.00
TOTAL NEEDED TO REINSTATE                $211.40`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('what keeps a policy in force', () => {
    expect(
      read(`
Unpaid premium                           $186.40
Late fee                                  $25.00
Total to keep your policy in force       $211.40`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('what is past due', () => {
    expect(
      read(`
Premium past due             $486.40
Returned check fee            $25.00
Total now due                $511.40`),
    ).toMatchObject({ total_annual_premium: null })
  })

  it('after credits', () => {
    expect(
      read(`
CREDIT GIVEN FOR HIGHER DEDUCTIBLES        (183.40)
ANNUAL PREMIUM AFTER CREDIT               1,479.60`),
    ).toMatchObject({ total_annual_premium: 1479.6 })
  })

  it('net of credits', () => {
    expect(
      read(`
Annual premium before credits             $1,663.00
Credits                                    -$183.40
Annual premium net of credits             $1,479.60`),
    ).toMatchObject({ total_annual_premium: 1479.6 })
  })

  it('after discounts', () => {
    expect(
      read(`
Yearly premium after discounts            $1,479.60`),
    ).toMatchObject({ total_annual_premium: 1479.6 })
  })

  it('the total of the line that ends', () => {
    expect(
      read(`
Expiring premium 1,200.00   Fees 100.00   Total $1,300.00
Renewal premium 1,500.00`),
    ).not.toMatchObject({ total_annual_premium: 1300 })
  })
})

describe('what stands beside the word premium', () => {
  it.each<[string, number | null]>([
    ['Dwelling         $1,872.00', null],
    ['Dwelling limit   $30,000.00', 30_000],
    ['Dwelling         $300,000.00', 300_000],
  ])('%s', (row, limit) => expect(read(`Premium      ${row}`).coverage_a_dwelling).toBe(limit))
})
