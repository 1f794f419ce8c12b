import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const listed = (body: string) => fieldsOf(`${HEAD}\n${body}`).endorsements

it('a row of a table of forms may take two lines in one column, however far the rows are apart', () => {
  expect(
    listed(`Coverage                         Form             Limit               Premium

Ordinance or law                 HO 04 77 10 00   25% of Coverage A   $118.00

Limited mold                     LO 04 28 01 24   $10,000 per loss    Included
                                                  $20,000 total

Service line                     LO 09 21 01 24   $10,000             $38.00

Water backup of sewers,          LO 04 95 01 24   $5,000              $40.00
drains and sumps

Identity recovery                LO 09 30 01 24   $25,000             $12.00`),
  ).toEqual(['HO 04 77', 'LO 04 28', 'LO 09 21', 'LO 04 95', 'LO 09 30'])
})

it.each([
  ['LO HD C', 'LO WH C'],
  ['LO A', 'LO HURR'],
  ['LO X TX', 'LO-B'],
])('letters of the family of the numbers before them, with an edition beside them, are forms: %s, %s', (one, other) => {
  expect(
    listed(`FORMS AND ENDORSEMENTS
HO 00 06         05 11     Unit-owners form
LO HO6 TX        09 21     Special provisions
${one.padEnd(14)}   12 19     Hurricane deductible
${other.padEnd(14)}   12 19     Wind or hail deductible
LO PRIV          08 23     Privacy notice`),
  ).toEqual(['HO 00 06', 'LO HO6 TX', one, other, 'LO PRIV'])
})
