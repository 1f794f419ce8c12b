import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { halfLines } from '../testing/half-lines.ts'

const fieldsOf = (text: string) => readPolicy(halfLines(text)).fields

const TITLE = 'LONE OAK LLOYDS\n\nHOMEOWNERS POLICY DECLARATIONS\n\n\nPolicy number   LO-4471902\n\n\n'
const HEAD = `${TITLE}Policy period   03/01/2026 to 03/01/2027\n\n\nNamed insured   Ana Flores\n\n\nInsured location   12 Elm St, Waco, TX 76710\n\n\n`

it.each([
  [
    `Transaction:    Renewal, printed 02/01/2026

                Hortensia Quiroga

                Anselmo Quiroga
Insured:
                47 Sandpiper Row

                Fulton, TX 78358`,
    ['Hortensia Quiroga', 'Anselmo Quiroga'],
  ],
  [
    `Form:           Homeowners, all forms

                Anselmo Quiroga
Insured:
                47 Sandpiper Row`,
    ['Anselmo Quiroga'],
  ],
])('the lines of a value stand as far above its label as below it', (block, [holder, ...others]) => {
  const read = fieldsOf(`${TITLE}${block}\n\n\nPremises:       47 Sandpiper Row, Fulton, TX 78358`)
  expect(read.policy_holder_name).toBe(holder)
  expect(read.additional_insured_names).toEqual(others)
})

it('what is behind another label is that one’s, though its own value has no address', () =>
  expect(
    fieldsOf(`${TITLE}                 ANA FLORES
Named Insured
                 12 ELM ST
and Address
                 WACO TX 76710



                 SAME AS ABOVE                   BRAZOS AGENCY
Location of
                 FRAME, BUILT 1980               900 AUSTIN AVE
Residence                               Agent
                 SHINGLE ROOF                    WACO TX 76701
Premises`).property_address?.street ?? null,
  ).not.toBe('900 AUSTIN AVE'))

it('the figure at the middle of a name in two lines is its own, whatever the block beside prints on the lines of the name', () =>
  expect(
    fieldsOf(`${HEAD}Coverage E                                            Policy fee               $45
                     each occurrence    $300,000
Personal Liability                                    Inspection               $60




Limited mold, rot                                     altogether $512 off, in your price
                     property           $15,000
or fungus                                             Paperless`),
  ).toMatchObject({ coverage_e_personal_liability: 300_000, mold_limit: 15_000 }))
