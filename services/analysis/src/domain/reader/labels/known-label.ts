import type { Cell } from '../geometry/cell.ts'
import { DEDUCTIBLE_LABELS } from './deductible-labels.ts'
import * as identity from './identity-labels.ts'
import { type Label, matchLabel } from './label.ts'
import { LIMIT_LABELS } from './limit-labels.ts'
import { ROOF_SETTLEMENT_LABELS } from './settlement-labels.ts'

const ALL: Label[] = [
  ...Object.values(identity).flat(),
  ...Object.values(LIMIT_LABELS).flat(),
  ...Object.values(DEDUCTIBLE_LABELS).flat(),
  ...ROOF_SETTLEMENT_LABELS,
]

const known = new WeakMap<Cell, boolean>()

/** Whether a cell names something that policies print a value for. */
export const isKnownLabel = (cell: Cell): boolean => {
  const before = known.get(cell)
  if (before !== undefined) return before
  const is = matchLabel(cell, ALL) !== null
  known.set(cell, is)
  return is
}
