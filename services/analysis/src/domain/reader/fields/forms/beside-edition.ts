import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { codeBeforeEdition, isLetterCode } from '../../values/form-code.ts'

/** '01 20', '(07/22)', 'Ed. 01 20', '2024-07' in a cell of its own, and 'LOFA 01-20' where the letters are the insurer's */
export const IS_EDITION =
  /^\(?(?:[Ee][Dd]\.?\s|[A-Z]{3,5}\s(?=\d\d[-/]))?(?:(?:0[1-9]|1[0-2])[ /.-]?\d\d(?:\d\d)?|20\d\d[/-](?:0[1-9]|1[0-2]))\)?$/

/** '(07-22) QUICK REFERENCE' in the column beside the numbers, which may be letters alone. */
const BEGINS_WITH_EDITION = /^\((?:0[1-9]|1[0-2])[/-]\d\d\) [A-Z]/

/** The cell of a line that has its edition in the next one. */
export const isBesideEdition = (line: Cell[], cell: Cell): boolean => {
  const next = line[line.indexOf(cell) + 1]?.text ?? ''
  return IS_EDITION.test(next) || BEGINS_WITH_EDITION.test(next)
}

/** 'LO-14   01 20   Water backup' */
export const codeBesideEdition = (page: Page, cell: Cell): string | null =>
  isBesideEdition(cellsOfLine(page, cell), cell) ? codeBeforeEdition(cell.text) : null

/** 'LO PRIV   01 20   Privacy notice' */
export const lettersBesideEdition = (page: Page, cell: Cell): string | null =>
  isBesideEdition(cellsOfLine(page, cell), cell) && isLetterCode(cell.text) ? cell.text : null
