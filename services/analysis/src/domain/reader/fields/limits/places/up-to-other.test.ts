import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

it('behind the number of a form another title of the list begins, whatever figure is in it', () => {
  const { mold_limit } = fieldsOf(`${HEAD}${LIMITS}
Forms and options
Special Homeowners Form             LO-7712       Dwelling up to $60,000          OPTION ID
Mold (Including Fungus) Exclusion   LO-5571       Furs/Watches $4,000             OPTION JF
Motor Vehicle Endorsement           LO-5460       Tools $1,500                    OPTION BP`)
  expect(mold_limit).toBe(0)
})

it('behind the number of a form its limit may stand', () => {
  const { mold_limit } = fieldsOf(`${HEAD}${LIMITS}
Endorsements
Limited fungi or mold               LO 04 27      Limit $5,000                    $35
Jewelry                             LO 04 61      Limit $2,500                    $20`)
  expect(mold_limit).toBe(5_000)
})
