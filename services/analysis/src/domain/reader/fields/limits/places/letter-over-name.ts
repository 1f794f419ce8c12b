import { beginsUnder } from '../../../geometry/around/begins-under.ts'
import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { matchLabel } from '../../../labels/label.ts'
import { LIMIT_LABELS } from '../../../labels/limit-labels.ts'
import { isValue } from '../rows/is-value.ts'

interface Lettered {
  letter: Cell
  name: Cell
}

/**
 * 'Coverage A   $192,000' over 'One family dwelling, brick', 'Coverage C   $90,000' over 'Household contents': rows that
 * begin with a letter or a number, each with its name on the line below, where nothing else stands.
 */
const letteredRows = (page: Page): Lettered[] => {
  const before = known.get(page)
  if (before) return before
  const rows = page.cells.flatMap((letter) => {
    const right = cellsRightOf(page, letter)
    const isRow = LETTER.test(letter.text) ? isFigure(right[0]) : isBareLetter(page, letter) && right.some(isFigure)
    const name = isRow ? page.cells.find((cell) => beginsUnder(letter, cell, LINES)) : undefined
    // '2%' below '$6,360' is the rest of a figure of the row.
    const isOther = LETTER.test(letter.text) ? isValue : isFigure
    const isBare = name && !LETTER.test(name.text) && !cellsRightOf(page, name).some(isOther)
    return isBare && /[a-z]{4}/i.test(name.text) ? [{ letter, name }] : []
  })
  const found = rows.length < ENOUGH || hasNameOver(page, rows[0]?.letter) ? [] : rows
  known.set(page, found)
  return found
}
const known = new WeakMap<Page, Lettered[]>()
const ENOUGH = 2

const LETTER = /^(?:coverage|cov\.?|item)\s?(?:[a-f]|\d)\W*$/i
/** 'A' over 'Dwelling' in a column that is headed 'Coverage', before a description and its limit */
const isBareLetter = (page: Page, letter: Cell): boolean =>
  /^[A-F]$/.test(letter.text) &&
  page.cells.some(
    (head) => /^cov(?:erage|\.)?$/i.test(head.text) && head.y < letter.y - 2 && Math.abs(head.left - letter.left) < 3,
  )

const COVERAGES = Object.values(LIMIT_LABELS).flat()

const isFigure = (cell: Cell | undefined): boolean => cell !== undefined && /^\$?\s?\d{1,3}(?:,\d{3})+$/.test(cell.text)

/** From a line to the next; and how far in that may begin. */
const LINES = { pitch: 1.75, indent: 1.8 }

/** 'Dwelling' over 'Coverage A   $192,000': the name below a letter is the next one's. */
const hasNameOver = (page: Page, letter: Cell | undefined): boolean =>
  page.cells.some(
    (cell) =>
      letter !== undefined &&
      beginsUnder(cell, letter, LINES) &&
      matchLabel(cell, COVERAGES) !== null &&
      cellsRightOf(page, cell).every((one) => !isValue(one)),
  )

/** The letter over a name, whose row has the figure of both. */
export const letterOver = (page: Page, { y, left }: Cell): Cell | undefined =>
  letteredRows(page).find(({ name }) => name.y === y && name.left === left)?.letter

/** Such a letter is read by the name below it, where that is one of a coverage and no description ('Frame, one story'). */
export const isLetterOverName = (page: Page, cell: Cell): boolean =>
  letteredRows(page).some(({ letter, name }) => letter === cell && matchLabel(name, COVERAGES) !== null)
