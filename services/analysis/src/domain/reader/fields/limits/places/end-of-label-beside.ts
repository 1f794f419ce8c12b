import { beginsUnder } from '../../../geometry/around/begins-under.ts'
import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { roleOf } from '../../../geometry/tables/column-roles.ts'
import { labelWeight } from '../../../labels/known-label.ts'

/**
 * 'B. Other structures,   each occurrence   $300,000' where 'E. Personal liability,' stands over 'each occurrence': the
 * second line of a label in the block beside, with the figure of that.
 */
export const isEndOfLabelBeside = (page: Page, label: Cell, cell: Cell): boolean =>
  GOES_ON.test(cell.text) &&
  (labelWeight(cell) <= DOUBTFUL || OF_EACH.test(cell.text)) &&
  /^\$?\s?\d/.test(cellsRightOf(page, cell)[0]?.text ?? '') &&
  page.cells.some(
    (upper) =>
      upper.left > label.right &&
      beginsUnder(upper, cell, LINES) &&
      labelWeight(upper) > DOUBTFUL &&
      // 'Deductible' heads the column of '5%   $18,350'.
      roleOf(upper) === null &&
      cellsRightOf(page, upper).length === 0,
  )

/** 'each occurrence', '(each person)', 'Per Loss', '10% of A', '1%' */
const GOES_ON = /^[a-z(]|^(?:each|per|any)\b|^\d[\d.]*\s?%(?:$|\sof\b)/i
const OF_EACH = /^(?:each|per|any) \w+$/i
const DOUBTFUL = 0.6

/** How far the lines of one label are apart, and how far in the second one begins. */
const LINES = { pitch: 1.65, indent: 3.2 }
