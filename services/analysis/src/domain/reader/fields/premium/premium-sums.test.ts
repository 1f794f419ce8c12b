import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const premiumOf = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n${rows}`).total_annual_premium

it('adds what is charged beside the premium in a ragged list, too', () => {
  expect(
    premiumOf(`
Total policy premium  $3,048.00
Fully earned agency fee  $120.00
Fully earned inspection fee  $0.00
Total charges for policy  $3,168.00`),
  ).toBe(3168)
})

it('takes instalments of such a list for no part of the year', () => {
  expect(
    premiumOf(`
Total policy premium  $3,048.00
Installment fee, if you pay monthly  $60.00
Total by installments  $3,108.00`),
  ).toBe(3048)
})

it('adds optional coverages that are charged between the premium and what comes to all of it', () => {
  expect(
    premiumOf(`
COST OF THIS POLICY
Homeowners Premium                          $2,318.00
Equipment Breakdown                            $52.00
Policy Fee                                    $225.00
Texas Surplus Lines Tax 4.85%                 $125.86
Total Due                                   $2,720.86`),
  ).toBe(2720.86)
})

it.each(['Auto premium', 'Personal umbrella', 'Previous balance'])('does not add %s', (part) => {
  expect(
    premiumOf(`
Homeowners Premium                          $2,318.00
${part.padEnd(44)}$1,052.00
Total due                                   $3,370.00`),
  ).toBe(2318)
})

it('takes savings off', () => {
  expect(
    premiumOf(`
TOTAL OF ALL PREMIUMS                      $3,603.00
MULTI-POLICY AND LOYALTY SAVINGS            -$411.00
ANNUAL PREMIUM                             $3,192.00`),
  ).toBe(3192)
})

it.each([
  ['Premium Amount      Surcharge        Total Due\n$1,845.00           $0.00            $1,845.00', 1845],
  [
    'For the term        Premium       Fee        Tax        You owe\n03/01/26-03/01/27   $2,400.00     $75.00     $5.10      $2,480.10',
    2480.1,
  ],
  [
    'Policy         Term start     Term end       Form      Premium\nLO-448812      03/01/2026     03/01/2027     HO-3      $2,655',
    2655,
  ],
  [
    'Premium before change     Premium after change     Additional premium\n$2,900.00                 $2,950.00                $50.00',
    2950,
  ],
])('stands at the end of a row of facts or of its parts: %s', (rows, dollars) => {
  expect(premiumOf(rows)).toBe(dollars)
})

it.each([
  'Annual premium by coverage\nProperty            $2,204\nLiability              $38\nWater backup           $55',
  'Coverage            Deductible       Premium\nWater backup        $1,000           $55.00',
  'Statement           Past due         Total Due\n03/01/2026          $120.00          $310.00',
])('is none of a coverage or of a bill: %s', (rows) => {
  expect(premiumOf(rows)).toBeNull()
})

it('the line of an address before a premium is of another block', () => {
  expect(
    premiumOf(`Mailing:         409 Palm Dr              Number:      LO-448812
                 Waco TX 76710            Premium:     $2,144.00`),
  ).toBe(2144)
})

it.each([
  ['Policy premium $1,750.00\nAgency fee $60.00\nInspection fee $35.00\nTotal $1,845.00', 1845],
  ['Policy premium $1,750.00\nAgency fee $60.00\nInspection fee $35.00\nTotal $1,900.00', 1750],
])('is the whole to which the lines of its block come, each with its amount at its end: %s', (rows, dollars) => {
  expect(premiumOf(`\n${rows}`)).toBe(dollars)
})

it('is not a discount beside it, whatever its name', () => {
  expect(
    premiumOf(`
Policy Premium                              Premium Reductions
Annual Premium             $3,045.13        Alarm Discount
Fire Dept Recoupment           $2.87        Claim-free Discount
Total Premium              $3,048.00        Home/Auto Discount        $702.00
                                            Roof Discount             $318.00`),
  ).toBe(3048)
})

it.each([
  'Basic premium        $2,310.00      Endorsements      $96.00      Inspection fee       $45.00\nCatastrophe fee          $0.00      Tax                $2.20      Annual premium    $2,453.20',
  'Basic premium        $2,310.00      Endorsements      $96.00      General agent’s      $45.00\n                                                                  fee\nCatastrophe              $0.00      Rural fire         $2.20      Annual premium    $2,453.20\nassessment                          fund',
])('stands behind other names with their prices, the first of which is nothing: %s', (rows) => {
  expect(premiumOf(`\n${rows}`)).toBe(2453.2)
})
