import { cellsDownFrom } from '../by-height.ts'
import { type Cell, isSameLine, overlap } from '../cell.ts'
import type { Page } from '../layout.ts'

/** In font sizes: the usual distance of lines, by which all others are judged, and from where on lines are set wide apart. */
const USUAL = 4 / 3
/** Of fewer distances nobody can tell how a page is set. */
const LEAST = 8
/** No lines of one block are set so wide: from there on they are rows, and never read closer than this. */
const ROWS = 1.6
const MOST = 1.75

/**
 * A page in double spacing is read as if its lines stood as close as usual: what is near, what goes on and what stands
 * apart is told by the page's own leading. Headings and empty lines stand further apart than that, superscripts closer.
 */
export const closedUp = (page: Page): Page => {
  const leading = leadingOf(page)
  if (leading <= USUAL) return page
  const part = USUAL / leading
  const cells = page.cells.map((cell) => ({ ...cell, y: part * cell.y, drawnY: cell.y }))
  return { ...page, height: part * page.height, cells }
}

/** One in twenty of the lines may stand closer: notes and letterheads in a print of their own. */
const leadingOf = (page: Page): number => {
  const ofLines = closest(page.cells.flatMap((cell, index) => gapTo(cell, page.cells[index + 1])))
  const gaps = gapsOfBlocks(page)
  const usual = closest(gaps)
  // Between rows set apart the lines of an address or of a name are the few that stand closer.
  const ofBlocks = usual > ROWS ? (gaps[1] as number) : usual
  return ofBlocks === 0 ? ofLines : Math.min(ofBlocks, Math.max(ofLines, MOST))
}

const closest = (gaps: number[]): number =>
  gaps.length < LEAST ? 0 : (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 20)] as number)

const gapTo = (cell: Cell, next: Cell | undefined): number[] =>
  next && !isSameLine(cell, next) ? [(next.y - cell.y) / Math.max(cell.size, next.size)] : []

/** Where blocks stand beside each other, lines of one fall between lines of the other; those flush below go on. */
const gapsOfBlocks = (page: Page): number[] =>
  page.cells.flatMap((cell) => {
    const under = cellUnder(page, cell)
    return under && Math.abs(under.left - cell.left) < 2 && Math.abs(under.size - cell.size) < 0.1 * cell.size
      ? gapTo(cell, under)
      : []
  })

const cellUnder = (page: Page, cell: Cell): Cell | undefined => {
  for (const lower of cellsDownFrom(page, cell.y + 0.45 * cell.size))
    if (lower.y - cell.y > 4 * cell.size) return
    else if (overlap(lower, cell) > 0) return lower
  return
}
