import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine } from '../../../geometry/layout.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import type { LabelPlace } from './limit-places.ts'

/** 'One-family dwelling, frame, secondary residence.   80%   2%   $268,000': a sentence that describes what a row insures. */
export function* limitOfDescription({ page, label, wanted }: LabelPlace): Generator<Cell[]> {
  if (
    wanted !== 'limit' ||
    cellsOfLine(page, label).some(({ left, text }) => left < label.left && !/^(?:[A-Z]|\d{1,2})$/.test(text))
  )
    return
  const limits = cellsRightOf(page, label).filter((cell) => columnRole(page, cell) === 'limit')
  if (limits.length === 1) yield limits
}
