import { cellsRightOf, continuationsOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { isValue } from '../rows/is-value.ts'
import type { LabelPlace } from './limit-places.ts'

/** 'Up to 24 months' / 'not to exceed' / '$105,630': the figure ends the words. */
export function* valueInLines({ page, label }: LabelPlace): Generator<Cell[]> {
  const [first] = cellsRightOf(page, label)
  if (!first || isValue(first) || !/^(?:up to|not to exceed|\d+ months|limit of)/i.test(first.text)) return
  const lines = [first, ...continuationsOf(page, label, first)]
  if (lines.some(isValue)) yield lines
}
