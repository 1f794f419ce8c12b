import { labelWeight } from '../../labels/known-label.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'Mortgage holder' and '1' beside it, the label of the first of several; 'Policyholder(s)' and '(Named insured)', one label in two words. */
export const numberedLabels = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const next = /^[A-Za-z() ]{6,30}$/.test(cell.text)
      ? cellsOfLine(page, cell).find(({ left }) => left >= cell.right)
      : undefined
    const isPart = next && (/^#?[1-3]$/.test(next.text) || (/^\(.*\):?$/.test(next.text) && labelWeight(next) > 0))
    if (!isPart || next.left - cell.right > 1.6 * cell.size) return []
    const text = `${cell.text} ${next.text}`
    const label: Cell = { ...cell, text, key: squash(text), right: next.right }
    return NUMBERED.test(cell.text) && labelWeight(label) > 0 ? [label] : []
  })

/** '03   Where', 'Item 7.   Mortgagees' over a block that begins where the number does: the number is the label's. */
export const titlesWithNumbers = (page: Page): Cell[] =>
  page.cells.flatMap((number) => {
    const title = /^\(?\d{1,2}[.)]?$|^(?:item|part) \d{1,2}[.:]$/i.test(number.text)
      ? cellsOfLine(page, number).find(({ left }) => left >= number.right)
      : undefined
    if (!title || labelWeight(title) === 0 || title.left - number.right > 2.5 * number.size) return []
    const under = page.cells.filter((cell) => cell.y > number.y + 2 && cell.y - number.y < 1.65 * number.size)
    const begins = (x: number) => under.some(({ left }) => Math.abs(left - x) < 1.5)
    return begins(number.left) && !begins(title.left) ? [{ ...title, left: number.left }] : []
  })

const NUMBERED = /mortgage|lender|lienholder|insured|policyholder|loss payee|location|premises/i
