import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { isDeletedForm } from './deleted-in-row.ts'
import { formsInColumn } from './forms-in-column.ts'
import { formsInRows } from './forms-in-rows.ts'

/** The forms of tables that have a column for them, or whose rows begin with them, whatever stands above. */
export const codesInTable = (page: Page): FormCode[] => {
  const columns = page.cells.flatMap((cell) => formsInColumn(page, cell))
  const cells = new Set(columns.map(({ cell }) => cell))
  const rows = formsInRows(page).filter(({ cell }) => !cells.has(cell))
  return [...columns, ...rows].filter(({ cell }) => !isDeletedForm(cellsOfLine(page, cell), cell))
}
