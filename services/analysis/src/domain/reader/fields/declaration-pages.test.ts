import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const withPage = (page: string) => fieldsOf(`${HEAD}${LIMITS}\n===\n${page}`)

const DEDUCTIBLES = `Your deductibles
All other perils            $3,000
Wind or hail                2% of Coverage A`

it('a page of deductibles alone is of the declarations', () => {
  expect(withPage(DEDUCTIBLES).deductibles.wind_hail?.amount).toBe(6000)
})

it('an example of them is not', () => {
  expect(withPage(`${DEDUCTIBLES}\nFor example, on a loss of $20,000 we pay $17,000.`).deductibles.wind_hail).toBeNull()
})

it.each(['Reconstruction cost: $350,000', 'Replacement cost estimate: $350,000', 'Claims history: none'])(
  'a row at the head of the page makes no enclosure of it: %s',
  (row) => {
    const { year_built, mortgagee } = withPage(`Policy number: LO-448812     Page 2
${row}
Year built: 1998
Mortgagee: Frost Bank`)
    expect([year_built, mortgagee]).toEqual([1998, 'Frost Bank'])
  },
)
