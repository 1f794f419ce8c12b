import { type Cell, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'

/** 'HO 04' over '90': the pairs of figures of a number part where its column is too narrow. */
const BEGUN = /^[A-Z]{2,4} \d\d$/
const REST = /^\d\d$/

/** In font sizes: from the first line of a number to its second one, and from there to the next number. */
const WITHIN = 1.6
const PITCH = 3.2
/** Fewer may stand over each other by chance. */
const ENOUGH = 3

/** The page with the numbers of forms whole that break over two lines, where all of their column do. */
export const withWholeNumbers = (page: Page): Page => {
  const pairs = new Map(page.cells.filter(({ text }) => BEGUN.test(text)).flatMap((cell) => columnFrom(page, cell)))
  if (pairs.size === 0) return page
  const rests = new Set(pairs.values())
  const cells = page.cells.filter((cell) => !rests.has(cell))
  return { ...page, cells: cells.map((cell) => withRest(cell, pairs.get(cell))) }
}

const withRest = (cell: Cell, rest: Cell | undefined): Cell => {
  const text = `${cell.text} ${rest?.text}`
  return rest ? { ...cell, text, key: squash(text) } : cell
}

/** The numbers from the first of a column on, each with its second line; none where one of them has no such line. */
const columnFrom = (page: Page, first: Cell): [Cell, Cell][] => {
  const column = page.cells.filter((cell) => Math.abs(cell.left - first.left) < 3)
  const above = column.findLast(({ y }) => y < first.y - 2)
  if (above && first.y - above.y < PITCH * first.size && isOfNumbers(above)) return []
  const pairs: [Cell, Cell][] = []
  const rows = column.filter(({ y }) => y > first.y - 2)
  for (let at = 0; at < rows.length; at += 2) {
    const [last] = pairs.at(-1)?.slice(1) ?? []
    const [begun, rest] = rows.slice(at, at + 2)
    if (!begun || !isOfNumbers(begun) || (last && begun.y - last.y > PITCH * begun.size)) break
    if (!rest || !isPair(page, begun, rest)) return []
    pairs.push([begun, rest])
  }
  return pairs.length < ENOUGH ? [] : pairs
}

const isOfNumbers = ({ text }: Cell): boolean => /^(?:[A-Z]{2,6}[ -])+\d|^\d\d\b/.test(text)

/** The title of the form stands beside the first line, and nothing of another row beside the second. */
const isPair = (page: Page, begun: Cell, rest: Cell): boolean =>
  BEGUN.test(begun.text) &&
  REST.test(rest.text) &&
  rest.y - begun.y < WITHIN * begun.size &&
  cellsOfLine(page, begun).some(({ left, text }) => left > begun.right && /[A-Za-z]{4}/.test(text)) &&
  cellsOfLine(page, rest).every((cell) => cell === rest || (cell.left > rest.right && !/[\d$]/.test(cell.text)))
