import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { codesInLine, type FormCode } from '../../values/codes-in-line.ts'
import { codeAtEnd } from '../../values/form-code.ts'
import { codesUnder } from './form-list.ts'

/** 'FORMS   HO 00 03 05 11   LO 12   01 20   LO 14   01 20', the editions with the numbers or apart, and the lines below, in as many columns. */
export const codesOfRows = (page: Page, heading: Cell, row: Cell[]): FormCode[] => {
  const [first] = row
  const below = first ? codesUnder(page, first, { left: first.left - 3, firstGap: 1.7, edge: heading.left }) : []
  return [...row.flatMap(codesBeside), ...below]
}

/** 'HO 00 03 05 11', 'House & Home Policy – AVP401' */
export const codesBeside = (cell: Cell): FormCode[] => {
  const codes = codesInLine(cell.text, cell)
  const code = codes.length > 0 ? null : codeAtEnd(cell.text)
  return code ? [{ code, text: cell.text, cell }] : codes
}

/** 'FORMS   4715 04/21   Homeowners policy' with the other numbers below the first, with their titles or alone. */
export const columnBeside = (page: Page, heading: Cell, [first, ...more]: Cell[]): FormCode[] => {
  if (!first) return []
  const codes = codesBeside(first)
  if (codes.length !== 1) return []
  const edgeFrom = /\s(?:and|&)$/i.test(heading.text) ? heading.y + 1.7 * heading.size : 0
  const below = codesUnder(page, first, { left: first.left - 3, firstGap: 1.7, edge: heading.left, edgeFrom })
  if (!below[0] || Math.abs(below[0].cell.left - first.left) >= 3) return []
  // A second column begins on the heading's line, too.
  const isInColumn = ({ left }: Cell) => below.some(({ cell }) => Math.abs(cell.left - left) < 3)
  return [...codes, ...more.filter(isInColumn).flatMap(codesBeside), ...below]
}
