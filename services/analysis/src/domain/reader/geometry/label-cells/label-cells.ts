import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'
import { headedColumns } from '../tables/headed-columns.ts'
import { headedRows } from '../tables/headed-rows.ts'
import { itemLimits } from '../tables/item-columns.ts'
import { percentRows } from '../tables/percent-rows.ts'
import { stackedHeads } from '../tables/stacked-heads.ts'
import { clausesOf } from '../text/clauses.ts'
import { centredLabels } from './centred-labels.ts'
import { centredTitles } from './centred-titles.ts'
import { codedOptions } from './coded-options.ts'
import { explainedLabels } from './explained-labels.ts'
import { labelsWithRemarks, limitedThings } from './labels-with-remarks.ts'
import { letteredNames } from './lettered-names.ts'
import { lettersBehind } from './letters-behind.ts'
import { lettersInOrder } from './letters-in-order.ts'
import { numberedLabels, titlesWithNumbers } from './numbered-labels.ts'
import { labelsInParentheses, openLabels, remarkedLabels } from './open-labels.ts'
import { slashedPairs } from './slashed-pairs.ts'
import { titlesOverRemarks } from './titles-over-remarks.ts'
import { amountFirstLabels, wrappedLabels } from './wrapped-labels.ts'

/** Whatever on a page may name a value: its cells, labels that break over two lines, parts of sentences. */
export const labelCells = (page: Page): Cell[] => {
  const before = known.get(page)
  if (before) return before
  const cells = [
    ...page.cells,
    ...wrappedLabels(page),
    ...centredLabels(page),
    ...stackedHeads(page),
    ...numberedLabels(page),
    ...titlesWithNumbers(page),
    ...codedOptions(page),
    ...centredTitles(page),
    ...amountFirstLabels(page),
    ...headedRows(page),
    ...headedColumns(page),
    ...percentRows(page),
    ...itemLimits(page),
    ...letteredNames(page),
    ...lettersBehind(page),
    ...lettersInOrder(page),
    ...openLabels(page),
    ...labelsInParentheses(page),
    ...remarkedLabels(page),
    ...explainedLabels(page),
    ...labelsWithRemarks(page),
    ...limitedThings(page),
    ...slashedPairs(page),
    ...titlesOverRemarks(page),
    ...clausesOf(page),
  ]
  known.set(page, cells)
  return cells
}

const known = new WeakMap<Page, Cell[]>()
