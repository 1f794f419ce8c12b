import { isRestOf } from '../geometry/around/cells-under.ts'
import { besideIn, continuationsOf } from '../geometry/around/neighbours.ts'
import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isKnownLabel } from '../labels/known-label.ts'

/** In font sizes: from a line to the next one of a value, and how far its middle may be from the label. */
const PITCH = 1.35
const OFF = 0.4

/**
 * 'Ana Flores' / 'Luis Flores' / '12 Elm St' / 'Waco, TX 76710' beside 'Insured:' between the second and the third: with two
 * lines of a value those as far above the label as below it, however near the row over them ends.
 */
export const linesAround = (page: Page, label: Cell, [first, last, ...more]: Cell[]): Cell[] => {
  if (!first) return []
  // 'Named insureds', and a little lower beside it 'Ana Flores' over 'Luis Flores'.
  if (!last) return first.y > label.y + 2 ? [first, ...continuationsOf(page, label, first)] : [first]
  const block = [first, last, ...more]
  if (more.length > 0 || !isCentred(label, first, last)) return block
  for (;;) {
    const above = nextTo(page, label, { from: block[0] as Cell, way: -1 })
    const below = nextTo(page, label, { from: block.at(-1) as Cell, way: 1 })
    if (!above || !below || !isCentred(label, above, below)) return block
    block.unshift(above)
    block.push(below)
  }
}

/** Of two lines, one as far above the label as the other is below it. */
export const isCentred = (label: Cell, upper: Cell, lower: Cell): boolean =>
  Math.abs((upper.y + lower.y) / 2 - label.y) < OFF * label.size

const nextTo = (page: Page, label: Cell, { from, way }: { from: Cell; way: 1 | -1 }): Cell | undefined =>
  page.cells.find((cell) => {
    const gap = (cell.y - from.y) * way
    return (
      gap > 0.45 * from.size &&
      gap < PITCH * from.size &&
      Math.abs(cell.left - from.left) < 1.5 &&
      !isKnownLabel(cell) &&
      !isNearerToOther(page, label, cell) &&
      besideIn(page, cell, label).length === 0
    )
  })

/**
 * 'Lone Oak Fire' / 'Insurance Company' at 'Company' right above 'Insured', two lines to each of them: what is nearer to
 * another label is that one's, where it has none on its own line.
 */
const isNearerToOther = (page: Page, label: Cell, line: Cell): boolean =>
  page.cells.some(
    (other) =>
      Math.abs(other.left - label.left) < 3 &&
      Math.abs(other.y - line.y) < Math.abs(label.y - line.y) - 2 &&
      isKnownLabel(other) &&
      !isRestOf(label, other) &&
      !cellsOfLine(page, other).some(({ left }) => Math.abs(left - line.left) < 3),
  )
