import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'

/** Groups of figures, no telephone and no zip code: '42-0718834-05'. */
export const BARE_FIGURES = /^(?!\d{3}-\d{3}-\d{4}$)\d{2,4}-\d{5,9}-\d{1,3}$/

const HEAD = 0.15
/** In font sizes. */
const CLOSE = 1.7

/** '42-118903-07' alone on the line right over or under 'HOMEOWNERS DECLARATIONS', or the first that the page prints, where it has no other such number. */
export const besideTitle = (pages: Page[]): FieldValues | null => {
  const numbers = pages.flatMap((page) => page.cells.filter(({ text }) => BARE_FIGURES.test(text)))
  const own = pages.flatMap((page) =>
    page.cells.filter((cell) => numbers.includes(cell) && (isBesideTitle(page, cell) || isFirst(page, cell))),
  )
  const [first] = own
  if (!first || numbers.some(({ text }) => text !== first.text)) return null
  return { fields: { policy_number: first.text }, evidence: { policy_number: evidenceOf([first], 0.75) } }
}

/** '42-118903-07      Issued 05/21/2026' over everything else */
const isFirst = (page: Page, cell: Cell): boolean =>
  cell.y < TOP * page.height && cellsOfLine(page, cell)[0] === cell && page.cells.every(({ y }) => y > cell.y - 3)
const TOP = 0.08

const isBesideTitle = (page: Page, cell: Cell): boolean =>
  cell.y < HEAD * page.height &&
  cellsOfLine(page, cell).length === 1 &&
  page.cells.some(
    (other) =>
      /\bdeclarations?\b/i.test(other.text) &&
      Math.abs(other.left - cell.left) < 3 &&
      Math.abs(other.y - cell.y) < CLOSE * Math.max(cell.size, other.size),
  )
