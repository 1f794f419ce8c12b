import type { Cell } from '../geometry/cell.ts'
import type { LabelMatch } from '../labels/label.ts'

export type Place = 'inline' | 'right' | 'above' | 'under' | 'left'

/** A label with what stands at one place beside it. */
export interface Reading {
  label: Cell
  match: LabelMatch
  place: Place
  /** Texts of the value from the top, one a line. */
  lines: string[]
  cells: Cell[]
}
