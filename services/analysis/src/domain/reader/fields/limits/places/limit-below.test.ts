import { expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../../../testing/lone-oak.ts'

const read = (body: string) => {
  const { coverage_a_dwelling, coverage_b_other_structures } = fieldsOf(`${HEAD}\n${body}`)
  return [coverage_a_dwelling, coverage_b_other_structures]
}

it('a sign of money may end the word before a figure that stands below its title', () => {
  expect(
    read(`Coverage A, Dwelling                            Coverage B, Other Structures
Limit $   362,500        Prem $1,936            Limit $    36,250        Prem $ incl`),
  ).toEqual([362_500, 36_250])
})

it('what is no limit may have such a sign before its figure, too', () => {
  expect(
    read(`Coverage A, Dwelling                            Coverage B, Other Structures
Premium $   1,936                               Premium $   1,200`),
  ).toEqual([null, null])
})

it('which option was taken may stand before the limit below a title', () => {
  expect(
    fieldsOf(`${HEAD}
Mold, Fungi and Other Microbes
Option: higher limit. Limit of insurance per occurrence: $50,000
Testing, included above: $5,000`).mold_limit,
  ).toBe(50_000)
})

it.each([
  'SEWER BACKUP OR SUMP PUMP            $61.00      CLAIM FREE      $90.10\nOVERFLOW                                         NEW ROOF        $41.00\nLIMIT $15,000                                    TWO POLICIES    $12.00',
  'Water backup and sump                $61.00\ndischarge or overflow\nLimit $15,000, deductible $1,000',
  'Water Backup and Sump                $61.00\nDischarge or Overflow\n  Limit: $15,000',
])('the limit may stand below both lines of a name, of which the first has its price: %s', (rows) => {
  expect(withLines(`Optional coverages                   Premium\n${rows}`).water_backup_limit).toBe(15_000)
})

it.each(['SERVICE LINE', 'JEWELRY', 'OVERFLOW                             $12.00'])(
  'what has a name or a price of its own does not go on with the one above: %s',
  (name) => {
    const { water_backup_limit } = withLines(`OPTIONAL COVERAGES                   PREMIUM
WATER BACKUP                         $61.00
${name}
LIMIT $15,000`)
    expect(water_backup_limit).toBeNull()
  },
)
