import { saysMore } from '../../labels/known-label.ts'
import { type Cell, misalignment, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: from one line of the heads to the next, and from the last to the first row. */
const NEXT = 1.5
const ROW = 2.75
const MOST_LINES = 3

/** 'Name of   Name of   Policy' over 'Insured   Lienholder   Number' over what each is: heads that break over lines, each as one. */
export const stackedHeads = (page: Page): Cell[] =>
  page.cells.flatMap((first) => {
    const line = cellsOfLine(page, first)
    if (line[0] === first && line.length >= ROW_OF_FIGURES && line.every(isDollars)) return headsOver(page, line)
    if (line[0] !== first || line.length < 2 || !line.every(isWords) || !isOverValues(page, line)) return []
    const heads = line.map((cell) => whole(page, line, cell))
    return heads.filter((head, index) => saysMore(head, line[index] as Cell))
  })

const ROW_OF_FIGURES = 3
const isDollars = ({ text }: Cell): boolean => /^\$\s?\d[\d,]*$/.test(text)

/** 'Coverage B' over 'Structures' beside heads of three and four lines, each over its figure however many lines it has. */
const headsOver = (page: Page, figures: Cell[]): Cell[] => {
  const stack: Cell[][] = []
  for (let lower = figures; stack.length < MOST_LINES_OF_ONE; ) {
    const over = lineAbove(page, lower, lower === figures ? ROW : NEXT)
    if (over.length === 0 || !over.every((cell) => isWords(cell) && figures.some((one) => isUnder(one, cell)))) break
    stack.unshift(over)
    lower = over
  }
  return figures.flatMap((figure) => {
    const parts = stack.flatMap((line) => line.find((cell) => isUnder(figure, cell)) ?? [])
    const last = parts.at(-1)
    if (parts.length < 2 || !last) return []
    const head = { ...inOne(parts), y: stack.at(-1)?.[0]?.y ?? last.y }
    return saysMore(head, last) ? [head] : []
  })
}
const MOST_LINES_OF_ONE = 4

const inOne = (parts: Cell[]): Cell => {
  const text = parts.map((part) => part.text).join(' ')
  const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))]
  return { ...(parts.at(-1) as Cell), text, key: squash(text), left, right }
}

/** In words alone, but for the hour at which a term begins. */
const isWords = ({ text }: Cell): boolean =>
  text.length < 30 && !/[$%.:]$|\d{3}/.test(text) && (/^12:01 [AP]\.?M/i.test(text) || !/\d/.test(text))

const isOverValues = (page: Page, line: Cell[]): boolean => {
  const below = lineBelow(page, line)
  return (
    below.some(({ text }) => /\d/.test(text)) &&
    below.filter((value) => line.some((cell) => isUnder(value, cell))).length > 1
  )
}

const isUnder = (lower: Cell, upper: Cell): boolean =>
  Math.abs(lower.left - upper.left) < 3 || Math.abs(lower.right - upper.right) < 3 || misalignment(lower, upper) < 4

/** The next line, where it is near enough; `reach` in font sizes. */
const lineBelow = (page: Page, [first]: Cell[]): Cell[] => {
  const next = first && page.cells.find(({ y }) => y - first.y > 2)
  return next && next.y - first.y < ROW * first.size ? cellsOfLine(page, next) : []
}

const lineAbove = (page: Page, [first]: Cell[], reach: number): Cell[] => {
  const next = first && page.cells.findLast(({ y }) => first.y - y > 2)
  return next && first.y - next.y < reach * first.size ? cellsOfLine(page, next) : []
}

/** With the lines over it, all of which stand over heads of this line, or over a value whose head has fewer lines. */
const whole = (page: Page, line: Cell[], cell: Cell): Cell => {
  const parts = [cell]
  const columns = [...line, ...lineBelow(page, line)]
  let lower = line
  // Cells of one line may stand a little higher than others: lines are counted, so that none is met again and again.
  for (let lines = 0; lines < 2 * MOST_LINES && parts.length < MOST_LINES; lines += 1) {
    const over = lineAbove(page, lower, NEXT)
    if (over.length < 2 || !over.every((upper) => isWords(upper) && columns.some((one) => isUnder(one, upper)))) break
    const part = over.find((upper) => isUnder(cell, upper))
    if (part) parts.unshift(part)
    lower = over
  }
  return inOne(parts)
}
