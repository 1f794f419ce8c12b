import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { type PlacedLine, placedPage } from './placed-lines.ts'

/** Declarations that tests add lines in their own sizes to. */
export const TOP: PlacedLine[] = [
  ['Lone Oak Insurance Company', 40, 40, 12],
  ['HOMEOWNERS POLICY DECLARATIONS', 300, 40, 10],
  ['Policy number: LO-448812', 40, 60, 9],
  ['Policy period: 03/01/2026 to 03/01/2027', 300, 60, 9],
  ['Named insured: Ana Flores', 40, 76, 9],
  ['Residence premises: 12 Elm St, Waco, TX 76710', 40, 92, 9],
  ['A. Dwelling', 40, 120, 9],
  ['$300,000', 250, 120, 9],
  ['C. Personal Property', 40, 134, 9],
  ['$150,000', 250, 134, 9],
  ['E. Personal Liability', 40, 148, 9],
  ['$100,000', 250, 148, 9],
]
/** What the reader finds on a page of such lines. */
export const placedFields = (lines: PlacedLine[]): PolicyFields => readPolicy(placedPage(lines)).fields

export const placed = (...lines: PlacedLine[]): PolicyFields => placedFields([...TOP, ...lines])

/** What is found where one row of limits has words in small print below it. */
export const described = (words: string, [letter, name] = ['Coverage A', 'Dwelling']): PolicyFields =>
  placedFields([
    ...TOP.filter(([, , y]) => y < 120),
    [letter, 40, 150, 10],
    [name, 120, 150, 10],
    ['$300,000', 500, 150, 10],
    [words, 40, 162, 8],
  ])
