import { labelWeight } from '../../labels/known-label.ts'
import { cellsDownFrom } from '../by-height.ts'
import { type Cell, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: from a title to the first line of its box, and from line to line there. */
const NEAR = 2.2
const PITCH = 1.65
/** Lines of a box that count. */
const MOST_LINES = 5

/**
 * '      MORTGAGEE' over 'BRAZOS BANK' over 'PO BOX 6101, TEMPLE, TX 76503', which begin at the edge of a box: a title in its
 * middle is read as if it began there, too.
 */
export const centredTitles = (page: Page): Cell[] =>
  page.cells.flatMap((title) => {
    if (/[:\d$]/.test(title.text) || title.isClause) return []
    const block = blockBelow(page, title)
    const [first] = block
    // Whether it is a label is asked last: most cells have no such block, and there are many labels.
    if (!first || !isAlone(page, title, first.left) || labelWeight(title) === 0) return []
    const isInBox = block.some((cell) => overlap(cell, title) > 0) || hasTwin(page, title, first.left)
    return isInBox ? [{ ...title, left: first.left }] : []
  })

/** What begins further left than the title and ends before it, and the lines that go on flush with that. */
const blockBelow = (page: Page, title: Cell): Cell[] => {
  const block: Cell[] = []
  let last = title
  for (const cell of cellsDownFrom(page, title.y + 2)) {
    const reach = (block.length === 0 ? NEAR : PITCH) * title.size
    if (cell.y - last.y > reach || block.length === MOST_LINES) break
    const [first = cell] = block
    const isFirst = block.length === 0 && cell.left < title.left - 3 && cell.right <= title.left
    if (block.length === 0 && overlap(cell, title) > 0) return []
    if (isFirst ? isNextBefore(page, cell, title) : Math.abs(cell.left - first.left) < 3) {
      block.push(cell)
      last = cell
    }
  }
  return block
}

/** On its line nothing stands between it and the place below the title. */
const isNextBefore = (page: Page, cell: Cell, title: Cell): boolean =>
  title.left - cell.right < 0.2 * page.width &&
  labelWeight(cell) < 1 &&
  // The figure of a row in the column before begins no box.
  /[a-z]{2}/i.test(cell.text) &&
  !cellsOfLine(page, cell).some(({ left }) => left > cell.left && left < title.right)

/** The title has its line to itself, from the edge of the box on. */
const isAlone = (page: Page, title: Cell, edge: number): boolean =>
  !cellsOfLine(page, title).some((cell) => cell !== title && cell.right > edge - 3 && cell.left < title.right)

/** Another title with the same middle over a box with the same edge: 'PREMIUM' below 'MORTGAGEE'. */
const hasTwin = (page: Page, title: Cell, edge: number): boolean =>
  page.cells.some((cell) => {
    const isOther = cell !== title && Math.abs(cell.left + cell.right - title.left - title.right) < 3
    if (!isOther || cell.size < title.size - 1 || cell.left < edge + 3) return false
    const begins = ({ left, y }: Cell) => Math.abs(left - edge) < 3 && y > cell.y + 2 && y - cell.y < NEAR * cell.size
    return page.cells.some(begins)
  })
