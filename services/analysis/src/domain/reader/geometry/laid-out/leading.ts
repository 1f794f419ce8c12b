import { baselineOf, type Cell, isSameLine } from '../cell.ts'
import type { Page } from '../layout.ts'

/** In font sizes: the usual distance of lines, by which all others are judged, and from where on lines are set wide apart. */
const USUAL = 4 / 3
const WIDE = 1.4
/** Of fewer distances nobody can tell how a page is set. */
const LEAST = 8

/**
 * A page in double spacing is read as if its lines stood as close as usual: what is near, what goes on and what stands
 * apart is told by the page's own leading. Headings and empty lines stand further apart than that, superscripts closer.
 */
export const closedUp = (page: Page): Page => {
  const leading = leadingOf(page.cells)
  if (leading < WIDE) return page
  const part = USUAL / leading
  const cells = page.cells.map((cell) => ({ ...cell, y: part * cell.y, drawnY: baselineOf(cell) }))
  return { ...page, height: part * page.height, cells }
}

/** A tenth of the lines may stand closer: notes and letterheads in a print of their own. */
const leadingOf = (cells: Cell[]): number => {
  const gaps = cells.flatMap((cell, index) => {
    const next = cells[index + 1]
    return next && !isSameLine(cell, next) ? [(next.y - cell.y) / Math.max(cell.size, next.size)] : []
  })
  return gaps.length < LEAST ? 0 : (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 10)] as number)
}
