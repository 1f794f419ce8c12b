import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../testing/lone-oak.ts'

const read = (rows: string) =>
  fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\n\n${rows}\n${LIMITS}`)

it('heads of two lines each say what stands below them', () => {
  expect(
    read(`Named            Policy           Policy Period        Policy Period     Total
Insured          Number           Begins               Ends              Premium
Ana Flores       LO-448812        03/01/2026           03/01/2027        $2,400.00`),
  ).toMatchObject({
    policy_holder_name: 'Ana Flores',
    policy_number: 'LO-448812',
    effective_date: '2026-03-01',
    renewal_date: '2027-03-01',
    total_annual_premium: 2400,
  })
})

it('so do those of three, whatever the hour in them', () => {
  expect(
    read(`                Policy Period        Policy Period      Total
Policy          From                 To                 Annual
Number          12:01 AM             12:01 AM           Premium
LO-448812       03/01/2026           03/01/2027         $2,400.00`),
  ).toMatchObject({ effective_date: '2026-03-01', renewal_date: '2027-03-01', total_annual_premium: 2400 })
})

it('the upper half of the next head is nobody’s name', () => {
  const { policy_holder_name, additional_insured_names, mortgagee } =
    read(`Name of                  Name of                     Policy
Insured                  Lienholder                  Number
Ana Flores               First Texas Bank            LO-448812
Luis Flores`)
  expect([policy_holder_name, additional_insured_names, mortgagee]).toEqual([
    'Ana Flores',
    ['Luis Flores'],
    'First Texas Bank',
  ])
})

it('a name below its label is no part of a head', () => {
  const { policy_holder_name, additional_insured_names, mortgagee } =
    read(`Insured                          Mortgage company
Ana & Luis Flores                PNC Bank NA
12 Elm St                        ISAOA
Waco TX 76710                    PO Box 7433`)
  expect([policy_holder_name, additional_insured_names, mortgagee]).toEqual([
    'Ana Flores',
    ['Luis Flores'],
    'PNC Bank NA',
  ])
})

it('"From" over a day keeps no limit below it for one that was', () => {
  const { effective_date, coverage_e_personal_liability } =
    read(`From            To             Base         Fees        Total
03/01/2026      03/01/2027     $2,300       $100        $2,400

Personal Liability
$100,000`)
  expect([effective_date, coverage_e_personal_liability]).toEqual(['2026-03-01', 100_000])
})

it('heads over a row of values are no lines of the first one', () => {
  const { policy_holder_name, mortgagee } = read(`                         Primary            Secondary
Named insured            Ana Flores         Luis Flores
Date of birth            1970               1968

                         1st                2nd
Mortgagee                Frost Bank         Heights Credit Union
Loan                     11-2               990`)
  expect([policy_holder_name, mortgagee]).toEqual(['Ana Flores', 'Frost Bank'])
})

it('heads of unequal numbers of lines stand each over its figure', () => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_d_loss_of_use } =
    fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS

Coverage A        Coverage B        Coverage C         Coverage D
Dwelling          Other             Personal           Additional
                  Structures        Property           Living Expense
                                                       and Rent
$300,000          $30,000           $150,000           $60,000`)
  expect([coverage_a_dwelling, coverage_b_other_structures, coverage_d_loss_of_use]).toEqual([300_000, 30_000, 60_000])
})
