import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

it('names the rows of an item by what stands beside its number', () => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property } = read(`
Item 1              Dwelling (Coverage A), 318 Oyster Shell Ln, Port Lavaca, TX 77979
Limit of liability      $231,000                 Deductible        2% of item limit, $4,620
Description             One story, frame         Year built        1974

Item 2              Other structure (Coverage A), workshop at the location of Item 1
Limit of liability      $14,500                  Deductible        2% of item limit, $290

Item 3              Personal property (Coverage B) in Item 1
Limit of liability      $92,400                  Deductible        2% of item limit, $1,848`)
  expect([coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property]).toEqual([
    231_000, 14_500, 92_400,
  ])
})

it('knows an item by another name, and rows in another order', () => {
  const { coverage_a_dwelling, dwelling_settlement } = read(`
Item No. 1        Dwelling, 12 Elm St, Waco, TX 76710
Loss settlement   Replacement cost               Limit of liability       $231,000
Deductible        $2,310                         Premium                  $846.00`)
  expect([coverage_a_dwelling, dwelling_settlement]).toEqual([231_000, 'RCV'])
})

it('reads a limit behind how its thing is settled', () => {
  const { coverage_b_other_structures, coverage_c_personal_property } = read(`
House                           Extended replacement cost     $400,000
Other permanent structures      Extended replacement cost     20% of House
Contents                        Replacement cost              50% of House`)
  expect([coverage_b_other_structures, coverage_c_personal_property]).toEqual([80_000, 200_000])
})

it.each(['Building property, additions and alterations', 'Unit improvements, betterments and fixtures'])(
  'takes "%s" for the dwelling',
  (name) => {
    expect(read(`A. ${name}     $48,000\nC. Contents     $62,000`).coverage_a_dwelling).toBe(48_000)
  },
)

it('gives what stands in an item to the contents alone, and to the home what stands behind its description', () => {
  const contents = 'Personal property in item 1, replacement cost'
  const { dwelling_settlement } = read(`
Item   Cov   Description and location                                  Limit   Deductible
1      A     Dwelling, frame, built 1994                            $231,000    2% $4,620
2      B     ${contents}           $92,400    2% $1,848`)
  expect(dwelling_settlement).toBeNull()
  const described = read(`
Item   Cov   Description and location                                            Limit   Deductible
1      A     Dwelling, frame, built 1994, 20 Gull Ln, replacement cost        $231,000    2% $4,620
2      B     ${contents}                     $92,400    2% $1,848`)
  expect(described.dwelling_settlement).toBe('RCV')
})
