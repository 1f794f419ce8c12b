import { expect, test } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const roofYear = (said: string) => fieldsOf(`${HEAD}${LIMITS}\n${said}`).roof_year

test('a roof that is said to be the original one is as old as the home', () => {
  expect(
    roofYear('The home     Built 1998; brick, one story; tile roof, original to the home; 2,140 square feet.'),
  ).toBe(1998)
  expect(roofYear('The home     Constructed in 2004, with its original composition roof and a slab foundation.')).toBe(
    2004,
  )
})

test('a roof that is not, or was not always, the original one has no year', () => {
  expect(roofYear('The home     Built 1998; brick; tile roof, not original to the home; 2,140 square feet.')).toBeNull()
  expect(roofYear('The home     Built 1998; original tile roof was replaced by metal; 2,140 square feet.')).toBeNull()
  expect(roofYear('Built 1998. If the roof is original, we may ask for an inspection of it.')).toBeNull()
})

const settled = (rows: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${rows}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

test('the basis of payment names how each part of the home is settled', () => {
  expect(
    settled(`
Payment basis for the residence           Guaranteed replacement cost
Payment basis for belongings              Actual cash value
Payment basis for the roof                Actual cash value`),
  ).toEqual(['RCV', 'ACV', 'ACV'])
  expect(
    settled(`
How we pay claims on your home            Actual cash value
How we pay claims on your contents        Replacement cost`),
  ).toEqual(['ACV', 'RCV', null])
})

test('what it would cost to rebuild the home does not say how it is settled', () => {
  expect(settled('Home replacement cost        $412,000')[0]).toBeNull()
  expect(settled('Home and other structures are settled at replacement cost.')[0]).toBe('RCV')
})

test('contents are personal property, wherever they are said to be', () => {
  const contents = (label: string) =>
    fieldsOf(`${HEAD}${LIMITS.replace('C. Personal Property', label.padEnd(20))}`).coverage_c_personal_property
  expect(contents('Contents of the home')).toBe(150_000)
  expect(contents('Contents in your residence')).toBe(150_000)
  expect(contents('Contents of a freezer')).toBeNull()
})

test('a roof has its age or the date of its replacement at many labels, a discount for a new one at none', () => {
  const of = (row: string) => fieldsOf(`${HEAD}${LIMITS}\n${row}`).roof_year
  expect(of('Age of the roof covering: 6 years')).toBe(2020)
  expect(of('Newest roof installed      May 2019')).toBe(2019)
  expect(of('Date of last roof replacement      05/2019')).toBe(2019)
  expect(of('New roof discount, since 2019      -$120.00')).toBeNull()
})

test('the first and the last day of coverage, or from when and to when it is effective, are its term', () => {
  const head = 'Lone Oak Insurance Company    HOMEOWNERS POLICY DECLARATIONS\n'
  const term = (rows: string) => {
    const { effective_date, renewal_date } = fieldsOf(`${head}${rows}\n${LIMITS}`)
    return [effective_date, renewal_date]
  }
  const year = ['2026-03-14', '2027-03-14']
  expect(term('First day of coverage     March 14, 2026\nLast day of coverage      March 14, 2027')).toEqual(year)
  expect(term('Effective from     March 14, 2026\nEffective to       March 14, 2027')).toEqual(year)
})

test('a number with letters joined by a dash stands at the head of both pages', () => {
  const head = 'REPUBLIC          Texas Homeowners Policy, Form B             RL-HB 771 204 558'
  const { policy_number, policy_form } = fieldsOf(
    `${head}\nGROUP             Declarations                                09-30-26 to 09-30-27\n${LIMITS}\n===\n${head}\n\nHO-145     ROOF SURFACING\nHO-161     WATER`,
  )
  expect([policy_number, policy_form]).toEqual(['RL-HB 771 204 558', 'HO-B'])
})

test('rows of a condo have the words of its carrier', () => {
  const { coverage_a_dwelling, coverage_f_medical_payments, deductibles, year_built } = fieldsOf(`${HEAD}
Year the building went up        2007
Reconstruction                $72,000
Your stuff                    $60,000
Medical, other people          $2,500
DEDUCTIBLE
Taken off every claim, whatever the cause     $1,500`)
  expect([coverage_a_dwelling, coverage_f_medical_payments, year_built]).toEqual([72_000, 2_500, 2007])
  expect(deductibles.all_perils?.amount).toBe(1_500)
})

test('fences and sheds and the like are other structures, and loss payees in their order lenders', () => {
  const { coverage_b_other_structures, mortgagee, roof_year } = fieldsOf(`${HEAD}
Dwelling                     $300,000
Fences, sheds & the like      $30,000
LOSS PAYEES, IN ORDER
1. Pecan Valley Bank, its successors and/or assigns, PO Box 202028, Waco, TX 76701
2. Elm Credit Union
Your roof has been on the house since 2022.`)
  expect([coverage_b_other_structures, mortgagee, roof_year]).toEqual([30_000, 'Pecan Valley Bank', 2022])
})
