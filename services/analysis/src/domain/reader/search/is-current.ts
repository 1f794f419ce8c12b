import { isUnticked } from '../geometry/boxes.ts'
import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { columnRole } from '../geometry/tables/headers.ts'

/** Last year's column, the one of differences and what is not ticked say nothing about now. */
export const isCurrent = (page: Page, cell: Cell): boolean => {
  const role = columnRole(page, cell)
  return role !== 'previous' && role !== 'difference' && !isUnticked(cell.text)
}
