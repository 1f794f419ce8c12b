import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { tokensOf } from './settlement-sentences.ts'

const HEAD = /^(?=.*\b(?:pay|paid|settle\w*|value[ds]?|cover\w*|insure\w*|cost|cash)\b).{8,60}:$/i

/** In font sizes: from an item to the next. */
const PITCH = 1.9
/** Points that items may stand further in than their head. */
const INDENT = 30
const MOST_ITEMS = 8

/** 'We pay full replacement cost for:' over 'the dwelling' and 'your personal property', as one sentence. */
export const settledLists = (pages: Page[]): Statement[] =>
  pages.flatMap((page) =>
    page.cells.filter(isHead).flatMap((head) => {
      const items = itemsUnder(page, head)
      const text = `${head.text} ${items.map((item) => item.text.replace(/^[•·*–-]\s?/, '')).join(', ')}`
      return items.length > 0 ? [{ text, cells: [head, ...items] }] : []
    }),
  )

const isHead = ({ text }: Cell): boolean => {
  const tokens = HEAD.test(text) ? tokensOf(text.toLowerCase()) : []
  return tokens.length > 0 && tokens.every(({ kind }) => kind === 'value')
}

/** Items stand by themselves below their head; what has something of its own beside it is a row. */
const itemsUnder = (page: Page, head: Cell): Cell[] => {
  const items: Cell[] = []
  let upper = head
  for (const cell of page.cells) {
    const isFlush = cell.left > head.left - 3 && cell.left < head.left + INDENT
    if (cell.y <= upper.y + 2 || !isFlush) continue
    const isNext = cell.y - upper.y < PITCH * cell.size && !cell.text.endsWith(':') && items.length < MOST_ITEMS
    if (!isNext || /[$%\d]/.test(cell.text)) break
    if (cellsOfLine(page, cell).some(({ text, left }) => left > cell.right && /[$%\d]/.test(text))) break
    items.push(cell)
    upper = cell
  }
  return items
}
