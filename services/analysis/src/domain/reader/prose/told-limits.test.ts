import { expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const HEAD = `
LONE OAK FLOOD INSURANCE COMPANY         FLOOD INSURANCE POLICY DECLARATIONS
Policy number: LO-448812      Policy term: 03/01/2026 to 03/01/2027
Insured: Ana Flores           Property location: 12 Elm St, Galveston, TX 77550
`
const TABLE = `
INSURED                             LIMIT      DEDUCTIBLE
Building                         $215,000          $1,250
Contents                          $60,000          $1,250
`

it.each([
  'Limits of up to $250,000 on the building and $100,000 on the contents may be bought.',
  'The most that can be bought is $250,000 for the building and $100,000 for its contents.',
  'We insure buildings up to $250,000 and contents up to $100,000 under the program.',
])('takes the two limits of a table before "%s"', (sentence) => {
  const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${HEAD}${TABLE}\n${sentence}`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([215_000, 60_000])
})

it.each([
  'A detached garage at the location may use up to 10% of the building limit, which lowers what is left for the dwelling.',
  'Up to 10% of the building limit may be used for a detached garage. We insure the building up to $215,000.',
])('takes no share of another limit for one of its own: "%s"', (sentence) => {
  expect(fieldsOf(`${HEAD}${TABLE}\n${sentence}`).coverage_b_other_structures).toBeNull()
})
