import type { Cell } from './cell.ts'
import type { Page } from './layout.ts'

const HEADING =
  /^(?:other|optional|additional|available|these)?\s?(?:coverages?|options?|endorsements?|protection)?\s?(?:you (?:have|did|do)\s)?(?:that (?:are|were)\s)?(?:not|declined)\s?(?:purchased?|selected|chosen|choose|covered|included|elected|taken|take|bought|buy|have|carry|on (?:this|your) policy)?\W*$/i

/** In font sizes: an empty line ends a block. */
const FAR = 2.6

/** Whether a coverage is only named in a list of those that were not bought. */
export const isNotPurchased = (page: Page, row: Cell): boolean => {
  const above = page.cells.filter((cell) => cell.y < row.y - 2 && cell.left < row.left + 6 && cell.text.length < 70)
  let lower = row
  for (const cell of above.reverse()) {
    if (lower.y - cell.y > FAR * cell.size) return false
    if (HEADING.test(cell.text) && /not|declined/i.test(cell.text)) return true
    if (/:$/.test(cell.text) || /\$\s?\d/.test(cell.text)) return false
    if (lower.y - cell.y > 2) lower = cell
  }
  return false
}
