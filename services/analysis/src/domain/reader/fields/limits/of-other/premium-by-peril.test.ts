import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

const deductibles = (body: string) => {
  const { wind_hail, all_perils } = fieldsOf(`${HEAD}${LIMITS}\n${body}`).deductibles
  return [wind_hail?.amount ?? null, all_perils?.amount ?? null]
}

it.each([
  'Peril                  Premium\nWind and hail          $812\nAll other perils       $1,392',
  'Your premium by peril\nWind and hail          $812.00\nAll other perils       $1,392.00',
  'How your premium is made up\nWind and hail          $812\nAll other perils       $1,392\nLiability              $120',
  'Premium by peril (sums to the subtotal)\nFire and lightning     $812.00     Wind and hail            $1,466.00\nTheft and other        $204.00     All other perils         $171.00',
  'Charges\nWind and hail          $812.00\nAll other perils       $1,392.00',
  'Wind and hail          $812.00\nAll other perils       $1,392.00\nTotal premium          $2,204.00',
  'Premium details: wind and hail $812, all other perils $1,392, total $2,204.',
])('what a peril costs is no deductible: %s', (body) => {
  expect(deductibles(body)).toEqual([null, null])
})

it.each([
  'Discounts\nNew roof                  5%\nWind and hail mitigation  $120',
  'Your discounts\nWind and hail      12%',
])('a discount is no deductible: %s', (body) => {
  expect(deductibles(body)).toEqual([null, null])
})

it.each([
  'Deductibles\nWind and hail          $6,000\nAll other perils       $3,000\nTotal premium          $2,204.00',
  'Coverage          Deductible     Premium\nWind and hail     $6,000         $812.00\nAll other perils  $3,000         $1,392.00',
  'Wind and hail          $6,000\nAll other perils       $3,000\n\nTotal premium          $2,204.00',
])('a deductible is: %s', (body) => {
  expect(deductibles(body)).toEqual([6000, 3000])
})

it('reads the limits that a list of premiums says in the names of its rows', () => {
  expect(
    fieldsOf(`${HEAD}${LIMITS}
PREMIUM DETAIL                                           ANNUAL
   House and liability                                $2,512.00
   Extended Replacement Cost, Coverage A (125%)           98.00
   Water Back Up of Sewer or Drain, $10,000               64.00
   Mold remediation                                       31.00
   Ordinance or Law, 25%                                  79.00`),
  ).toMatchObject({
    coverage_a_dwelling: 300_000,
    extended_dwelling_percentage: 25,
    water_backup_limit: 10_000,
    mold_limit: null,
    ordinance_or_law_percentage: 25,
  })
})
