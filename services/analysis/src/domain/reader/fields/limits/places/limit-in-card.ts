import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { type Cell, misalignment } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isValue } from '../rows/is-value.ts'

interface Titled {
  page: Page
  label: Cell
}

/** How much larger the figure of a card, or of a box with its title in small print, is than its title. */
const LARGER = 1.2
/** In sizes of the figure: how far it may be below the last line of its title. */
const REACH = 2.3
/** In sizes of the title: how far its lines are apart at the most. */
const PITCH = 1.65

/** Figures in larger print right under a title, each title with its own: cards side by side, or the boxes of a form. */
export function* valueInCard({ page, label }: Titled): Generator<Cell[]> {
  // 'Wind or hail, 2% of Coverage C' beside it is the title of the next card.
  if (label.isClause || cellsRightOf(page, label).some((cell) => isValue(cell) && !isKnownLabel(cell))) return
  const end = cellsOfLine(page, label).find((cell) => cell.left > label.right)?.left ?? Number.POSITIVE_INFINITY
  const below = page.cells.filter(
    (cell) => cell.y > label.y + 0.45 * label.size && cell.left > label.left - 5 && cell.left < end - 3,
  )
  const first = below.find((cell) => !isRestOfTitle(label, cell))
  if (!first || first.size < LARGER * label.size || !isValue(first) || isKnownLabel(first)) return
  const last = below.filter((cell) => cell.y < first.y && isRestOfTitle(label, cell)).at(-1) ?? label
  if (first.y - last.y > REACH * first.size || misalignment(first, label) > 5) return
  yield cellsOfLine(page, first).filter((cell) => cell.left >= first.left && cell.left < end - 3 && isValue(cell))
}

/** 'Medical payments to others, each' / 'person' */
const isRestOfTitle = (label: Cell, cell: Cell): boolean =>
  Math.abs(cell.size - label.size) < 0.3 &&
  cell.y - label.y < 2 * PITCH * label.size &&
  misalignment(cell, label) < 3 &&
  /^[a-z(]/.test(cell.text)

/** 'Water backup   Mold' over '$10,000   $5,000', below a list that prints each value first. */
export const isHeadOfCard = ({ page, label }: Titled): boolean => {
  const [figure, next] = page.cells.filter(({ left, y }) => y > label.y + 2 && Math.abs(left - label.left) < 3)
  // '$1,000' over 'Deductible'
  const isCaptioned = next !== undefined && /^(?:deductibles?|premiums?)$/.test(next.key)
  return (
    !isCaptioned &&
    !cellsOfLine(page, label).some(isValue) &&
    figure !== undefined &&
    cellsOfLine(page, figure).every(isValue)
  )
}
