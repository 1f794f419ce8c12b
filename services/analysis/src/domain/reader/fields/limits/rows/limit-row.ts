import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import type { Amount } from '../../../values/amount.ts'

/** One line of a table: what it is about and the figure that holds now. */
export interface LimitRow {
  label: Cell
  match: LabelMatch
  amount: Amount
  cells: Cell[]
  rank: number
}

/** A figure with the row that states it; derived where it was computed from a percentage or from dollars. */
export interface Stated {
  value: number
  row: LimitRow
  isDerived: boolean
}

/** Where the row of a label is looked for, and which of its columns counts. */
export interface RowPlace {
  page: Page
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}
