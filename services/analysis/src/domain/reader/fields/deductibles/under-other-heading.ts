import { cellsUpFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'

/** 'Last year', 'Your auto policy', 'If you chose less' */
const OF_OTHER =
  /\b(?:last|prior|previous|former(?:ly)?|expir(?:ing|ed)|old|earlier|before|was|were|autos?|cars?|vehicles?|umbrella|boats?|quot(?:e|es|ed|ation)|offer\w*|options?|optional|could|would|chose|choose|if you|examples?|association|compar\w*|next (?:year|term)|other polic\w*|not (?:purchased|selected|chosen|bought))\b/i

/** In font sizes, and in points: how far up a heading may stand, and how much further in what it heads. */
const FAR = 3.4
const INDENT = 30
/** In sizes of what it heads: a heading of the whole block. */
const LARGER = 1.15

/** Whether what stands over a question or a figure, up to the heading of its block, tells of another time or another policy. */
export const isUnderOther = (page: Page, first: Cell): boolean => {
  let lower = first
  for (const cell of cellsUpFrom(page, first.y - 2)) {
    if (cell.left > first.left + 3 || cell.left < first.left - INDENT) continue
    if (lower.y - cell.y > FAR * Math.max(cell.size, lower.size)) return false
    if (cell.size >= first.size && OF_OTHER.test(cell.text)) return true
    if (cell.size > LARGER * first.size && !/^\$/.test(cell.text)) return false
    lower = cell
  }
  return false
}
