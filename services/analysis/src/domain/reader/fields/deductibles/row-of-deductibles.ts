import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { baselineOf, type Cell, edgesOf } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { namesAnother } from '../../values/of-another.ts'
import { headingsOver, isUnderOther } from './under-other-heading.ts'

/** 'What's my deductible?' over 'Wind or hail storm   2%'; 'Your neighbor's wind and hail deductible is 5%.' is no row of it. */
export const isRowOfDeductibles = (pages: Page[], { page: number, quote, box }: Evidence): boolean =>
  !namesAnother(quote) &&
  pages.some((page) => {
    const [row, ...more] = page.number === number ? page.cells.filter((cell) => isFirstIn(box, cell)) : []
    if (!row || row.text.endsWith('.') || readsOn(row) || isUnderOther(page, row)) return false
    const heads = [...headingsOver(page, row), ...cellsOfLine(page, row).filter(({ left }) => left < row.left), ...more]
    return (
      isUnderDeductibles(page, row) ||
      [row, ...heads].some(({ text }) => IS_OF_PERIL.test(text)) ||
      heads.some(({ text }) => OF_DEDUCTIBLES.test(text))
    )
  })

/** 'Wind/hail deductible: 2%', 'Named storm deductible' beside '5%': they need no heading. */
const IS_OF_PERIL =
  /^(?:(?:your|the|wind|windstorm|hail|hurricane|named|tropical|storm|cyclone|all|other|perils|section|i|and|or)\W+)+deductibles?(?:\W*$|:? (?=[$\d]))/i

const OF_DEDUCTIBLES =
  /^(?:what(?:[’']s| is| are)? )?(?:(?:my|your|the|our|all|policy|property|loss|section (?:i|1)) )*deductibles?(?:\(s\))?(?: (?:you chose|that apply|information|summary|options (?:you )?(?:chose|selected)))?\W*(?:section (?:i|1)\W*)?$/i

const isFirstIn = ([left, top, , bottom]: Evidence['box'], cell: Cell): boolean =>
  Math.abs(edgesOf(cell)[0] - left) < 1 && baselineOf(cell) > top && baselineOf(cell) < bottom
