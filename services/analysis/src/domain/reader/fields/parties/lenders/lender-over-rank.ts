import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { LENDER, lenderNameIn } from '../../../values/lender.ts'
import { isAddressLine } from '../../../values/names.ts'
import type { SaidLender } from './said-lender.ts'

const RANK = /^(?:first|1st|primary) (?:mortgagee|lienholder|mortgage holder)\b(?:,?\s?[–—(-]?\s?loan\b.*)?$/i

/** In font sizes: lines of one block are closer. */
const PITCH = 1.5
/** Points that an address may stand further in than the name above it. */
const INDENT = 24

/** 'Frost Bank' over 'PO Box 12, Waco, TX 76701' over 'First mortgagee - loan 4471': the rank ends the block of the lender. */
export const lenderOverRank = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    for (const rank of page.cells.filter(({ text }) => RANK.test(text))) {
      const address = lineOver(page, rank)
      const name = address && isAddressLine(address.text) ? lineOver(page, address) : undefined
      const lender = name && lenderNameIn([name.text])
      if (address && name && lender && LENDER.test(lender)) return { name: lender, cells: [name, address, rank] }
    }
  }
  return null
}

const lineOver = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  page.cells.findLast(
    (cell) => y - cell.y > 2 && y - cell.y < PITCH * size && left - cell.left > -3 && left - cell.left < INDENT,
  )
