import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const table = (heading: string) => `${HEAD}
Section I                                             Limit          Premium
Coverage A Dwelling                                   $300,000       $1,742.00
Coverage B Personal property                          $55,200        $298.00
Coverage C Personal liability                         $100,000       $61.00

                          ${heading}
Clause 1  Windstorm and hail                  2% of Coverage A       $6,000
Clause 2  All other perils                                           $2,000
`

it('a deductible in the column of premiums is one below a heading in the middle of its rows', () => {
  expect(fieldsOf(table('DEDUCTIBLES, SECTION I')).deductibles).toMatchObject({
    all_perils: { amount: 2000 },
    wind_hail: { amount: 6000, percentage: 2 },
  })
})

it('below another heading what stands in that column is a premium', () => {
  expect(fieldsOf(table('PERILS, SECTION I')).deductibles.all_perils).toBeNull()
})

it.each(['DEDUCTIBLES (SECTION 1)', 'Section 1 deductibles'])(
  'the number of its section is no figure of a heading: %s',
  (heading) => {
    const below = fieldsOf(`${HEAD}
Section I                                             Limit          Premium
Coverage A Dwelling                                   $300,000       $1,742.00
TOTAL PREMIUM                                                        $1,742.00

${heading}
Clause 1. Windstorm and hail                          EXCLUDED
Clause 2. All other perils                            1%      $3,000
`).deductibles
    expect(below).toEqual({
      all_perils: { amount: 3000, percentage: 1, stated: 'both' },
      wind_hail: null,
      hurricane: null,
    })
  },
)
