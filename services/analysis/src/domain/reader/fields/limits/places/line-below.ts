import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isDenial } from '../../../values/denial.ts'
import { isValue } from '../rows/is-value.ts'
import type { LabelPlace } from './limit-places.ts'

/** What a line says that tells how the limit above it applies, and names nothing. */
const OF_LIMIT =
  /^(?:up to|not to exceed|(?:each|per|any one) (?:occurrence|accident|person)|limit(?: of (?:liability|insurance))?(?: (?:each|per|any one) (?:occurrence|loss|claim|person))?:?|property coverage(?: section)?|section i(?: - property)?(?: \/ section ii(?: - liability)?)?)$/i
/** In font sizes: the line right below. */
const PITCH = 1.5

const isRightBelow = (label: Cell, y: number): boolean => y - label.y > 2 && y - label.y < PITCH * label.size

/** 'Additional living expense   24 months' over 'Up to   $60,000', 'Liability   (bodily injury)' over '   Each occurrence   $300,000', 'Form 495   Water backup' over '   Limit   $5,000': the figure of the line below. */
export function* valueOfLineBelow({ page, label, wanted }: LabelPlace): Generator<Cell[]> {
  // With cents it is the premium of the row.
  const hasFigure = cellsRightOf(page, label).some(
    ({ text }) => /\$\s?\d|\d,\d{3}|\d%/.test(text) && !/\.\d\d$/.test(text),
  )
  if (wanted === 'deductible' || hasFigure || /\d%|\$\s?\d/.test(label.text)) return
  const below = page.cells.filter(({ y, left }) => isRightBelow(label, y) && left > label.left - 3)
  const [first] = below.sort((a, b) => a.left - b.left)
  if (!first || !OF_LIMIT.test(first.text)) return
  // Further right 'Limit' is said of what stands over it.
  if (/^limit/i.test(first.text) && first.left > label.right) return
  // What stands over that line, a denial or the name of another block, has it.
  const isOfOther = (cell: Cell) =>
    isDenial(cell.text) || cell.key === 'excluded' || (isKnownLabel(cell) && cell.left <= first.left + 3)
  if (cellsRightOf(page, label).some(isOfOther)) return
  const [value] = cellsRightOf(page, first)
  if (value && isValue(value)) yield [value]
}
