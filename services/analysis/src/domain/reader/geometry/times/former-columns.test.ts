import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const limits = (table: string) => {
  const {
    coverage_a_dwelling: a,
    coverage_b_other_structures: b,
    coverage_c_personal_property: c,
  } = fieldsOf(`${HEAD}${table}`)
  return [a, b, c]
}

const NOW = [320_000, 32_000, 160_000]

const ROWS = `A. Dwelling                    $300,000           $320,000
B. Other structures             $30,000            $32,000
C. Personal property           $150,000           $160,000
D. Loss of use               Actual loss        Actual loss`

it.each([
  [
    'on which day the one ends and the other begins',
    '                                  Until               From\n                           Oct 21, 2026       Oct 21, 2026',
  ],
  [
    'in three lines',
    '                             Your policy      Your renewal\n                                 through         beginning\n                              11/05/2026        11/05/2026',
  ],
  [
    'by months',
    '                                  Limit              Limit\n                            04/25-04/26        04/26-04/27',
  ],
  [
    'by years, which may be a dash long',
    '                                2025–26            2026–27\n                                  limit              limit',
  ],
])('leaves out the column of the term before, told %s', (_, heads) => {
  expect(limits(`\n${heads}\n\nPROPERTY\n${ROWS}`)).toEqual(NOW)
})

it('takes the earlier one out wherever it stands', () => {
  const table = `
                                  From              Until
                          Oct 21, 2026       Oct 21, 2026
A. Dwelling                   $320,000           $300,000
B. Other structures            $32,000            $30,000
C. Personal property          $160,000           $150,000`
  expect(limits(table)).toEqual(NOW)
})

it('leaves limits beside a column of other amounts alone', () => {
  const table = `
                                 Limit         Deductible
A. Dwelling                   $320,000             $3,200
B. Other structures            $32,000             $3,200
C. Personal property          $160,000             $3,200`
  expect(limits(table)).toEqual(NOW)
})

const TOLD_BY_LOOK = 'Your coverages. Figures in italics belong to the term that ended on 02/18/2026.'

it('takes the first of two figures below each other where the second is told by its look', () => {
  const table = `
${TOLD_BY_LOOK}
Coverage A                    320,000
Dwelling                      300,000
Coverage B                     32,000
Other structures               30,000
Coverage C                    160,000
Personal property             150,000`
  expect(limits(table)).toEqual(NOW)
})

it('takes none where they do not stand in pairs', () => {
  const table = `
${TOLD_BY_LOOK}
Dwelling                      320,000
Other structures               32,000
Personal property             160,000`
  expect(limits(table)).toEqual([null, null, null])
})

it('names a row of this term by heads over three lines', () => {
  const table = `
                            Dwelling       Other    Personal
                                 (A)  structures    property
                                             (B)         (C)
Before 05/01/2026           $300,000     $30,000    $150,000
As amended                  $320,000     $32,000    $160,000`
  const [a, , c] = limits(table)
  expect([a, c]).toEqual([320_000, 160_000])
})

it('keeps the days of the term that a row of times is named by, whatever stands beyond them', () => {
  const fields = fieldsOf(`${HEAD.replace(/^.*policy period.*$/im, '')}
                                                          Mortgage company
Renewal period   12/18/2026  to  12/18/2027               Prairie Loan LLC
Prior period     12/18/2025  to  12/18/2026
A. Dwelling   $300,000`)
  expect(fields.effective_date).toBe('2026-12-18')
})
