import { labelWeight } from '../../labels/known-label.ts'
import { cellsRightOf } from '../around/neighbours.ts'
import { type Cell, squash } from '../cell.ts'
import type { Page } from '../layout.ts'
import { isAbout } from './letters-behind.ts'

const LETTER = /^(?:coverage )?([A-F])$/i
const SENTENCE = /[a-z]{3}\.(?:\s|$)/

/** 'Your house' over 'A   Repaired at replacement cost.   $300,000' in smaller print: the title above the remark names the row. */
export const titlesOverRemarks = (page: Page): Cell[] =>
  page.cells.flatMap((mark) => {
    const letter = LETTER.exec(mark.text)?.[1]?.toUpperCase()
    const [remark, figure, ...others] = letter ? cellsRightOf(page, mark) : []
    if (!letter || !remark || !figure || others.length > 0 || !/^\$\s?\d/.test(figure.text)) return []
    // 'Siding' or 'Deductible for wind' below 'Your house' is a name of its own.
    if (!SENTENCE.test(remark.text) || labelWeight(remark) > 0) return []
    const title = page.cells.find((cell) => isTitleOver(cell, remark) && cellsRightOf(page, cell).length === 0)
    if (!title || !isAbout(letter, title.text) || /\bother\b/i.test(title.text)) return []
    const text = `Coverage ${letter} ${title.text}`
    return [{ ...remark, text, key: squash(text) }]
  })

const isTitleOver = (cell: Cell, { left, y, size }: Cell): boolean =>
  cell.size > 1.08 * size && Math.abs(cell.left - left) < 2 && cell.y < y - 2 && y - cell.y < 2 * size
