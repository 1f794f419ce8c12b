import { cellsDownFrom } from '../by-height.ts'
import { baselineOf, type Cell, isSameLine, overlap } from '../cell.ts'
import type { Page } from '../layout.ts'

/** In font sizes: the usual distance of lines, by which all others are judged. */
const USUAL = 4 / 3
/** Of fewer distances nobody can tell how a page is set. */
const LEAST = 8
/** No lines of one block are set so wide: from there on they are rows. */
const ROWS = 1.6
/** Rows alone, beside which other lines stand closer, are drawn together by no more than this. */
const MOST = 1.75

/**
 * A page in double spacing is read as if its lines stood as close as usual: what is near, what goes on and what stands
 * apart is told by the page's own leading. Headings and empty lines stand further apart than that, superscripts closer.
 */
export const closedUp = (page: Page): Page => {
  const leading = leadingOf(page)
  if (leading <= USUAL) return page
  const part = USUAL / leading
  const cells = page.cells.map((cell) => ({ ...cell, y: part * cell.y, drawnY: baselineOf(cell) }))
  return { ...page, height: part * page.height, cells }
}

const leadingOf = (page: Page): number => {
  const ofLines = closest(page.cells.flatMap((cell, index) => gapTo(cell, page.cells[index + 1])).sort(rising), 10)
  const gaps = gapsOfBlocks(page).sort(rising)
  const usual = closest(gaps, 20)
  // Between rows set apart the lines of an address or of a name are the few that stand closer.
  const ofBlocks = usual > ROWS ? (gaps[1] as number) : usual
  return Math.max(ofLines, Math.min(ofBlocks, MOST))
}

/** One in so many lines may stand closer: notes and letterheads in a print of their own. */
const closest = (gaps: number[], one: number): number =>
  gaps.length < LEAST ? 0 : (gaps[Math.floor(gaps.length / one)] as number)

const rising = (a: number, b: number): number => a - b

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
