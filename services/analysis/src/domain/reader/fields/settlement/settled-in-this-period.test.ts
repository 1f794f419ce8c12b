import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const settled = (rows: string) =>
  fieldsOf(`${HEAD}${LIMITS}
How losses are settled
${rows}`)

it.each([
  [
    'at replacement cost until the roof is 12 years old, then at actual cash value. For this policy period: actual cash value.',
    'ACV',
  ],
  ['actual cash value once the roof is 15 years old. Currently replacement cost.', 'RCV'],
  ['replacement cost when less than 10 years old; in this term actual cash value.', 'ACV'],
  ['at replacement cost until the roof is 12 years old, then at actual cash value', null],
  ['replacement cost for roofs up to 15 years old, actual cash value thereafter', null],
])('reads the roof settled "%s" as %s', (words, value) => {
  expect(
    settled(`Dwelling                         replacement cost\nRoof, wind and hail              ${words}`)
      .roof_settlement,
  ).toBe(value)
})

it.each([
  'Roof (perils other than windstorm or hail)',
  'Roof surfacing - all other covered losses',
  'Roof, excluding windstorm and hail',
  'Roof surfaces: any other peril',
  'Roof, except for wind or hail:',
])('takes "%s" for nothing that is said of wind and hail', (label) => {
  expect(
    settled(`Dwelling                                        Replacement cost\n${label.padEnd(48)}Actual cash value`)
      .roof_settlement,
  ).toBeNull()
})

it('leaves open what is excepted', () => {
  expect(
    settled('Roof              Replacement cost, except wind or hail: actual cash value').roof_settlement,
  ).not.toBe('RCV')
  expect(settled('The roof is settled at actual cash value after it is 15 years old.').roof_settlement).toBeNull()
})

it.each(['Roof surfacing, all perils', 'Roof covering: any covered loss', 'Roof, every cause of loss'])(
  'knows "%s" as the settlement of the roof',
  (label) => {
    expect(settled(`${label.padEnd(40)}Replacement cost (including windstorm or hail)`).roof_settlement).toBe('RCV')
  },
)

it('does not read the settlement of the home under the material of the roof', () => {
  const { roof_settlement, dwelling_settlement } = settled(`
  Construction:    Frame             Roof:               Metal
  Dwelling loss settlement:          Replacement cost
  Contents loss settlement:          Actual cash value`)
  expect(roof_settlement).toBeNull()
  expect(dwelling_settlement).toBe('RCV')
})

it('tells two things in one sentence apart', () => {
  const { dwelling_settlement, personal_property_settlement } = settled(
    'The dwelling is insured for replacement cost; personal property is insured for its actual cash value.',
  )
  expect(dwelling_settlement).toBe('RCV')
  expect(personal_property_settlement).toBe('ACV')
})

it('reads a credit that is given for a roof at actual cash value', () => {
  expect(settled('Actual Cash Value for Roof Surfaces - Windstorm or Hail        Credit applied').roof_settlement).toBe(
    'ACV',
  )
})

it('does not join the titles of two forms', () => {
  const { roof_settlement } = fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
HO 04 90      Contents Replacement Cost
HO 23 61      Roof Surfacing - Windstorm or Hail Conditions
HO 04 77      Ordinance or Law`)
  expect(roof_settlement).toBeNull()
})

it('reads the bare words of a column of settlements', () => {
  const { dwelling_settlement } = settled(`
Item   Property insured                     Settlement       Limit
1      A. Dwelling, frame, built 1991       Replacement      $300,000
2      A. Workshop, frame                   Actual cash       $20,000`)
  expect(dwelling_settlement).toBe('RCV')
})

it.each([
  ['Expiring policy', 'Renewal policy'],
  ['Your current policy', 'Your renewal policy'],
])('reads what the roof is settled by from the column of this term, beside "%s"', (before, after) => {
  const row = (...cells: [string, string, string]) => `  ${cells[0].padEnd(34)}${cells[1].padEnd(24)}${cells[2]}\n`
  expect(
    settled(
      row('Provision', before, after) + row('Roof surfacing, wind or hail', 'Replacement cost', 'Actual cash value'),
    ).roof_settlement,
  ).toBe('ACV')
})
