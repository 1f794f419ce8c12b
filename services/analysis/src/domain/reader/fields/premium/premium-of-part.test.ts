import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const premiumOf = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).total_annual_premium

const JEWELRY = `SCHEDULED PERSONAL PROPERTY
Article             Amount        Premium
Ring               $12,000          $96.00
Watch               $8,000          $64.00
Total premium                      $160.00`

it.each([JEWELRY, 'Endorsement premium\nJewelry                     $96.00\nGuns        $64.00\nTotal       $160.00'])(
  'what is insured beside the home has a total of its own: %s',
  (part) => {
    expect(premiumOf(part)).toBeNull()
    expect(premiumOf(`${part}\n\nTotal policy premium   $2,310.00`)).toBe(2310)
  },
)

it('a total that comes to more than the optional coverages above it is the policy’s', () => {
  const sums = `Basic premium               $1,900.00
Optional coverages
Water backup                   $96.00
Ring                           $64.00
Total annual premium        $2,060.00`
  expect(premiumOf(sums)).toBe(2060)
})

it('a paragraph over the parts of the premium is no title of theirs', () => {
  const sums = `Optional coverage. Personal property replacement cost: yes. Dwelling replacement cost: yes.
Sewer and drain back-up: $5,000.
Coverage premium            $1,635.00
Optional coverage             $203.00
Policy fee                     $60.00
TOTAL                       $1,898.00`
  expect(premiumOf(sums)).toBe(1898)
})

it('another title stands between the parts of the premium and a coverage above it', () => {
  const sums = `Identity shield                   Not covered      -
Personal injury                   Not covered      -

Premium detail
Item                              Annual amount
Base policy premium               $3,412.00
Water backup                      $79.00
Total for the policy period       $3,491.00`
  expect(premiumOf(sums)).toBe(3491)
})

it('what is taken off has a total of its own, two to a line', () => {
  const sums = `Premium for the house            $1,902.30
Inspection fee                      $30.00
Total (includes a change of +$18.40)     $1,932.30

Lender                           Discounts (already in your premium)
Valley Home Loans                Loss free     $210.00     New roof      $88.50
PO Box 11, Waco, TX 76701        Total                    $298.50`
  expect(premiumOf(sums)).toBe(1932.3)
  expect(premiumOf(sums.slice(sums.indexOf('Lender')))).toBeNull()
})

it.each([
  'Auto/home credit            $611.00',
  'Claim-free                  $611.00',
  'Savings                     $611.00',
  '2nd home credit             $611.00',
  'Total of last year          $611.00',
])('what begins beside the total with a figure of its own is none of it: %s', (other) => {
  const sums = `Premium                            Taken off
Total premium            $2,304.00     ${other}
Lender pays this amount.               New roof                    $204.00`
  expect(premiumOf(sums)).toBe(2304)
})

it.each(['Due now', 'Due by June 1'])('what is due soon is no premium of the year: %s', (when) => {
  expect(premiumOf(`Total premium payable   $412.00   ${when}`)).toBeNull()
})

it('a total behind the premium and its fee is of both', () => {
  expect(premiumOf('Annual premium   $2,304.00   Fee   $25.00   Total   $2,329.00')).toBe(2329)
})
