import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const fieldsOf = (lines: PlacedLine[]) => readPolicy(placedPage(lines)).fields

const TITLE: PlacedLine = ['HOMEOWNERS POLICY DECLARATIONS', 40, 40, 14]
const ROWS: PlacedLine[] = [
  ['A. Dwelling', 40, 300, 9],
  ['$300,000', 300, 300, 9],
  ['C. Personal Property', 40, 313, 9],
  ['$150,000', 300, 313, 9],
]

it('a number flush right stands over its caption in smaller print', () => {
  const number: PlacedLine = ['42-X-81K-736-4', 495, 62, 11]
  const right = number[1] + 0.5 * number[3] * number[0].length
  const caption: PlacedLine = ['Policy Number', right - 0.5 * 8 * 'Policy Number'.length, 73, 8]
  expect(fieldsOf([TITLE, number, caption, ...ROWS]).policy_number).toBe('42-X-81K-736-4')
})

it('a caption flush right between two figures is that of the one below it', () => {
  const flushRight = (text: string, y: number, size: number): PlacedLine => [
    text,
    560 - 0.5 * size * text.length,
    y,
    size,
  ]
  const { total_annual_premium } = fieldsOf([
    TITLE,
    ...ROWS,
    flushRight('$300,000', 60, 12),
    flushRight('Total annual premium', 72, 8),
    flushRight('$1,400.00', 84, 12),
  ])
  expect(total_annual_premium).toBe(1_400)
})

it('a lender in two lines has its rank at their middle', () => {
  const { mortgagee } = fieldsOf([
    TITLE,
    ...ROWS,
    ['Mortgagee', 40, 384, 9],
    ['Rank', 43, 400, 8.5],
    ['Name and address', 103, 400, 8.5],
    ['Loan number', 415, 400, 8.5],
    ['Old Oak Mortgage Corporation ISAOA/ATIMA, PO Box 12, Waco, TX', 103, 416, 8.5],
    ['First', 43, 421.3, 8.5],
    ['0108-336-712', 415, 421.3, 8.5],
    ['76710', 103, 426.6, 8.5],
  ])
  expect(mortgagee).toBe('Old Oak Mortgage Corporation')
})
