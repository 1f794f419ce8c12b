import { expect, test } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const declarations = (line: string) => `${HEAD}Coverage A  Dwelling                                   $412,000
Coverage B  Other Structures                            $41,200
Coverage C  Personal Property                          $206,000
Coverage E  Personal Liability                         $500,000
All other perils deductible                              $4,120

${line}
`
const windAndHail = (line: string) => fieldsOf(declarations(line)).deductibles.wind_hail

test.each([
  ['Wind and hail deductible     2% of Coverage A, minimum $10,000', 10_000],
  ['Wind and hail deductible     2% of Coverage A, minimum $1,000', 8_240],
  ['Wind and hail deductible     1% of Coverage A (minimum $5,000)', 5_000],
  ['Wind and hail deductible     1% of Coverage A ($5,000 minimum)', 5_000],
  ['Wind and hail deductible     5% of Coverage A, maximum $15,000', 15_000],
  ['Wind and hail deductible     5% of Coverage A, not to exceed $25,000', 20_600],
  ['Wind and hail deductible     2% of Coverage A = $8,240, minimum $5,000', 8_240],
  ['Wind and hail deductible     2% of Coverage A, $8,240, at least $5,000', 8_240],
  ['Wind and hail deductible     5% of Coverage A, minimum $1,000, maximum $15,000', 15_000],
  ['Wind and hail deductible     5% of Coverage A ($1,000 minimum $15,000 maximum)', 15_000],
  ['Wind and hail deductible     2% or $10,000, whichever is greater', 10_000],
  ['Wind and hail deductible     2% or $2,500, whichever is greater', 8_240],
  ['Wind and hail deductible     2% of Coverage A or $2,500, whichever is less', 2_500],
  ['For loss by wind or hail the deductible is 1% of Coverage A, but not less than $5,000.', 5_000],
  ['For loss by wind or hail the deductible is 2% of Coverage A, but not less than $5,000.', 8_240],
])('of "%s" the deductible is %i dollars', (line, dollars) => {
  expect(windAndHail(line)?.amount).toBe(dollars)
})

test('what a bound decides is printed, what the percentage decides is worked out', () => {
  expect(windAndHail('Wind and hail deductible     2% of Coverage A, minimum $10,000')?.stated).toBe('both')
  expect(windAndHail('Wind and hail deductible     2% of Coverage A, minimum $1,000')?.stated).toBe('percentage')
})

test('dollars beside the percentage stand for themselves', () => {
  expect(windAndHail('Wind and hail deductible     2% ($8,240), minimum $1,000')).toEqual({
    amount: 8_240,
    percentage: 2,
    stated: 'both',
  })
})

test.each([
  ['Wind and hail deductible     2% = $8,240, minimum $10,000', 10_000],
  ['Wind and hail deductible     2% of Coverage A ($8,240), minimum $10,000', 10_000],
  ['Wind and hail deductible     2% of Coverage A ($8,240), minimum $1,000', 8_240],
  ['Wind and hail deductible     2% of Coverage A ($8,240), maximum $5,000', 5_000],
])('the bound counts where the dollars of the share are printed, too: %s', (line, amount) => {
  expect(windAndHail(line)).toEqual({ amount, percentage: 2, stated: 'both' })
})
