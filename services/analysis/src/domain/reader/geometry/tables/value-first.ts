import { labelWeight } from '../../labels/known-label.ts'
import { parseAmount, toNumber } from '../../values/amount.ts'
import { parseDates } from '../../values/dates.ts'
import { isShare } from '../../values/share.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { coverageOf } from './names-of-coverages.ts'

/** Fewer such lines prove nothing: a figure may begin a line for many reasons. */
const ENOUGH = 3

interface ValueFirst {
  ofPage: boolean
  /** Of blocks that print so on a page that does not. */
  cells: Set<Cell>
  /** Of rows that do not, on a page that does. */
  others: Set<Cell>
}

const known = new WeakMap<Page, ValueFirst>()

/** Whether a page, or the block of a cell, prints each value before its label: '$412,000  Dwelling    $41,200  Other structures'. */
export const isValueFirst = (page: Page, cell: Cell): boolean => {
  const { ofPage, cells, others } = valueFirstOn(page)
  const line = cellsOfLine(page, cell)
  return (ofPage && !line.some((one) => others.has(one))) || line.some((one) => cells.has(one))
}

const valueFirstOn = (page: Page): ValueFirst => {
  const before = known.get(page)
  if (before) return before
  const lines = page.cells.map((cell) => cellsOfLine(page, cell)).filter((line, index) => line[0] === page.cells[index])
  const valueFirst = lines.filter((line) => isLineOfValueFirst(line) && !isUnderLabel(page, line))
  const labelFirst = lines.filter(([first, ...rest]) => isLabel(first) && rest.some(isFigure) && !isLabel(rest.at(-1)))
  const ofPage = valueFirst.length >= ENOUGH && valueFirst.length > 2 * labelFirst.length
  const cells = new Set([...blocks(lines).flat(2), ...namedBehind(lines).flat()])
  const found = { ofPage, cells, others: new Set(ofPage ? apart(lines, valueFirst).flat() : []) }
  known.set(page, found)
  return found
}

/** 'Wind or hail   2% of Coverage A': lines that begin with a label and have its figure behind it, none of the others right over or under them. */
const apart = (lines: Cell[][], valueFirst: Cell[][]): Cell[][] =>
  lines.filter(([first, ...rest], index) => {
    const isLabelled = isLabel(first) && rest.some(({ text }) => BEGINS.test(text)) && !isLabel(rest.at(-1))
    return isLabelled && ![lines[index - 1], lines[index + 1]].some((line) => line && valueFirst.includes(line))
  })

/** '$264,500  C  Personal property  (50%)', '$264,500  50%  Personal property': a share beside the label is said of it. */
const isLineOfValueFirst = ([first, ...rest]: Cell[]): boolean => {
  const named = rest.filter((cell) => !isShare(cell) && !/^[-–—]$/.test(cell.text))
  return first !== undefined && isFigure(first) && (isLabel(named.at(-1)) || isPriced(first, named))
}

/** 'Dwelling' right over '$372,000   Loss of use', the second block of a page set at another height: the figure is that of the label over it. */
const isUnderLabel = (page: Page, [figure]: Cell[]): boolean =>
  figure !== undefined &&
  page.cells.some(
    (cell) =>
      figure.y > cell.y + 2 &&
      figure.y - cell.y < 1.5 * cell.size &&
      figure.left - cell.left > -2 &&
      figure.left - cell.left < INDENT &&
      coverageOf(cell.text) !== undefined &&
      !cellsOfLine(page, cell).some(isFigure),
  )

/** Points that a figure may stand further in than its label. */
const INDENT = 30

/** '$60,000   Dwelling   846.00': behind its label the limit has its premium. */
const isPriced = (limit: Cell, [label, premium, ...more]: Cell[]): boolean =>
  LIMIT.test(limit.text) &&
  isLabel(label) &&
  more.length === 0 &&
  PREMIUM.test(premium?.text ?? '') &&
  // '$29,860   Other structures   $31,050' is what was and what is.
  toNumber(premium?.text ?? '') < 0.8 * toNumber(limit.text)
const LIMIT = /^\$\d{1,3}(?:,\d{3})+$/
const PREMIUM = /^(?:\$?\d{1,2},?\d{0,3}(?:\.\d\d)?|incl(?:uded)?\.?)$/i

/** A number without a sign may be that of a form. */
const BEGINS = /^\$|^\d[\d.]*\s?%/

/** Lines that follow each other with dollars or a percentage at their beginning, and labels at their ends. */
const blocks = (lines: Cell[][]): Cell[][][] => {
  const runs: Cell[][][] = []
  let last: Cell | undefined
  for (const line of lines) {
    const [first] = line as [Cell]
    if (line.length > 1 && BEGINS.test(first.text) && isFigure(first)) {
      const goesOn = last !== undefined && first.y - last.y < 2.5 * first.size
      if (goesOn) runs.at(-1)?.push(line)
      else runs.push([line])
      last = first
    } else last = undefined
  }
  return runs.filter((run) => run.filter(isLineOfValueFirst).length >= ENOUGH && run.every(endsInWords))
}

/** 'Your house burns down   $365,000   Dwelling (A)': lines that say first what may happen, and each behind its figure another name. */
const namedBehind = (lines: Cell[][]): Cell[][] => {
  const named = lines.filter(([words, figure, name, ...more]) => {
    // 'on the residence premises' goes on with the label above it, and has its figure.
    const isNamed = more.length === 0 && isLabel(name) && !isLabel(words) && !/^[a-z(]/.test(words?.text ?? '')
    return isNamed && figure !== undefined && BEGINS.test(figure.text) && isFigure(figure)
  })
  return new Set(named.map((line) => line[2]?.key)).size < ENOUGH ? [] : named
}

const endsInWords = (line: Cell[]): boolean =>
  /[a-z]{3}|%\)$/i.test(line.at(-1)?.text ?? '') ||
  isPriced(
    line[0] as Cell,
    line.slice(1).filter((cell) => !isShare(cell)),
  )

const isFigure = (cell: Cell): boolean =>
  cell.text.length < 40 &&
  (/^[$\d½]/.test(cell.text) || parseDates(cell.text).length > 0) &&
  parseAmount(cell.text) !== null

const isLabel = (cell: Cell | undefined): boolean => cell !== undefined && labelWeight(cell) >= 0.6
