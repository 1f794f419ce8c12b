import { expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const ALL = { hurricane: null, wind_hail: null }

it.each<[string, Partial<PolicyFields>]>([
  [
    'YOUR SHARE OF A LOSS\nIf wind or hail did it, the first 2% of your dwelling amount is yours.  Today that is $6,000.\nIf anything else did it, the first $2,500 is yours.',
    {
      deductibles: {
        all_perils: { amount: 2_500, percentage: null, stated: 'amount' },
        wind_hail: { amount: 6_000, percentage: 2, stated: 'both' },
        hurricane: null,
      },
    },
  ],
  [
    'DEDUCTIBLE, SECTION I, EACH LOSS, ALL PERILS, WINDSTORM AND HAIL INCLUDED:   1.5% OF A   4,500',
    { deductibles: { all_perils: { amount: 4_500, percentage: 1.5, stated: 'both' }, ...ALL } },
  ],
  ['Newer building codes          Up to 10% of the dwelling amount.', { ordinance_or_law_percentage: 10 }],
  ['Dwelling replacement cost, with extended limit      additional 20% of A', { extended_dwelling_percentage: 20 }],
  ['Dwelling replacement cost, without extended limit', { extended_dwelling_percentage: null }],
  ['ROOFS OF METAL - COSMETIC LOSS NOT COVERED', { cosmetic_damage_excluded: true }],
  ['You bought the Inland Flood Endorsement (LO 188).', { flood_coverage: true }],
  ['If you bought the Inland Flood Endorsement, see page 9.', { flood_coverage: false }],
  ['You have not bought the Inland Flood Endorsement.', { flood_coverage: false }],
  [
    `Premium                                           Options
Base premium                     $4,118.00        Water backup                      $5,000
Policy fee                         $120.00        Service line                     $10,000
Total for the term               $4,238.00        Identity fraud expense           $25,000`,
    { total_annual_premium: 4_238 },
  ],
  ['Total annual premium      $4,100.00     with fees     $4,238.00', { total_annual_premium: 4_238 }],
])('%s', (body, fields) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)).toMatchObject(fields))

it('reads the figure of a label in three lines beside rows that have theirs', () =>
  expect(
    fieldsOf(`${HEAD}
Property coverages         Limits of liability          Liability coverages      Limits of liability
Coverage A - Dwelling                 $337,400          Coverage E - Personal
Coverage B - Other                     $33,740             liability, each
   structures                                              occurrence                       $300,000
Coverage C - Personal                 $236,180          Coverage F - Medical
   property                                                payments to others,
Coverage D - Loss of                   $67,480             each person                        $5,000
   use`),
  ).toMatchObject({ coverage_d_loss_of_use: 67_480, coverage_f_medical_payments: 5_000 }))
