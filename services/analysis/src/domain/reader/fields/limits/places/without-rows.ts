import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isValue } from '../rows/is-value.ts'

/** 'All other perils   $3,000' above a sentence is no part of it, nor is 'Hurricane deductible:   Not applicable'. */
export const withoutRows = (page: Page, text: string, cells: Cell[]): string =>
  cells
    .filter((cell) => {
      const [next] = cellsRightOf(page, cell)
      return next !== undefined && (isValue(next) || cell.text.endsWith(':'))
    })
    .reduce((rest, cell) => rest.replace(cell.text, ''), text)
