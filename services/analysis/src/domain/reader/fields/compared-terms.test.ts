import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const compared = (ending: string, renewal: string) =>
  fieldsOf(`${HEAD}

What is different this year

Coverage                          ${ending.padEnd(28)}${renewal}
Coverage A - Dwelling             $300,000                    $330,000
Coverage B - Other structures      $30,000                     $33,000
Coverage C - Personal property    $150,000                    $165,000
Coverage D - Loss of use           $60,000                     $66,000
Wind or hail deductible           1%   $3,000                 2%   $6,600`)

it.each([
  ['Term ending 3/1/2026', 'Renewal term'],
  ['Policy that ends 3/1/2026', 'Renewed policy'],
  ['Your policy now', 'At renewal'],
  ['Current', 'Renewal'],
  ['Today', 'Next term'],
  ['Your current limit', 'Your renewal limit'],
  ['Term ending 3/1/2026', 'Term ending 3/1/2027'],
  ['Winter term', 'New'],
  ['This year', 'At renewal 3/1/2027'],
  ['3/1/2026 term', '3/1/2027 term'],
])('takes no limit from "%s" beside "%s"', (ending, renewal) => {
  const { coverage_a_dwelling, coverage_c_personal_property, deductibles } = compared(ending, renewal)
  expect(coverage_a_dwelling).toBe(330_000)
  expect(coverage_c_personal_property).toBe(165_000)
  expect(deductibles.wind_hail).toMatchObject({ amount: 6_600, percentage: 2 })
})

it('takes neither of two deductibles where nothing tells which holds', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Your coverage                     Until 2/28/2026             From 3/1/2026
Coverage A - Dwelling             $300,000                    $330,000
Coverage B - Other structures      $30,000                     $33,000
Coverage C - Personal property    $150,000                    $165,000
Wind or hail deductible           1%   $3,000                 2%   $6,600`)
  expect(deductibles.wind_hail).toBeNull()
})

it('takes a price in a column of new premiums for no limit', () => {
  const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${HEAD}
Coverage                          You get                     Revised premium
Coverage A - Dwelling             $300,000                    $2,330
Coverage B - Other structures      $30,000                    $1,033
Coverage C - Personal property    $150,000                    $1,165`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([300_000, 150_000])
})

it('believes the declarations and not the table in the letter before them', () => {
  const { coverage_a_dwelling, deductibles } = fieldsOf(`Lone Oak Insurance Company

Dear Ana Flores:

Here is what you had, and what we offer you for policy LO-448812.

Coverage A - Dwelling             $300,000                    $330,000
Coverage B - Other structures      $30,000                     $33,000
Coverage C - Personal property    $150,000                    $165,000
Coverage D - Loss of use           $60,000                     $66,000
Deductible, wind or hail            $3,000                      $6,600

Sincerely,
Lone Oak
====
${HEAD}${LIMITS}`)
  expect(coverage_a_dwelling).toBe(fieldsOf(`${HEAD}${LIMITS}`).coverage_a_dwelling)
  expect(deductibles.wind_hail).toBeNull()
})

it('reads the term that the declarations are of, beside what comes after it', () => {
  expect(compared('This term', 'At renewal in 2027').coverage_a_dwelling).toBe(300_000)
})
