import { cellsUnder } from '../../geometry/around/cells-under.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { tokensOf } from './settlement-sentences.ts'
import type { Phrase } from './storm-rows.ts'

const SETTLED = /^(?:(?:losses )?(?:is |are )?)?(?:settled|paid|valued|insured) (?:at|on|for) \S/i

/** In font sizes: from one line of a card to the next. */
const FAR = 2.3

/** 'Settled at ACV' in a card, some lines below 'Roof' */
export const inCard = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((cell) => {
    const heading = SETTLED.test(cell.text) ? headOfCard(page, cell) : undefined
    return heading ? [{ parts: [heading.text, cell.text], cells: [heading, cell] }] : []
  })

/** The first of the lines that stand flush over each other, where that names one thing and nothing else. */
const headOfCard = (page: Page, cell: Cell): Cell | undefined => {
  let lower = cell
  for (const upper of page.cells.filter(({ y, left }) => y < cell.y - 2 && Math.abs(left - cell.left) < 3).reverse()) {
    if (lower.y - upper.y > FAR * cell.size) break
    lower = upper
  }
  const [thing, ...more] = tokensOf(lower.text.toLowerCase())
  return lower !== cell && lower.text.length < 25 && thing?.kind === 'thing' && more.length === 0 ? lower : undefined
}

const APPLIES_TO = /^(?:appl(?:y|ies)|applied|applicable) to:?$/i

/** 'Loss settlement   Applies to' over 'Actual cash value   Coverage C, roof surfacing': each thing that it is said of. */
export const underAppliesTo = (page: Page, [value, things, ...more]: Cell[]): Phrase[] => {
  if (!value || !things || more.length > 0 || !tokensOf(value.text.toLowerCase()).every(({ kind }) => kind === 'value'))
    return []
  const isHeaded = page.cells.some((head) => APPLIES_TO.test(head.text) && cellsUnder(page, head).includes(things))
  return isHeaded
    ? things.text.split(/,\s*(?:and\s)?/).map((thing) => ({ parts: [thing, value.text], cells: [value, things] }))
    : []
}
