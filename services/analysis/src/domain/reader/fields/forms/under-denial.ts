import { type Cell, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { OF_NO_POLICY } from '../../labels/form-headings.ts'

/** 'Forms deleted', 'Endorsements that you can add' in the line over a table. */
export const isUnderDenial = (page: Page, { y, size }: Cell): boolean => {
  const above = page.cells.filter((cell) => cell.y < y - 2 && y - cell.y < 3.5 * size)
  const nearest = Math.max(...above.map((cell) => cell.y))
  return above.some((cell) => nearest - cell.y < 2 && OF_NO_POLICY.test(squash(cell.text)))
}
