import { cellsRightOver } from '../../../geometry/around/right-over.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'

/** 'Scheduled golf cart' right over 'Lien interest   Waco Bank' or 'Lienholder: Waco Bank': it lent on that alone. */
export const isUnderArticle = (page: Page, label: Cell): boolean =>
  cellsRightOver(page, label, PITCH).some((cell) => ARTICLE.test(cell.text) && cellsOfLine(page, cell).length === 1)

const ARTICLE =
  /^(?:(?:your|my|the|insured|scheduled|financed|utility|travel) )*(?:golf cart|car|truck|boat|watercraft|piano|instrument|trailer|motorcycle|tractor|vehicle|auto(?:mobile)?|RV|camper|motor ?home|ATV|UTV|jewelry|solar (?:panel|system))s?(?: loan)?:?$/i
/** In font sizes: the line right above. */
const PITCH = 1.8
