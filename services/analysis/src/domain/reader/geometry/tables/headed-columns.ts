import { type Cell, misalignment, overlap, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { ASPECTS } from './aspects.ts'
import { stacked } from './figure-heads.ts'
import { coverageOf } from './names-of-coverages.ts'

/** 'Dwelling   Contents' over rows such as 'Amount of coverage   $612,000   $306,000': each figure named by its head. */
export const headedColumns = (page: Page): Cell[] =>
  page.cells.flatMap((row) => {
    const aspect = ASPECTS.find(({ words }) => words.exec(row.text)?.[0].length === row.text.length)
    const values = aspect ? figuresOf(page, row) : []
    if (!aspect || values.length < 2) return []
    const heads = headsOver(page, row)
    return values.flatMap((value) => {
      const name = nameOver(heads, value)
      const text = `${aspect.inOne(name ?? '', row.text)}: ${value.text}`
      return name ? [{ ...value, text, key: squash(text), isClause: true }] : []
    })
  })

/** Whether a row stands in such a table: none of its figures is said of all that is insured. */
export const isUnderCoverages = (page: Page, row: Cell): boolean =>
  figuresOf(page, row).length > 1 && headsOver(page, row).length > 1

const figuresOf = (page: Page, row: Cell): Cell[] => cellsOfLine(page, row).filter(({ left }) => left > row.right)

/** The lines without figures, all behind the names of the rows, that head them; at least two of the heads name coverages. */
const headsOver = (page: Page, row: Cell): Cell[] => {
  const lines = linesOver(page, row)
  // What stands over words that name their columns by themselves is no part of their heads.
  const [heads = []] = lines
    .map((_, index) => stacked(lines.slice(0, index + 1)))
    .toSorted((a, b) => namesIn(b) - namesIn(a) || namesInWords(b) - namesInWords(a))
  return namesIn(heads) > 1 ? heads : []
}

const namesIn = (heads: Cell[]): number => heads.filter(({ text }) => coverageOf(text) !== undefined).length

/** 'Contents' over '(Coverage B)': the letter is that of one carrier, and says less than the words over it. */
const namesInWords = (heads: Cell[]): number =>
  namesIn(heads.map((head) => ({ ...head, text: head.text.replace(/\(?\bcov(?:erage|\.)? [A-F]\b\)?/i, '').trim() })))

const linesOver = (page: Page, row: Cell): Cell[][] => {
  const lines: Cell[][] = []
  let lower = row
  for (const line of linesAbove(page, row)) {
    const [first] = line as [Cell]
    if (lower.y - first.y > (lines.some(({ length }) => length > 1) ? NEAR : FAR) * row.size) break
    const isHead = first.left > row.right && !line.some(({ text }) => /\d/.test(text))
    if (isHead) lines.push(line)
    else if (isOverMargin(lines, line, row)) lines.length = 0
    else if (lines.length > 0 || (Math.abs(first.left - row.left) > 3 && first.left < row.right)) break
    lower = first
  }
  return lines
}

/** 'Deductible   $2,000   $2,000': what stands below it in the margin, as 'Prior term premium', heads none of the table. */
const isOverMargin = (lines: Cell[][], [first, second]: Cell[], row: Cell): boolean =>
  namesIn(stacked(lines)) === 0 && first !== undefined && second !== undefined && Math.abs(first.left - row.left) < 3

/** From the nearest upwards. */
const linesAbove = (page: Page, row: Cell): Cell[][] =>
  page.cells
    .filter(({ y }) => y < row.y - 2)
    .reverse()
    .map((cell) => cellsOfLine(page, cell))
    .filter((line, index, lines) => line[0] !== lines[index - 1]?.[0])
/** In font sizes: from a row up to the words that head it, and from one line of these to the next. */
const FAR = 2.75
const NEAR = 1.5

const nameOver = (heads: Cell[], value: Cell): string | undefined => {
  const [head] = heads
    .filter((cell) => overlap(cell, value) > 0 || misalignment(cell, value) < BESIDE)
    .toSorted((a, b) => misalignment(a, value) - misalignment(b, value))
  return head && coverageOf(head.text)
}
/** Points that a figure may stand beside its head. */
const BESIDE = 12
