import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { baselineOf, type Cell, edgesOf } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { OF_ANOTHER } from '../../values/of-another.ts'
import { headingsOver, isUnderOther } from './under-other-heading.ts'

/** 'What's my deductible?' over 'Wind or hail storm   2%'; 'Your neighbor's wind and hail deductible is 5%.' is no row of it. */
export const isRowOfDeductibles = (pages: Page[], { page: number, quote, box }: Evidence): boolean => {
  if (quote.endsWith('.') || OF_ANOTHER.test(quote)) return false
  return pages.some((page) => {
    const row = page.number === number ? page.cells.find((cell) => isFirstIn(box, cell)) : undefined
    if (!row || readsOn(row) || isUnderOther(page, row)) return false
    const heads = [...headingsOver(page, row), ...cellsOfLine(page, row).filter(({ left }) => left < row.left)]
    return isUnderDeductibles(page, row) || heads.some(({ text }) => OF_DEDUCTIBLES.test(text))
  })
}

const OF_DEDUCTIBLES =
  /^(?:what(?:[’']s| is| are)? )?(?:(?:my|your|the|our|all|policy|property|loss|section (?:i|1)) )*deductibles?\b\W*(?:section (?:i|1)\W*)?$/i

const isFirstIn = ([left, top, , bottom]: Evidence['box'], cell: Cell): boolean =>
  Math.abs(edgesOf(cell)[0] - left) < 1 && baselineOf(cell) > top && baselineOf(cell) < bottom
