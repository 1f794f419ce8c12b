import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('a certificate in two columns', () => {
  const fields = fieldsOf(`${HEAD}
                                                                      Coverages and Limits
  Forms, Options, and Endorsements                                    A   Dwelling                                $300,000
  Homeowners Policy                           LO-7955                 Deductibles - Section I
  Texas Homeowners Pol End                    LO-7377                   Windstorm or Hail        2.00%              $6,000
  Fungus (Including Mold) Excl                LO-5398                   All Other Losses         1.00%              $3,000
  Dwelling Foundation $45,000                 LO-8743                 Section II
  Motor Vehicle Endorsement                   LO-5452                 L   Personal Liability                      $300,000
  Increase Dwlg up to $60,000                 OPT ID                  M   Medical Payments to Others
  Back-Up of Swr/Drain Up to $15,000          OPT SD                      (Each Person)                             $2,000`)

  it('ends its deductibles where section II begins', () => {
    expect([fields.coverage_e_personal_liability, fields.coverage_f_medical_payments]).toEqual([300_000, 2000])
    expect(fields.deductibles.all_perils?.amount).toBe(3000)
  })

  it('says limits in the names of its options, whatever stands in the other column', () => {
    expect([fields.extended_dwelling_percentage, fields.water_backup_limit]).toEqual([20, 15_000])
    expect([fields.foundation_water_limit, fields.mold_limit]).toEqual([45_000, 0])
  })
})

it.each([
  ['UNDERWRITING DATA USED     1956 wood frame, stucco. Roof: composition, replaced 2013.', 1956, 2013],
  ['Home as we rate it         1988, brick veneer, one story', 1988, null],
  ['Rating:  frame, pier and beam, built 1948; roof 17 years; one family', 1948, 2009],
  ['Dwelling built 1948. We pay for a roof 17 years or younger in full.', 1948, null],
])('%s', (printed, built, roof) => {
  const fields = withLines(printed)
  expect([fields.year_built, fields.roof_year]).toEqual([built, roof])
})

it.each<[string, 'ACV' | 'RCV' | null]>([
  ['Loss payment  ACV (actual cash value) on dwelling and other structures. Roof surfaces: ACV, all perils.', 'ACV'],
  ['Loss payment  ACV (actual cash value) on dwelling roof surfaces', null],
  [
    'Household goods are settled at actual cash value; the dwelling at replacement cost if insured to 80 percent.',
    'RCV',
  ],
  ['Reconstruction (Coverage A)    $120,000    What is yours inside the unit, paid at replacement cost', 'RCV'],
  ['Dwelling    $300,000    Personal property is paid at replacement cost', null],
])('%s', (printed, settlement) => {
  expect(withLines(printed).dwelling_settlement).toBe(settlement)
})

it.each([
  'DESCRIBED LOCATION COVERED BY THIS POLICY: 14 Oak Ln, Waco, TX 76710   COUNTY: MCLENNAN',
  'Property location insured under this policy: 14 Oak Ln, Waco, TX 76710',
])('%s', (printed) => {
  const head = HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710', printed)
  expect(fieldsOf(`${head}\n${LIMITS}`).property_address.street).toBe('14 Oak Ln')
})

it('a deductible before its peril stands under the word for it', () => {
  const { deductibles } = withLines(`DEDUCTIBLE            applies to Coverages A, B, C and D
   $2,500             All Other Perils
   2%, min. $2,500    Wind and Hail: 2% of Coverage A is $6,000`)
  expect(deductibles.all_perils).toEqual({ amount: 2500, percentage: null, stated: 'amount' })
})

it('an item that is insured for living elsewhere is a share of the dwelling, not the number of its item', () => {
  expect(
    withLines('Additional living expense, 20% of the amount of insurance on item 001').coverage_d_loss_of_use,
  ).toBe(60_000)
})
