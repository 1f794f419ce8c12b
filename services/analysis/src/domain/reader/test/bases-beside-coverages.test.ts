import { expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const PAGE = `
PECAN PRIVATE CLIENT                                          Policy no. PC-448812-03
Coverage summary                                              Policy period 3/1/26 – 3/1/27
                                                              Issued by Lone Oak Reciprocal Exchange
Ana Flores
12 Elm Ct
Waco, TX 76710

Residence premises: 12 Elm Ct, Waco, TX 76710

Coverage                     How we pay                              Amount
Custom Home                  Extended replacement cost             $840,000
Other structures             Extended replacement cost             $168,000
Custom Contents              Replacement cost                      $420,000
Water backup                 House and contents                     $50,000
Fungi and mold               Each loss, property                    $25,000

Base deductible              Home, other structures and contents     $5,000
Wind or hail deductible      1% of home amount                       $8,400

Personal liability           Each occurrence                       $500,000

Premium detail
Home                         12 Elm Ct                            $9,417.00
Valuables                    Jewelry                                $811.00
Liability                    Personal                                $96.00
Total premium for the                                            $10,324.00
policy term

Extended replacement cost means that we pay what rebuilding costs, as long as you tell us of additions of more than $50,000.

1st mortgagee — residence: Frost Bank, N.A., ISAOA, P.O. Box 12, San Antonio, TX 78265. Loan 4471-22.
`

it('reads limits and deductibles past words that say how they pay, or what they are of', () => {
  expect(fieldsOf(PAGE)).toMatchObject({
    coverage_a_dwelling: 840_000,
    coverage_b_other_structures: 168_000,
    coverage_c_personal_property: 420_000,
    water_backup_limit: 50_000,
    mold_limit: 25_000,
    dwelling_settlement: 'RCV',
    extended_dwelling_percentage: null,
    deductibles: {
      all_perils: { amount: 5_000, percentage: null, stated: 'amount' },
      wind_hail: { amount: 8_400, percentage: 1, stated: 'both' },
      hurricane: null,
    },
  })
})

it('takes the premium of a home, with its street between, for no limit', () => {
  const { coverage_a_dwelling, total_annual_premium } = fieldsOf(
    PAGE.replace('Custom Home                  Extended replacement cost             $840,000', ''),
  )
  expect([coverage_a_dwelling, total_annual_premium]).toEqual([null, 10_324])
})

it.each([
  ['1st mortgagee — residence: Frost Bank', 'First mortgagee - Dwelling: Frost Bank'],
  ['1st mortgagee — residence: Frost Bank', 'Lienholder 1 – Home: Frost Bank'],
  ['', ''],
])('names the lender behind what the loan is on, %#', (from, to) => {
  expect(fieldsOf(PAGE.replace(from, to)).mortgagee).toBe('Frost Bank, N.A.')
})
