import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'
import { layOut } from '../laid-out/lay-out.ts'

const texts = (page: string) => layOut(typedPages(page)).flatMap(({ cells }) => cells.map(({ text }) => text))

describe('a document without dollar signs', () => {
  const page = `
A. Dwelling                         300,000, replacement cost
B. Other Structures                  30,000
C. Personal Property            Up to 150,000
Square feet                           2,918
Home of 2,918 sq. ft., built in 1998

The deductible for wind and hail is 2% of Coverage A, which is 6,000.`

  it('has dollars where it has commas, but in areas', () => {
    expect(texts(page)).toEqual([
      'A. Dwelling',
      '$300,000, replacement cost',
      'B. Other Structures',
      '$30,000',
      'C. Personal Property',
      'Up to $150,000',
      'Square feet',
      '2,918',
      'Home of 2,918 sq. ft., built in 1998',
      'The deductible for wind and hail is 2% of Coverage A, which is $6,000.',
    ])
  })

  it('is read as one with them', () => {
    expect(fieldsOf(HEAD + page)).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      deductibles: { wind_hail: { amount: 6000, percentage: 2, stated: 'both' } },
    })
  })
})

it('figures stay bare where others have signs', () => {
  const page = 'Dwelling   $300,000\nOther structures   30,000\nLoan   450,000\nCounted homes   125,000'
  expect(texts(page)).toContain('30,000')
})

describe('a document that prints limits with cents', () => {
  const page = `
Coverages                             Limit          Premium
A. Dwelling                     $300,000.00        $1,840.00
B. Other Structures              $30,000.00         Included
C. Personal Property            $150,000.00         Included
Water back-up                     $5,000.00           $41.50`

  it('has them for nothing', () => {
    expect(texts(page)).toEqual(expect.arrayContaining(['$300,000', '$5,000', '$1,840', '$41.50']))
  })

  it('has limits, not premiums, in its column of limits', () => {
    expect(fieldsOf(HEAD + page)).toMatchObject({ coverage_a_dwelling: 300_000, water_backup_limit: 5000 })
  })

  it('prints none without them', () => {
    expect(texts(`${page}\nLoss of use   $60,000`)).toContain('$5,000.00')
  })
})
