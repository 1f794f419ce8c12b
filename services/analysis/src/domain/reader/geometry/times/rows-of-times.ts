import { labelWeight } from '../../labels/known-label.ts'
import { parseDates } from '../../values/dates.ts'
import { baselineOf, type Cell, misalignment, overlap, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isOfPresent, roleOf } from '../tables/column-roles.ts'
import { timesIn } from '../tables/heads-of-times.ts'
import { mayBePaired } from '../tables/pairs-of-heads.ts'

/** Rows of one table that are named by when they hold: 'Before' over 'As amended'. */
interface RowsOfTimes {
  labels: Cell[]
  present: Cell
  /** What stands in the row that holds now, each below a head. */
  values: Cell[]
}

/**
 * 'Before   $344,000   $34,400' over 'As amended   $372,000   $37,200', below 'Dwelling   Other structures': the page with
 * the row that holds now alone, right below its heads.
 */
export const withoutFormerRows = (page: Page): Page => {
  const tables = runsOf(page).flatMap((labels) => tableOf(page, labels) ?? [])
  return tables.reduce(withPresentAlone, page)
}

/** In font sizes: from one such row to the next, and from the first up to its heads. */
const PITCH = 3
const HEADS = 4.6

/** Labels of times that stand flush and close below each other. */
const runsOf = (page: Page): Cell[][] => {
  const runs: Cell[][] = []
  for (const cell of page.cells.filter((one) => mayNameRow(page, one))) {
    const run = runs.find((one) => goesOn(one, cell))
    if (run) run.push(cell)
    else runs.push([cell])
  }
  return runs.filter(({ length }) => length > 1)
}

/** A second 'Before' begins the next table. */
const goesOn = (run: Cell[], cell: Cell): boolean => {
  const last = run.at(-1)
  const isNear = last !== undefined && Math.abs(last.left - cell.left) < 3 && cell.y - last.y < PITCH * cell.size
  return isNear && !run.some(({ key }) => key === cell.key)
}

/** 'New premium   $2,200' is a row that is named by what it is, 'Renewal term' by when it holds. */
const mayNameRow = (page: Page, cell: Cell): boolean =>
  cell.text.length < 30 &&
  cellsOfLine(page, cell).some(({ left }) => left > cell.right) &&
  (roleOf(cell) !== null || isOfPresent(cell) || mayBePaired(cell) || YEAR.test(cell.text)) &&
  (labelWeight(cell) === 0 || IS_TERM.test(cell.key))

const IS_TERM = /(?:term|period|year)$/
/** '2026', '2026-27' */
const YEAR = /^20\d\d(?:\s?[-–/]\s?(?:20)?\d\d)?$/

const tableOf = (page: Page, labels: Cell[]): RowsOfTimes | null => {
  const times = timesIn(page, labels)
  const [present, ...others] = times.filter(({ role }) => role === 'current').map(({ head }) => head)
  const isOnlyOfTimes = labels.every((cell) => roleOf(cell) === 'difference' || times.some(({ head }) => head === cell))
  if (!present || others.length > 0 || !isOnlyOfTimes) return null
  const values = cellsOfLine(page, present).filter(({ left }) => left > present.right)
  const name = nameOver(page, labels[0] as Cell)
  const heads = values.map((value) => headOver(page, labels[0] as Cell, value) ?? name)
  const headed = values.filter((_, index) => heads[index] !== undefined)
  const areLabels = heads.some((head) => head !== undefined && labelWeight(head) > 0)
  // 'From   03/05/2026' over 'To   03/05/2027' are the days of one term.
  const areDays = labels.some(({ key }) => key === 'from') && parseDates(values[0]?.text ?? '').length > 0
  return areLabels && !areDays ? { labels, present, values: headed } : null
}

/** The words over a figure; of 'Other' over 'structures' over '(B)' those that name something. */
const headOver = (page: Page, first: Cell, value: Cell): Cell | undefined => {
  const over = page.cells.filter(
    (cell) =>
      cell.y < first.y - 0.6 * first.size &&
      first.y - cell.y < HEADS * first.size &&
      !/\d/.test(cell.text) &&
      isInColumn(cell, value),
  )
  const lowest = over.at(-1)
  if (!lowest || over.length === 1 || labelWeight(lowest) > 0) return lowest
  const text = over.map((cell) => cell.text).join(' ')
  return { ...lowest, text, key: squash(text) }
}

/** 'Coverage A - Dwelling' alone over 'Before   $300,000' and 'As amended   $340,000', which stand further in or flush: what both rows are of. */
const nameOver = (page: Page, first: Cell): Cell | undefined => {
  const over = page.cells.findLast((cell) => cell.y < first.y - 0.6 * first.size)
  const isName =
    over !== undefined &&
    first.y - over.y < CLOSE * first.size &&
    over.left < first.left + 3 &&
    first.left - over.left < INDENT &&
    cellsOfLine(page, over).length === 1 &&
    labelWeight(over) > 0.6
  return isName && !/\d|:\s*\S/.test(over.text) ? over : undefined
}
/** In font sizes, and points that rows may stand further in than their name. */
const CLOSE = 1.9
const INDENT = 46

const isInColumn = (cell: Cell, value: Cell): boolean => overlap(cell, value) > 0 || misalignment(cell, value) < 6

const withPresentAlone = (page: Page, { labels, present, values }: RowsOfTimes): Page => {
  const [first, last] = [labels[0] as Cell, labels.at(-1) as Cell]
  const half = (last.y - first.y) / (labels.length - 1) / 2
  const besidePresent = cellsOfLine(page, present).filter(({ left }) => left >= present.right)
  const cells = page.cells.flatMap((cell) => {
    const isWithin = cell.y > first.y - half && cell.y < last.y + half
    const isLabel = labels.includes(cell)
    // 'Renewal term' names the days beside it, too, whatever stands beyond them.
    const namesDays = cell === present && besidePresent.some(({ text }) => parseDates(text).length > 0)
    if (isLabel && !namesDays) return []
    if (!isWithin || (!isLabel && !values.some((value) => isInColumn(cell, value)))) return [cell]
    const isPresent = Math.abs(cell.y - present.y) < half
    return isPresent ? [{ ...cell, y: cell.y - (present.y - first.y), drawnY: baselineOf(cell) }] : []
  })
  return { ...page, cells }
}
