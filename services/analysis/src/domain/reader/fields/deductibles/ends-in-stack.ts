import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { isKnownLabel } from '../../labels/known-label.ts'

/**
 * '… only the part of the loss above the deductible:' over '$4,625' over 'All other perils – 1% of Coverage A': the first
 * figure of a stack, each over its own name, is no end of the sentence above.
 */
export const endsInStack = (page: Page, cells: Cell[]): boolean => {
  const [before, figure] = cells.slice(-2)
  return (
    before?.text.endsWith(':') === true &&
    figure !== undefined &&
    /^\$\s?\d[\d,]*$/.test(figure.text) &&
    cellsBetween(page, figure.y + 2, figure.y + CAPTION * figure.size).some(
      (cell) => Math.abs(cell.left - figure.left) < 3 && isKnownLabel(cell),
    )
  )
}
/** In font sizes. */
const CAPTION = 1.6
