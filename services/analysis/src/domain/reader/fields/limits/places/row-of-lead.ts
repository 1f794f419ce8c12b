import type { Cell } from '../../../geometry/cell.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { amountIn } from '../rows/amount-in-row.ts'
import { rankOf } from '../rows/rank-of.ts'

interface Named {
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}

/** '$300,000 personal liability' in one cell, where nothing else stands by these words. */
export const rowOfLead = ({ label, match, wanted }: Named) => {
  const amount =
    wanted === 'limit' && match.rest === '' && ONE_AMOUNT.test(match.lead) ? amountIn(match.lead, wanted) : null
  return amount && { label, match, amount, cells: [], rank: 0.9 * rankOf(match, amount, wanted) }
}

const ONE_AMOUNT = /^\$\s?[\d,]+\d\s+$/
