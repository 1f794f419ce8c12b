import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { cellsRightOf } from '../../geometry/neighbours.ts'
import { isValue } from './is-value.ts'

/** 'All other perils   $3,000' above a sentence is no part of it, nor is 'Hurricane deductible:   Not applicable'. */
export const withoutRows = (page: Page, text: string, cells: Cell[]): string =>
  cells
    .filter((cell) =>
      cellsRightOf(page, cell)
        .slice(0, 1)
        .some((next) => isValue(next) || cell.text.endsWith(':')),
    )
    .reduce((rest, cell) => rest.replace(cell.text, ''), text)
