import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { isValue } from '../rows/is-value.ts'
import type { LabelPlace } from './limit-places.ts'

/** 'Clause 1   $3,890' over '(Wind, hail)': a remark that names what has only a number has its figures. */
export function* valuesOfRemark({ page, label }: LabelPlace): Generator<Cell[]> {
  if (!/^\([^()\d]+\)$/.test(label.text) || cellsRightOf(page, label).some(isValue)) return
  const isRow = ({ left, y, text }: Cell) =>
    NUMBERED.test(text) && Math.abs(left - label.left) < 3 && label.y - y > 2 && label.y - y < 1.7 * label.size
  const row = page.cells.find(isRow)
  const values = row ? cellsRightOf(page, row).filter(isValue) : []
  if (values.length > 0) yield values
}
const NUMBERED =
  /^(?:(?:deductible|ded|clause|cl|section|item|part|class|group|peril)\.?\s?)+(?:no\.?\s?)?(?:\d|[IVX]+)\W?$/i
