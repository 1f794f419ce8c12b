import type { Cell } from '../../geometry/cell.ts'
import { OTHER_STORM, stormIn } from '../../labels/perils.ts'
import type { Amount } from '../../values/amount.ts'
import { amountIn } from '../limits/rows/amount-in-row.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import { type Peril, perilIn } from './peril-in-words.ts'

export interface SaidDeductible {
  peril: Peril
  amount: Amount
  row: LimitRow
}

/** Below tables and labels: a sentence is read only where neither states the deductible. */
const RANK = 0.7

export const FIGURE = /\$\s?\d[\d,]*|\d(?:\.\d+)?\s?%/

/** The one that a part of a sentence, with one figure, tells. */
export const deductibleIn = (part: string, cells: Cell[]): SaidDeductible[] => {
  const own = withoutOtherStorm(
    part.replace(
      /\(?\b(?:except|excluding|other than|not)\s(?:for\s)?(?:loss(?:es)?\s)?(?:(?:by|from)\s)?(?:named|wind|hurricane|hail)[^.$%]*$/i,
      '',
    ),
  )
  const peril = perilIn(own)
  const amount = FIGURE.test(own) ? amountIn(own, 'deductible') : null
  const label = cells[0]
  if (!peril || !amount || !label) return []
  const match = { weight: 1, rest: '', lead: '', isListed: false }
  return [{ peril, amount, row: { label, match, amount, cells: cells.slice(1), rank: RANK } }]
}

/** The storm after such words has another deductible. */
const withoutOtherStorm = (part: string): string => {
  const found = OTHER_STORM.exec(part)
  const before = part.slice(0, found?.index)
  return found && stormIn(before) ? `${before} ${part.slice(found.index + found[0].length)}` : part
}
