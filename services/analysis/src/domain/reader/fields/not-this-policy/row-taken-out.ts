import { cellLeftOf, cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isFigureTakenOut, isTakenOut } from '../../values/taken-out.ts'

/** What a row names is no part of the policy any more, by its own words or by the word beside them. */
export const isRowTakenOut = (page: Page, label: Cell): boolean =>
  isFigureTakenOut(label.text) || isMarkedBeside(page, label) || isMarkedBefore(page, label)

/** 'Deleted:   Windstorm or hail 2% ($6,000)' over 'Added:   Windstorm or hail 1% ($3,000)' */
export const isMarkedBefore = (page: Page, label: Cell): boolean => {
  const status = label.isClause ? undefined : cellLeftOf(page, label)
  return status !== undefined && status === cellsOfLine(page, label)[0] && isTakenOut(status.text)
}

/** 'LO-208   Water backup, $5,000   Deleted 09/28/2026': past figures and dates alone. Beyond words it is said of another block. */
const isMarkedBeside = (page: Page, label: Cell): boolean => {
  const right = label.isClause ? [] : cellsRightOf(page, label)
  const end = right.findIndex(({ text }) => isTakenOut(text))
  return end >= 0 && right.slice(0, end).every(({ text }) => /^[$\d(+−–-]/.test(text))
}
