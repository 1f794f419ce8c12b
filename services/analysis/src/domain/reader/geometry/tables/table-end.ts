import { cellsBetween } from '../by-height.ts'
import { type Cell, misalignment } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { type ColumnRole, isOfPresent, roleOf } from './column-roles.ts'
import { type Column, isFlush } from './columns.ts'
import { isOfBlockBeside, isOfDeductibles, isOfLimits, isOfOptions } from './sections-of-limits.ts'

/** A table: its line of headers and what each column of answers below it holds. */
export interface Table {
  y: number
  headers: Cell[]
  columns: { column: Column; role: ColumnRole | null }[]
}

interface InColumn {
  table: Table
  near: { role: ColumnRole | null }
  value: Cell
}

/** Words across the columns end a table, unless rows that compare two years go on below them: those have a figure for each. */
export const isEnded = (page: Page, { table, near: { role }, value }: InColumn): boolean => {
  // '2% of Coverage A' is no price, wherever it stands.
  if (role === 'premium') {
    const isOfBlock = [isOfLimits, isOfBlockBeside, isOfDeductibles].some((isOfIt) => isOfIt(page, table.y, value))
    return /%\s?of\b/i.test(value.text) || isOfBlock || isPastFacts(page, table, value)
  }
  if (role === 'deductible') {
    const cellsIn = (wanted: ColumnRole) =>
      table.columns.flatMap(({ role, column }) => (role === wanted ? column.cells : []))
    return (
      isUnderLimit(page, table, value) ||
      isUnderNextTitle(page, table, value) ||
      isUnderSentence(page, table, value) ||
      (/^[A-Z]/i.test(value.text) && titleOver(page, table, value) !== undefined) ||
      isOfOptions(page, { head: table.y, prices: cellsIn('premium'), limits: cellsIn('limit') }, value)
    )
  }
  if (role !== 'difference' && role !== 'previous') return false
  if (isOfOtherBlock(page, table, value) || isOfNextBlock(page, table, value)) return true
  const parting = wordsBetween(page, table, value)
  return parting !== undefined && (role === 'difference' || !comparesBelow(page, parting))
}

/** 'Mortgagee   Loan   Annual premium' over one value each are captions of facts: past an empty line nothing is in their column. */
const isPastFacts = (page: Page, { y, headers }: Table, value: Cell): boolean => {
  const others = headers.filter((head) => roleOf(head) !== 'premium')
  if (others.length === 0 || !others.every(({ key }) => OF_FACT.test(key))) return false
  const below = cellsBetween(page, y + 2, value.y + 2)
  const end = below.findIndex(partedIn(below))
  return end > 0 && below.slice(0, end).filter(({ text }) => /^\$\s?\d/.test(text)).length === 1
}
const OF_FACT =
  /^(?:mortgagee|lender|lienholder|loan|agent|agency|policy|insured|namedinsured|policyholder|term|period|bill|pay|date|effective|expir|number|account)/

/** 'Deductible' over '$2,500 per claim. If wind or hail did it, the deductible is' heads sentences and no figures. */
const isUnderSentence = (page: Page, { headers }: Table, value: Cell): boolean =>
  headers.some((head) => {
    if (roleOf(head) !== 'deductible') return false
    const first = page.cells.find(({ y, left }) => y > head.y + 2 && Math.abs(left - head.left) < 3)
    return first !== undefined && first.y < value.y - 2 && SENTENCES.test(first.text)
  })
/** A figure's, and the beginning of the next. */
const SENTENCES = /^\$\s?\d[^.]*\.\s[A-Z](?:[a-z]* ){3}/

/** 'Policy features' below the table, as large and as far out as 'Deductibles' over it */
const isUnderNextTitle = (page: Page, { y, headers }: Table, value: Cell): boolean => {
  const [head] = headers
  const isAlone = (cell: Cell) => cellsOfLine(page, cell).length === 1 && isTitle(cell)
  const own = head && cellsBetween(page, y - TITLE * head.size, y - 2).findLast(isAlone)
  return (
    own !== undefined &&
    /deductible/i.test(own.text) &&
    own.size > value.size + 0.5 &&
    cellsBetween(page, y + 2, value.y - 2).some(
      (cell) =>
        Math.abs(cell.size - own.size) < 0.2 &&
        Math.abs(cell.left - own.left) < 2 &&
        isAlone(cell) &&
        !/deductible/i.test(cell.text),
    )
  )
}
/** In font sizes: from a title to the heads of its table. */
const TITLE = 4

/** 'Limit' alone on its line, over another block's figures */
const isUnderLimit = (page: Page, table: Table, value: Cell): boolean =>
  page.cells.some(
    (head) =>
      head.y > table.y + 2 &&
      head.y < value.y - 2 &&
      misalignment(head, value) < 3 &&
      roleOf(head) === 'limit' &&
      cellsOfLine(page, head).length === 1,
  )

/** 'Year built   2003' past an empty line, where nothing is compared any more: no amount, in rows without one that holds now. */
const isOfNextBlock = (page: Page, table: Table, value: Cell): boolean => {
  if (/[$%]|\d,\d{3}/.test(value.text)) return false
  const now = table.columns.filter(({ role }) => role === 'current' || role === 'limit')
  const rows = page.cells.filter(({ y }) => y > table.y + 2)
  const isParted = partedIn(rows)
  const begin = rows.findLastIndex((cell, index) => cell.y < value.y + 2 && isParted(cell, index))
  if (begin < 0 || now.length === 0) return false
  const next = rows.findIndex((cell, index) => index > begin && isParted(cell, index))
  const block = rows.slice(begin, next < 0 ? undefined : next)
  return !block.some((cell) => FIGURE.test(cell.text) && now.some(({ column }) => isFlush(column, cell)))
}

/** Whether an empty line parts one of these cells from the one before it. */
const partedIn =
  (cells: Cell[]) =>
  (cell: Cell, index: number): boolean =>
    index > 0 && cell.y - (cells[index - 1]?.y ?? 0) > PARTED * cell.size
/** In font sizes: rows of one block are closer. */
const PARTED = 2.1

/** A title on a line of its own, and below it nothing in the column that holds now: the table above has ended. */
const isOfOtherBlock = (page: Page, table: Table, value: Cell): boolean => {
  const now = table.columns.filter(({ role }) => role === 'current' || role === 'limit')
  const titles = titlesBelow(page, table)
  const title = titleOver(page, table, value)
  if (title && isOfPrice(table)) return true
  if (!title) return false
  if (now.length === 0) return isPastPresent(page, table, value)
  const end = page.cells.find((cell) => cell.y > value.y + 2 && (titles.includes(cell) || isHead(page, cell)))
  return !now.some(({ column }) =>
    column.cells.some((cell) => cell.y > title.y + 2 && cell.y < (end?.y ?? page.height)),
  )
}

/** 'From   To' and their rows, and below a title rows that have nothing in the column of 'To'. */
const isPastPresent = (page: Page, { headers }: Table, value: Cell): boolean => {
  const present = headers.find(isOfPresent)
  return present !== undefined && !cellsOfLine(page, value).some((cell) => misalignment(cell, present) < 4)
}

/** 'Last year’s total price' alone is the caption of one figure, and heads no limits. */
const isOfPrice = ({ headers }: Table): boolean => {
  const [head, ...others] = headers.filter((cell) => roleOf(cell) !== null)
  return (
    others.length === 0 && head !== undefined && roleOf(head) === 'previous' && /(?:price|premium|cost)$/.test(head.key)
  )
}

/** 'Forms   Premium': the columns of the next table. */
const isHead = (page: Page, cell: Cell): boolean =>
  roleOf(cell) !== null && !cellsOfLine(page, cell).some(({ text }) => /\d/.test(text))

const titleOver = (page: Page, table: Table, value: Cell): Cell | undefined =>
  titlesBelow(page, table).findLast((cell) => cell.y < value.y - 2)

const titlesBelow = (page: Page, table: Table): Cell[] => {
  const left = Math.min(...table.headers.map((cell) => cell.left), ...table.columns.map(({ column }) => column.left))
  return page.cells.filter(
    (cell) => cell.y > table.y + 2 && cell.left < left + 2 && isTitle(cell) && cellsOfLine(page, cell).length === 1,
  )
}

const isTitle = ({ text }: Cell): boolean => text.length < 60 && /^[A-Z]/.test(text) && !/\d{2}|[.:;,]$/.test(text)

const wordsBetween = (page: Page, table: Table, value: Cell): Cell | undefined => {
  const left = Math.min(...table.columns.map(({ column }) => column.left))
  return page.cells.find(
    (cell) =>
      cell.y > table.y && cell.y < value.y - 2 && cell.text.length > 60 && cell.left < left && cell.right > left + 40,
  )
}

const comparesBelow = (page: Page, parting: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell.y > parting.y + 2 &&
      FIGURE.test(cell.text) &&
      cellsOfLine(page, cell).filter(({ text }) => FIGURE.test(text)).length > 1,
  )

const FIGURE = /^[-+(]?\$?\s?\d[\d,.]*\)?$/
