import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it('takes the lender after a change', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Mortgagee before   Elm Mortgage Company
Mortgagee after    Pecan Valley Bank ISAOA/ATIMA`).mortgagee,
  ).toBe('Pecan Valley Bank'))

it('takes the lender on record', () =>
  expect(fieldsOf(`${HEAD}${LIMITS}\nMortgagee of record: Pecan Valley Bank ISAOA`).mortgagee).toBe(
    'Pecan Valley Bank',
  ))

it('has the deductibles of one line parted by a semicolon', () => {
  const { all_perils, wind_hail } = fieldsOf(
    `${HEAD}${LIMITS}\nDeductibles: wind or hail 2% $6,000; all other perils $2,500`,
  ).deductibles
  expect([all_perils?.amount, wind_hail?.amount]).toEqual([2500, 6000])
})

it('reads letters behind the section, business liability of a landlord and building items', () => {
  const fields = fieldsOf(`${HEAD}
Section I A. Building items                  $75,000
Section I C. Personal property               $45,000
L Business Liability (each occurrence)      $300,000`)
  expect([fields.coverage_c_personal_property, fields.coverage_e_personal_liability]).toEqual([45_000, 300_000])
  expect(fieldsOf(`${HEAD}\nA. Building items    $75,000`).coverage_a_dwelling).toBe(75_000)
})

it('finds a home that is let', () =>
  expect(
    fieldsOf(`
Lone Oak Insurance Company                      DWELLING POLICY DECLARATIONS, FORM DP-3
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Policyholder: Ana Flores
Mailing address: 44 Main St, Waco, TX 76710
Rental dwelling at: 12 Elm St, Hewitt, TX 76643
${LIMITS}`).property_address.street,
  ).toBe('12 Elm St'))
