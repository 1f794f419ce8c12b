import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const sorted = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).endorsements.toSorted()

it('the column that says what endorsements cost heads no list', () => {
  expect(
    sorted(`Basic Coverages     Attached Endorsements     Total Policy Premium
Premium             Premium                   (Including Fees)
$2,188.00           $351.00                   $2,539.00

Occupied    Protection    Territory    Roof
            Class                      Year
Y           03            J-2          2013`),
  ).toEqual([])
})

it('forms stand behind the options that they are for', () => {
  expect(
    sorted(`Options   (x) Replacement cost on Item 1                          LOM-H4        $134.40
          ( ) Replacement cost on Item 2 (actual cash value)      LOM-H5        not taken
          (x) Roof: actual cash value, windstorm and hail         LOM-H7        $-88.00
          ( ) Water that backs up from sewers or drains                         not taken
          (x) Mold, as a result of insured water loss, $2,500     LOM-H12       $20.00`),
  ).toEqual(['LOM-H12', 'LOM-H4', 'LOM-H7'])
})

it.each([
  'Multi policy discount      LD-101     -$120\nNew roof discount          LD-102     -$80\nClaim free discount        LD-103     -$40',
  'First floor   LB-12\nSecond floor   LB-13',
])('numbers behind other names are no forms: %s', (body) => {
  expect(sorted(body)).toEqual([])
})

it('a list begins beside deductibles in percent', () => {
  expect(
    sorted(`FORMS, OPTIONS, AND ENDORSEMENTS          OTHER LOSSES    1.00%     3,384
HOMEOWNERS POLICY               LW-2143
AMENDATORY ENDORSEMENT          LW-2243   SECTION II
ROOF SURFACES                   LO-2606`),
  ).toEqual(['LO-2606', 'LW-2143', 'LW-2243'])
})

it('forms of all parts of a package are listed on its first page', () => {
  expect(
    sorted(`Forms applicable to all coverage parts:
    LRPL 4001 01/18        Common Policy Conditions
    LA 4404 TX 02/24       Texas Notice`),
  ).toEqual(['LA 4404 TX', 'LRPL 4001'])
})
