import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const OWN = {
  coverage_a_dwelling: 300_000,
  coverage_e_personal_liability: 100_000,
  deductibles: { all_perils: { amount: 2500 } },
  total_annual_premium: 2100,
  year_built: 1978,
  roof_year: 2010,
}

const table = (heads: string[], isTurned: boolean): string => {
  const rows = [
    ['', ...heads],
    ['Year built', '1978', '1994'],
    ['Roof put on', '2010', '2015'],
    ['Dwelling limit', '$300,000', '$410,000'],
    ['Personal liability', '$100,000', '$300,000'],
    ['All other perils deductible', '$2,500', '$1,500'],
    ['Annual premium', '$2,100', '$1,900'],
  ]
  return rows
    .map(([name, own, other]) => (isTurned ? [name, other, own] : [name, own, other]))
    .map((cells) => cells.map((cell) => (cell ?? '').padEnd(32)).join(''))
    .join('\n')
}

it.each([
  ['You', 'Average home in your county'],
  ['Your home', 'Homes like yours'],
  ['Your policy', 'County average'],
  ['This policy', 'Typical home nearby'],
  ['Your house', 'Your neighbors'],
  ['You have', 'Others have'],
  ['Current', 'Recommended'],
  ['Your limit', 'Standard limit'],
])('takes what stands below "%s", and nothing below "%s"', (...heads) => {
  expect(fieldsOf(`${HEAD}\n${table(heads, false)}`)).toMatchObject(OWN)
  expect(fieldsOf(`${HEAD}\n${table(heads, true)}`)).toMatchObject(OWN)
})

it.each([
  'Year built        1978     Average home in your county: built 1994, dwelling limit $410,000',
  'Average home in your county: built 1994, dwelling limit $410,000     Year built        1978',
  'Year built 1978          Homes in your county on average: built 1994, roof 2009',
  'Your home\nYear built        1978\nAverage home in your county\nYear built       1994\nRoof year        2011',
])('takes nothing of an average home: %s', (lines) =>
  expect(fieldsOf(`${HEAD}${LIMITS}\n${lines}`)).toMatchObject({
    coverage_a_dwelling: 300_000,
    year_built: 1978,
    roof_year: null,
  }),
)

it('leaves the columns below a heading beside a sentence of other homes', () =>
  expect(
    fieldsOf(`${HEAD}
Your policy                   We look at similar homes in your area when we rate it.
Dwelling                      $300,000
Personal property             $150,000`),
  ).toMatchObject({ coverage_a_dwelling: 300_000, coverage_c_personal_property: 150_000 }))
