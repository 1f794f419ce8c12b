import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

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

it('a heading in a column beside the rows of the premium makes no enclosure of the page', () => {
  const { year_built, mortgagee } = withPage(`How your price adds up
Base premium              $1,904.00         Discounts you have
Water backup                 $61.00         No claims
Discounts                  −$120.00
                                            Discounts you could have
Total                     $1,845.00         Impact resistant roof
Year built: 1998
Mortgagee: Frost Bank`)
  expect([year_built, mortgagee]).toEqual([1998, 'Frost Bank'])
})

it.each([
  'The numbers on this page are invented so that you can follow the steps.',
  'None of the amounts on this page is part of your policy unless your declarations show it.',
  'This page is only an example.',
])('nothing is read of a page that says of itself: %s', (words) => {
  const { deductibles, water_backup_limit } = withPage(`Which deductible when
${words}

All other perils            $1,500
Wind or hail                1%  $2,500
Water backup                $5,000`)
  expect([deductibles.all_perils, deductibles.wind_hail, water_backup_limit]).toEqual([null, null, null])
})

it('a page is believed that says of the amounts on it that they are in dollars', () => {
  const page = `Amounts on this page are in dollars.\n\n${DEDUCTIBLES}`
  expect(withPage(page).deductibles.wind_hail?.amount).toBe(6000)
})

it('a statement of what is paid for a loss is no policy, whatever limits it repeats', () => {
  const claim = `Lone Oak Insurance Company
Statement of loss, claim number 26-7713, date of loss 05/09/2026
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Item                      Replacement cost     Depreciation     Actual cash value
Roof                            $16,120.00        $4,836.00            $11,284.00
Less deductible                                                          $3,000.00
Payment now                                                              $8,284.00
${LIMITS}`
  expect(readPolicy(typedPages(claim)).document_kind).toBe('not_home_insurance')
})
