import { type Cell, isSameLine } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { parseAmount } from '../../values/amount.ts'

const COVERAGES = [...Object.values(LIMIT_LABELS), ...Object.values(DEDUCTIBLE_LABELS)].flat()

/** A form speaks of coverages in sentences; so many lines that give one its limit are a table. */
const MANY = 4

const known = new WeakMap<Page, boolean>()

/** Many lines give a coverage its limit. What most pages lack, an amount beside something else, is looked for first. */
export const hasCoverageTable = (page: Page): boolean => {
  const before = known.get(page)
  if (before !== undefined) return before
  const amounts = page.cells.filter(isLimit)
  const isTable = amounts.length > 0 && hasMany(page.cells, (cell) => givesLimit(cell, amounts))
  known.set(page, isTable)
  return isTable
}

/** A policy of two coverages has but two rows: the head of their column says what their figures are. */
export const hasLimitInColumn = (page: Page): boolean =>
  page.cells.some(
    (cell) => isLimit(cell) && columnRole(page, cell) === 'limit' && cellsOfLine(page, cell).some(isInsured),
  )

const INSURED = [...LIMIT_LABELS.coverage_a_dwelling, ...LIMIT_LABELS.coverage_c_personal_property]

const isInsured = (cell: Cell): boolean => matchLabel(cell, INSURED) !== null

const isLimit = (cell: Cell): boolean =>
  cell.text.length < 60 && /\d{3}|\$/.test(cell.text) && Boolean(parseAmount(cell.text)?.dollars) && !readsOn(cell)

const givesLimit = (cell: Cell, amounts: Cell[]): boolean =>
  amounts.some((amount) => amount !== cell && isSameLine(amount, cell)) &&
  !readsOn(cell) &&
  matchLabel(cell, COVERAGES) !== null

const hasMany = (cells: Cell[], is: (cell: Cell) => boolean): boolean => {
  let found = 0
  return cells.some((cell) => {
    if (is(cell)) found += 1
    return found >= MANY
  })
}
