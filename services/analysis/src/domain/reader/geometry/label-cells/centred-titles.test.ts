import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

it.each([
  `
                   LENDER                                      AGENCY
        COMAL BANK                                    HILL AGENCY
        BOX 77, GRUENE, TX 78130                      44 SQUARE, WACO, TX 76710`,
  `
Medical payments        $1,000                        FIRST MORTGAGEE
Mold                    $5,000             COMAL BANK
                                           ISAOA
                                           BOX 77, GRUENE, TX 78130`,
  `
                      LENDER
        COMAL BANK
        LOAN 88-1

                      RATING
        Frame, one story    Territory 4`,
])('a title in the middle of a box names what begins at the edge of it: %s', (box) => {
  expect(fieldsOf(`${HEAD}${LIMITS}${box}`).mortgagee).toBe('COMAL BANK')
})

it('a title beside another one leaves what stands below that', () => {
  const { mortgagee } = fieldsOf(`${HEAD}${LIMITS}
AGENT                    LENDER
SAM HILL
44 SQUARE, WACO, TX 76710`)
  expect(mortgagee).toBeNull()
})
