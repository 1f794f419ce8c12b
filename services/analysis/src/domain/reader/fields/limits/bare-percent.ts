import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import type { Page } from '../../geometry/layout.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import type { Stated } from './rows/limit-row.ts'

/** 'Ordinance or law, percent of Coverage A   10': the sign stands in the words, the figure by itself. */
export const barePercent = (pages: Page[], labels: Label[]): Stated | null => {
  for (const page of pages) {
    for (const label of labelCells(page)) {
      const match = label.isClause ? null : matchLabel(label, labels)
      const [figure] = match && SAYS_PERCENT.test(match.rest) ? cellsRightOf(page, label) : []
      if (!match || !figure || !/^\d{1,2}$/.test(figure.text)) continue
      const amount = { dollars: null, percent: Number(figure.text), base: 'A', status: null, hasCents: false }
      return { value: Number(figure.text), row: { label, match, amount, cells: [figure], rank: 0.9 }, isDerived: false }
    }
  }
  return null
}

const SAYS_PERCENT = /^\W*(?:per ?cent|%|pct\.?)\s?of (?:the )?(?:cov(?:erage|\.)? ?A|dwelling)(?: limit)?\)?$/i
