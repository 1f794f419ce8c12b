import type { Page } from '../../geometry/layout.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { limitRows } from './read-limits.ts'
import type { Stated } from './rows/limit-row.ts'

/** Several detached buildings with limits of their own are other structures together. */
export const severalBuildings = (pages: Page[]): Stated | null => {
  const all = limitRows(pages, LIMIT_LABELS.coverage_b_other_structures)
  // 'Detached garage' over its figure, and 'Detached garage: $30,000' put together from both, are one building.
  const rows = all.filter(({ label, amount, cells: [figure] }, at) =>
    figure
      ? all.findIndex(({ cells }) => cells[0] === figure) === at
      : !all.some((other) => other.amount.dollars === amount.dollars && label.text.startsWith(`${other.label.text}:`)),
  )
  const [first, second] = rows
  const isListed = first && second && rows.every(({ match, amount }) => match.weight === 0.7 && amount.dollars !== null)
  if (!isListed) return null
  const value = rows.reduce((sum, { amount }) => sum + (amount.dollars ?? 0), 0)
  return { value, row: { ...first, cells: rows.flatMap(({ label, cells }) => [label, ...cells]) }, isDerived: true }
}
