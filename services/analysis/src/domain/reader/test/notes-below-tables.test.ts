import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const TABLE = `${HEAD}
Coverage                       Limit         Deductible       Premium
A. Dwelling             $300,000 (1)            (2) (3)        $2,377
B. Other structures          $30,000            (2) (3)      Included
C. Personal property        $150,000            (2) (3)      Included
E. Personal liability       $300,000               none           $48
Water back up                $10,000             $1,500          $168
`

it('takes the deductible of a note, and not that of another row in its column', () => {
  const { deductibles } = fieldsOf(`${TABLE}
(1)  Guaranteed replacement cost applies: the limit is not the most we pay.
(2)  $2,500 for every peril without a deductible of its own.
(3)  Windstorm or hail: 2% of the Coverage A limit, at inception $6,000.`)
  expect(deductibles).toEqual({
    all_perils: { amount: 2_500, percentage: null, stated: 'amount' },
    wind_hail: { amount: 6_000, percentage: 2, stated: 'both' },
    hurricane: null,
  })
})

it('takes none where the notes state none', () =>
  expect(fieldsOf(`${TABLE}\n(2) (3)  See the endorsements.`).deductibles.all_perils).toBeNull())

it('goes on below the figure of an item that takes two lines', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Coverage                       Limit         Deductible
A. Dwelling                 $300,000         1% of the
                                             limit, $3,000
C. Personal property        $150,000`)
  expect(deductibles.all_perils).toMatchObject({ percentage: 1 })
})
