import { matchLabel } from '../labels/label.ts'
import { type Cell, misalignment, overlap, squash } from './cell.ts'
import { ASPECTS, COVERED, nameOf } from './headed-rows.ts'
import { cellsOfLine, type Page } from './layout.ts'

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

/** The line without figures, all behind the names of the rows, that heads them; two of its cells at least name coverages. */
const headsOver = (page: Page, row: Cell): Cell[] => {
  let lower = row
  for (const cell of page.cells.filter(({ y }) => y < row.y - 2).reverse()) {
    if (lower.y - cell.y > FAR * row.size) return []
    const line = cellsOfLine(page, cell)
    const [first] = line
    if (!first || first !== cell) continue
    if (first.left > row.right && line.length > 1 && !line.some(({ text }) => /\d/.test(text)))
      return line.filter(({ text }) => coverageOf(text) !== undefined).length > 1 ? line : []
    if (Math.abs(first.left - row.left) > 3 && first.left < row.right) return []
    lower = cell
  }
  return []
}
/** In font sizes. */
const FAR = 2.75

const coverageOf = (text: string): string | undefined => {
  const name = nameOf(text)
  return COVERED.find(({ labels }) => matchLabel({ text: name, key: squash(name) } as Cell, labels) !== null)?.name
}

const nameOver = (heads: Cell[], value: Cell): string | undefined => {
  const [head] = heads
    .filter((cell) => overlap(cell, value) > 0 || misalignment(cell, value) < BESIDE)
    .toSorted((a, b) => misalignment(a, value) - misalignment(b, value))
  return head && coverageOf(head.text)
}
/** Points that a figure may stand beside its head. */
const BESIDE = 12
