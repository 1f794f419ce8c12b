import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

it('knows the rows below a deductible from limits', () => {
  const { water_backup_limit } = withLines(`
Deductibles
In case of loss under Section I, only that part of the loss over the stated deductible is covered.
Property Coverage Deductible (All Perils other than those below)                $5,000
Windstorm or Hail Deductible: 1.5% of Coverage A - Dwelling                     $4,500
Water Back Up and Sump Discharge or Overflow                                    $1,000`)
  expect(water_backup_limit).toBeNull()
})

it('knows the rows below deductible clauses from limits', () => {
  const { water_backup_limit } = withLines(`
Deductible clauses (percentages are of Coverage A)
Clause 1       Windstorm and hail             2%    $6,000
Special        Water back up                        $1,000

Additional protection
Water back up or sump overflow      $5,000    45`)
  expect(water_backup_limit).toBe(5000)
})

it('reads a total whose name takes two lines', () => {
  const { total_annual_premium } = withLines(`
POLICY PREMIUM for Section I and Section II Coverages Above                       $4,118.42
TOTAL POLICY PREMIUM (Including Credits, Discounts, Optional Coverages,
Endorsements, State Surcharges and Taxes)                                         $4,422.89`)
  expect(total_annual_premium).toBe(4422.89)
})

it('reads what stands below the name of a form, beside which is its premium', () => {
  const { water_backup_limit, extended_dwelling_percentage } = withLines(`
LO-125     (05-21)    HOME PROTECTOR COVERAGE                         $214.63
                        COVERAGE A MAY BE EXCEEDED BY UP TO 25%
LO-208     (05-21)    WATER BACKUP OR SUMP PUMP OVERFLOW               $88.00
                        LIMIT $10,000   DEDUCTIBLE $500`)
  expect([water_backup_limit, extended_dwelling_percentage]).toEqual([10_000, 25])
})

it('computes a share of the contents from their limit', () => {
  expect(withLines('D. Loss of Use                     40% of Coverage C').coverage_d_loss_of_use).toBe(60_000)
})

it('takes nothing from words that run over what was and what is', () => {
  const { mortgagee } = withLines(`
Item                        Before                        Now
Dwelling Protection         $289,000                      $300,000
Mortgagee             Pentagon Federal CU Rocket Mortgage LLC

Mortgagee
ROCKET MORTGAGE LLC ISAOA/ATIMA, P O Box 202070, Florence SC 29502`)
  expect(mortgagee).toBe('ROCKET MORTGAGE LLC')
})

it('reads the age of a roof, and not when the home was bought', () => {
  expect(withLines('Roof: composition, age 9      Pier and beam      Purchased 08/2014').roof_year).toBe(2017)
  expect(withLines('Composition shingle roof; age of roof 4 years at policy effective date').roof_year).toBe(2022)
})

it('takes the edition of a form for no number', () => {
  const { policy_number } = fieldsOf(`${HEAD.replace('Policy number: LO-448812      ', '')}${LIMITS}
Forms
LO.HO3        0516         Homeowners Policy`)
  expect(policy_number).toBeNull()
})

it('knows a trust from the person beside it', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(
    `${HEAD.replace('Ana Flores', 'The Flores Family Living Trust and Ana R Flores')}${LIMITS}`,
  )
  expect([policy_holder_name, additional_insured_names]).toEqual(['The Flores Family Living Trust', ['Ana R Flores']])
})

it('finds the insurer at its label and in a line with its address', () => {
  const headed = (line: string) =>
    fieldsOf(`${HEAD.replace('Lone Oak Insurance Company', line)}${LIMITS}`).insurance_provider
  expect(headed('Your insurer is: Red River Lloyds, 1 Main Way N')).toBe('Red River Lloyds')
  expect(
    headed('Lone Oak National Flood Insurance Company · A stock company · PO Box 33003, St. Petersburg FL 33733'),
  ).toBe('Lone Oak National Flood Insurance Company')
  expect(
    headed('LONE OAK                                  Declarations\nINSURANCE COMPANY | 42 Main Way, Waco, TX 76710'),
  ).toBe('LONE OAK INSURANCE COMPANY')
})

it('prefers the whole name of an insurer to what its logo says', () => {
  const head = HEAD.replace('Lone Oak Insurance Company', 'Lone Oak Lloyds')
  expect(
    fieldsOf(`${head}${LIMITS}\nLone Oak Lloyds Insurance Company, 12 Main Way, Waco, Texas 76710`).insurance_provider,
  ).toBe('Lone Oak Lloyds Insurance Company')
})

it('reads names and a place below one label', () => {
  const { policy_holder_name, additional_insured_names, property_address } = fieldsOf(`
Lone Oak Insurance Company                  HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insureds and address of the insured residence
Ana & Luis Paredes
12 Elm St
Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names, property_address]).toEqual([
    'Ana Paredes',
    ['Luis Paredes'],
    { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' },
  ])
})

it('reads names beside both lines of a label', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                  HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named Insured and Mailing     Ana Flores              Residence Premises:      12 Elm St
Address:                      Luis Paredes                                     Waco, TX 76710
                              12 Elm St
                              Waco, TX 76710

${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
})

it('reads a share of what a unit owner insures of the building', () =>
  expect(
    fieldsOf(
      `${HEAD}\nAdditions and alterations      $240,000\nOrdinance or law               30% of additions and alterations`,
    ).ordinance_or_law_percentage,
  ).toBe(30))

it('reads what all of the limit may come to below its name', () => {
  const { extended_dwelling_percentage } = fieldsOf(
    `${HEAD}\nA. Dwelling with Expanded Replacement Cost              $352,000\n(120%)\nB. Other Structures                       $35,200`,
  )
  expect(extended_dwelling_percentage).toBe(20)
})

it('reads two names, the first of which ends in "and spouse"', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
NAMED INSURED:                       YOUR AGENT:
  Ben Ortiz and spouse,                Waco Insurance Group
  Ana Ortiz                            Waco, Texas 76710
  12 Elm St
  Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ben Ortiz', ['Ana Ortiz']])
})

it('reads mold in a block beside that of liability', () =>
  expect(
    fieldsOf(`${HEAD}
Section I: your property                          Choices you made
A. Dwelling                        $300,000       Ordinance or law                    10% of A
C. Personal property               $150,000       Foundation water seepage            Not selected
Section II: your liability                        Water backup                        $5,000
E. Personal liability              $300,000       Fungi, wet or dry rot, bacteria     $10,000
F. Medical payments to others      $2,000         Golf cart liability                 $25,000`),
  ).toMatchObject({ mold_limit: 10_000, coverage_e_personal_liability: 300_000 }))

it('finds an insurer that only the foot of each page names', () => {
  const filler = '\n'.repeat(48)
  const brand = HEAD.replace('Lone Oak Insurance Company', 'Lone Oak')
  const named = (foot: string) => fieldsOf(`${brand}${LIMITS}${filler}${foot}`).insurance_provider
  expect(named('LO 24 1/24      LONE OAK INSURANCE COMPANY OF TEXAS      Page 1')).toBe(
    'LONE OAK INSURANCE COMPANY OF TEXAS',
  )
  expect(named('LO 24 1/24      Insured copy      Page 1')).toBeNull()
})

it('takes a reference to a page for no form', () =>
  expect(
    fieldsOf(`${HEAD}
${LIMITS}
Forms and endorsements made part of this policy
HO 00 03     05 11    Homeowners 3 - special form
HO 04 27     05 11    Limited fungi, wet or dry rot, or bacteria       SEE PG 3
HO 06 44     04 16    Cosmetic loss, roof surfacing`).endorsements,
  ).toEqual(['HO 00 03', 'HO 04 27', 'HO 06 44']))
