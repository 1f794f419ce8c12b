import { expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

const alone = (body: string) => fieldsOf(`${HEAD}\nA. Dwelling                        $300,000\n${body}`)

it('the figure of a limit stands on the line below that says how it applies', () => {
  expect(
    alone('D. Loss of Use\n  Additional Living Expense       24 Months\n  Up to                       $60,000')
      .coverage_d_loss_of_use,
  ).toBe(60_000)
  expect(
    alone('E. Personal Liability     (bodily injury and damage)\n        Each occurrence          300,000        18.00')
      .coverage_e_personal_liability,
  ).toBe(300_000)
})

it.each([
  [
    'THE RESIDENCE\nLocation 1     12 Elm St, Waco, TX 76710\n               Completed 2016, fire resistive, 12 stories, sprinklered',
    2016,
  ],
  ['Brick and stucco, 2,140 square feet. Completed in 1999. The metal roof was installed in 2021.', 1999],
  ['CONSTRUCTION  1968  brick veneer  roof 2018 (shingle)  1 story', 1968],
])('the year in which the home was built: %s', (words, year) => expect(withLines(words).year_built).toBe(year))

it('the rank of a lender ends its block', () => {
  const block = (name: string) =>
    withLines(`People and organizations with an interest
  ${name}
     40 Mill Rd, Waco, TX 76701
     First mortgagee - loan 4470018`).mortgagee
  expect(block('Frost Private Bank, its successors and/or assigns')).toBe('Frost Private Bank')
  expect(block('Deleted: Frost Private Bank')).toBeNull()
})

it("a carrier's form for Texas is named after the one it follows, with a letter of its own", () =>
  expect(withLines('Policy Form:  HO-3S TX - Special Form').policy_form).toBe('HO-3'))

it('contents with their letter have their valuation in their row', () =>
  expect(
    fieldsOf(`${HEAD}
COVERAGE           DESCRIPTION            AMOUNT       VALUATION        PREMIUM
A Dwelling         Item 1                 $92,000      ACV              $901.00
C Contents         Stove and refrigerator     $3,000       ACV               $17.00`).personal_property_settlement,
  ).toBe('ACV'))
