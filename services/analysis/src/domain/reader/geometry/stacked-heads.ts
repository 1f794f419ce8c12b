import { saysMore } from '../labels/known-label.ts'
import { type Cell, misalignment, squash } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** In font sizes: from one line of the heads to the next, and from the last to the first row. */
const NEXT = 1.5
const ROW = 2.75
const MOST_LINES = 3

/** 'Name of   Name of   Policy' over 'Insured   Lienholder   Number' over what each is: heads that break over lines, each as one. */
export const stackedHeads = (page: Page): Cell[] =>
  page.cells.flatMap((first) => {
    const line = cellsOfLine(page, first)
    if (line[0] !== first || line.length < 2 || !line.every(isWords) || !isOverValues(page, line)) return []
    const heads = line.map((cell) => whole(page, line, cell))
    return heads.filter((head, index) => saysMore(head, line[index] as Cell))
  })

/** In words alone, but for the hour at which a term begins. */
const isWords = ({ text }: Cell): boolean =>
  text.length < 30 && !/[$%.:]$|\d{3}/.test(text) && (/^12:01 [AP]\.?M/i.test(text) || !/\d/.test(text))

const isOverValues = (page: Page, line: Cell[]): boolean => {
  const below = lineNext(page, line, 1)
  return (
    below.some(({ text }) => /\d/.test(text)) &&
    below.filter((value) => line.some((cell) => isUnder(value, cell))).length > 1
  )
}

const isUnder = (lower: Cell, upper: Cell): boolean =>
  Math.abs(lower.left - upper.left) < 3 || Math.abs(lower.right - upper.right) < 3 || misalignment(lower, upper) < 4

/** The next line below (1) or above (-1), where it is near enough. */
const lineNext = (page: Page, [first]: Cell[], way: 1 | -1): Cell[] => {
  if (!first) return []
  const isNext = ({ y }: Cell) => way * (y - first.y) > 2
  const next = way > 0 ? page.cells.find(isNext) : page.cells.findLast(isNext)
  const reach = (way > 0 ? ROW : NEXT) * first.size
  return next && Math.abs(next.y - first.y) < reach ? cellsOfLine(page, next) : []
}

/** With the lines over it, all of which stand over heads of this line, or over a figure whose head has fewer lines. */
const whole = (page: Page, line: Cell[], cell: Cell): Cell => {
  const parts = [cell]
  const columns = [...line, ...lineNext(page, line, 1).filter(({ text }) => /^\$\s?\d[\d,]*$/.test(text))]
  let lower = line
  while (parts.length < MOST_LINES) {
    const over = lineNext(page, lower, -1)
    if (over.length < 2 || !over.every((upper) => isWords(upper) && columns.some((one) => isUnder(one, upper)))) break
    const part = over.find((upper) => isUnder(cell, upper))
    if (part) parts.unshift(part)
    lower = over
  }
  const text = parts.map((part) => part.text).join(' ')
  const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))]
  return { ...cell, text, key: squash(text), left, right }
}
