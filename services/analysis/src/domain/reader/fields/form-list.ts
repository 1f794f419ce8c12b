import type { Cell } from '../geometry/cell.ts'
import { isProse, type Page } from '../geometry/layout.ts'
import { codeAtEnd, codeAtStart, isLetterCode } from '../values/form-code.ts'

export interface FormCode {
  code: string
  cell: Cell
}

/** How many lines without a code may follow: titles break over lines. */
const PATIENCE = 2

/** The codes of the list below a heading, from `left` on: beside the list other things may stand. */
export const codesUnder = (page: Page, heading: Cell, left: number): FormCode[] => {
  const found: FormCode[] = []
  let missed = 0
  let y = heading.y
  for (const line of linesBelow(page, heading, left)) {
    const first = line[0] as Cell
    const codes = line.flatMap((cell) => codesOf(cell, found))
    const isFarBelow = first.y - y > (found.length === 0 ? 5 : 2.6) * Math.max(first.size, heading.size)
    if (isFarBelow || (codes.length === 0 && found.length > 0 && line.some(endsList))) break
    missed = codes.length > 0 ? 0 : missed + 1
    if (missed > (found.length === 0 ? PATIENCE + 2 : PATIENCE)) break
    found.push(...codes)
    y = first.y
  }
  return byColumns(found)
}

/** A list in two columns is read down the first, then down the second. */
const byColumns = (codes: FormCode[]): FormCode[] => {
  const lefts: number[] = []
  const columnOf = ({ cell }: FormCode): number => {
    const index = lefts.findIndex((left) => Math.abs(left - cell.left) < 100)
    return index < 0 ? lefts.push(cell.left) - 1 : index
  }
  const placed = codes.map((code) => ({ code, column: columnOf(code) }))
  return placed.sort((a, b) => a.column - b.column).map(({ code }) => code)
}

/** Other headings, sentences and totals end a list. */
const endsList = (cell: Cell): boolean =>
  isProse(cell) || /^(?:total|forms? deleted|discounts?|mortgagee|credits?|premium|important)/i.test(cell.text)

const linesBelow = (page: Page, heading: Cell, left: number): Cell[][] => {
  const lines: Cell[][] = []
  for (const cell of page.cells) {
    if (cell.y <= heading.y + 0.5 * heading.size || cell.left < left) continue
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - cell.y) <= 0.45 * cell.size) last.push(cell)
    else lines.push([cell])
  }
  return lines
}

const codesOf = (cell: Cell, before: FormCode[]): FormCode[] => {
  const several = codesInCommas(cell.text, cell)
  if (several.length > 1) return several
  const code = codeAtStart(cell.text) ?? codeAtEnd(cell.text)
  if (code) return [{ code, cell }]
  const isInColumn = before.some((other) => Math.abs(other.cell.left - cell.left) < 3)
  return isInColumn && isLetterCode(cell.text) ? [{ code: cell.text, cell }] : []
}

/** 'HO 00 03 05 11, HO 04 90, TXDEC 01 20': all of them or none. */
export const codesInCommas = (text: string, cell: Cell): FormCode[] => {
  const parts = text.split(/[,;]\s*/).filter((part) => part.trim() !== '')
  const codes = parts.flatMap((part) => codeAtStart(part) ?? [])
  return codes.length === parts.length ? codes.map((code) => ({ code, cell })) : []
}
