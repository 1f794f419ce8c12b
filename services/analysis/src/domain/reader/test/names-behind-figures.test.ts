import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

it('reads limits that stand between what may happen and the name of the coverage', () =>
  expect(
    fieldsOf(`${HEAD}
What happens                      We pay up to      In insurance-speak
Your house burns down             $365,000          Dwelling (A)
Your fence is smashed             $36,500           Other structures (B)
Your stuff is stolen              $146,000          Personal property (C)
Someone sues you                  $300,000          Personal liability (E)
A guest gets hurt                 $5,000            Medical payments (F)`),
  ).toMatchObject({
    coverage_a_dwelling: 365_000,
    coverage_b_other_structures: 36_500,
    coverage_c_personal_property: 146_000,
    coverage_e_personal_liability: 300_000,
    coverage_f_medical_payments: 5_000,
  }))

it('takes no limit within a coverage for that of the coverage', () =>
  expect(
    fieldsOf(`${HEAD}
A. Dwelling                       $300,000
C. Personal property              $150,000
Special limits
Watches                           $1,500            Personal property
Silverware                        $2,500            Personal property
Firearms                          $2,000            Personal property`).coverage_c_personal_property,
  ).toBe(150_000))

const VALUE_FIRST = `Lone Oak Lloyds                    LANDLORD POLICY DECLARATIONS
LO-448812                          is your policy number
03/01/2026                         is the day this policy period begins, 12:01 a.m.
03/01/2027                         is the day it ends, 12:01 a.m.
Dwelling Fire Three - DP-3         is the form of your policy
Named insured: Ana Flores
Insured location: 12 Elm St, Waco, TX 76710

   LIMIT    COVERAGE                            PREMIUM
$198,000    Coverage A, Dwelling              $1,511.00
 $19,800    Coverage B, Other Structures       Included
  $7,500    Coverage C, Personal Property        $38.00
$300,000    Premises Liability                   $92.00
  $1,000    Medical Payments                   Included
`

it('reads a label before its figure in rows of their own on a page of figures before their labels', () =>
  expect(
    fieldsOf(`${VALUE_FIRST}
DEDUCTIBLES
Wind or Hail                       2% of Coverage A ($3,960), but never less than $2,500
All Other Causes of Loss           $2,500`),
  ).toMatchObject({
    policy_form: 'DP-3',
    effective_date: '2026-03-01',
    renewal_date: '2027-03-01',
    coverage_a_dwelling: 198_000,
    coverage_f_medical_payments: 1_000,
    deductibles: { all_perils: { amount: 2_500 }, wind_hail: { amount: 3_960, percentage: 2 } },
  }))

it('takes no premium for the limit of a row among them that has none', () =>
  expect(
    fieldsOf(VALUE_FIRST.replace('  $7,500    Coverage C', '            Coverage C')).coverage_c_personal_property,
  ).toBeNull())
