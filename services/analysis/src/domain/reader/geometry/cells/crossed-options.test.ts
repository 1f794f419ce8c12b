import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const optionsOf = (legend: string, marks: [string, string, string]) => {
  const [debris, water, slab] = marks
  const { water_backup_limit, foundation_water_limit } = fieldsOf(`${HEAD}${LIMITS}
${legend}
${debris} Debris removal, 5% of loss
${water} Back up of sewers and drains, $5,000
${slab} Slab or foundation leakage, $10,000`)
  return [water_backup_limit, foundation_water_limit]
}
const LEGEND = 'Options: X  taken by the member, no mark  not taken'

it('options beside marks that a picture lost may be taken or not', () => {
  expect(optionsOf(LEGEND, ['Acv ', 'oO ', 'CJ '])).toEqual([null, null])
})

it('a cross that was read is one', () => {
  expect(optionsOf(LEGEND, ['oO ', 'X  ', 'CJ '])).toEqual([5000, null])
})

it('where nothing tells of marks letters before a row mean something else', () => {
  expect(optionsOf('Options', ['a.', 'b.', 'c.'])).toEqual([5000, 10_000])
})
