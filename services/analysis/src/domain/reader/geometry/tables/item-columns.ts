import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** A thing insured that has a column of its own, with what each row of the table says of it. */
export interface ItemColumn {
  name: Cell
  valuesOf: (row: RegExp) => Cell[]
}

const HEAD = /^(?:insured|covered)?items?(?:no|nos|numbers?)?$/
const NAME =
  /^(?:descriptions?(?:ofproperty|ofitem)?|(?:(?:covered|insured)?property|property(?:covered|insured|described))|coverages?|insured|itemdescription)$/
const LIMIT = /^(?:amounts?|limits?)(?:of(?:insurance|liability|coverage))?$/
export const DEDUCTIBLE = /^deductibles?(?:amounts?|(?:in|as)?(?:a|an)?(?:percent(?:age)?|dollars))?$/

/** 'Item no.   1   2   3' over 'Description   Dwelling   Contents   Boathouse', 'Amount of insurance   $412,000   …' and more rows. */
export const itemColumns = (page: Page): ItemColumn[] => page.cells.flatMap((head) => columnsUnder(page, head))

/** Each item's limit under its name: 'Dwelling, 1 family: $412,000'. What stands beside it is of the next item. */
export const itemLimits = (page: Page): Cell[] =>
  itemColumns(page).flatMap(({ name, valuesOf }) => {
    const [value, ...more] = valuesOf(LIMIT)
    const text = `${name.text}: ${value?.text}`
    return value && more.length === 0 ? [{ ...value, text, key: squash(text), isClause: true }] : []
  })

/** Whether a row of such a table begins with this cell: none of its figures is said of all items. */
export const isRowOfItems = (page: Page, cell: Cell): boolean =>
  itemColumns(page).some(({ valuesOf }) => valuesOf(new RegExp(`^${cell.key}$`)).length > 0)

/** The numbers stand beside 'Item no.', or say so themselves: 'Item 1   Item 2'. */
const numbersAt = (page: Page, head: Cell): Cell[] => {
  if (HEAD.test(head.key)) return valuesBeside(page, head)
  return /^item0*1$/.test(head.key) ? cellsOfLine(page, head).filter(({ left }) => left >= head.left) : []
}

const columnsUnder = (page: Page, head: Cell): ItemColumn[] => {
  const numbers = numbersAt(page, head)
  const areNumbers =
    numbers.length > 1 &&
    numbers.every(({ key }, index) => Number(/^(?:item)?0*(\d{1,2})$/.exec(key)?.[1]) === index + 1)
  const rows = areNumbers ? rowsBelow(page, HEAD.test(head.key) ? head : (firstBelow(page, head) ?? head)) : []
  const named = rows.find(({ key }) => NAME.test(key))
  const names = named ? valuesBeside(page, named) : []
  if (names.length !== numbers.length) return []
  return names.map((name, index) => ({
    name,
    valuesOf: (pattern) =>
      rows.filter(({ key }) => pattern.test(key)).flatMap((row) => valuesAt(page, { row, names, index })),
  }))
}

interface InRow {
  row: Cell
  names: Cell[]
  index: number
}

/** A column that lacks a value, or has more of them than another, may have lent it one. */
const valuesAt = (page: Page, { row, names, index }: InRow): Cell[] => {
  const columns = inColumns(valuesBeside(page, row), names)
  return columns.every(({ length }) => length === columns[0]?.length) ? (columns[index] ?? []) : []
}

const valuesBeside = (page: Page, row: Cell): Cell[] => cellsOfLine(page, row).filter(({ left }) => left > row.right)

const inColumns = (values: Cell[], names: Cell[]): Cell[][] =>
  names.map(({ left }, index) => {
    const end = names[index + 1]?.left ?? Number.POSITIVE_INFINITY
    return values.filter((value) => value.left > left - FLUSH && value.left <= end - FLUSH)
  })

/** The rows have their names before the first item; what stands in the margin has nothing below it that is of the items. */
const firstBelow = (page: Page, head: Cell): Cell | undefined =>
  page.cells.find(
    (cell) =>
      cell.y > head.y + 2 &&
      cell.right < head.left &&
      cell.y - head.y < FAR * cell.size &&
      (cellsOfLine(page, cell).find(({ left }) => left >= cell.right)?.right ?? 0) > head.left,
  )

/** The head, and the first cells of the lines that follow closely, flush with it. */
const rowsBelow = (page: Page, head: Cell): Cell[] => {
  const rows = [head]
  let last = head
  for (const cell of page.cells) {
    if (cell.y <= last.y + 2 || Math.abs(cell.left - head.left) > FLUSH) continue
    if (cell.y - last.y > FAR * cell.size) break
    rows.push(cell)
    last = cell
  }
  return rows
}

const FLUSH = 3
/** In font sizes: a row may take a few lines. */
const FAR = 4.5
