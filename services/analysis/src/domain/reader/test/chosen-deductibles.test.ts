import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('deductibles that may be chosen', () => {
  it('two lists of choices', () => {
    expect(
      read(`
YOUR COVERAGE A LIMIT IS $330,000

WIND/HAIL DEDUCTIBLE OPTIONS                    OTHER PERILS DEDUCTIBLE OPTIONS
1%    $3,300     + $412 A YEAR                  $1,000     + $236 A YEAR
2%    $6,600     << YOUR PRESENT CHOICE         $2,500     + $ 61 A YEAR
3%    $9,900     - $198 A YEAR                  1%  $3,300     << YOUR PRESENT CHOICE
5%    $16,500    - $377 A YEAR                  2%  $6,600     - $145 A YEAR`),
    ).toMatchObject({ coverage_a_dwelling: 330000, wind_hail: [6600, 2], all_perils: [3300, 1] })
  })

  it('one list of choices', () => {
    expect(
      read(`
Wind/hail deductible options
1%  $3,300       $412 more
2%  $6,600       Current
5%  $16,500      $377 less`),
    ).toMatchObject({ wind_hail: [6600, 2] })
  })

  it('a choice of all perils', () => {
    expect(
      read(`
All other perils deductible choices:
$1,000       $412 more
$2,500       (your choice)
$5,000       $377 less`),
    ).toMatchObject({ all_perils: [2500, null] })
  })
})

it.each([
  'Your deductible choices\nAll other perils    $1,000   $2,500   $5,000',
  'Your wind deductible is 1% or 2% of your dwelling limit.',
  'Deductible for any claim under identity theft    $100',
  'Basic deductible for loss assessment     $500',
])('no deductible of the policy: %s', (body) =>
  expect(read(`A. Dwelling   $300,000\n${body}`)).toMatchObject({ all_perils: null, wind_hail: null }),
)

it.each(['All other perils     $1,500 / $3,000', 'All other perils $1,500 / 3,000'])(
  'reads none of two that are printed as one: %s',
  (row) => expect(read(row)).toMatchObject({ all_perils: null }),
)

it('reads none of two shares for losses of different sizes', () => {
  const words = 'Wind/hail deductible: 1% of Coverage A if the loss is $15,000 or less, otherwise 3%'
  expect(read(`Dwelling       $300,000\n${words}`)).toMatchObject({ wind_hail: null })
})
