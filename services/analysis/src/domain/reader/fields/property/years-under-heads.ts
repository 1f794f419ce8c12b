import { cellsUpFrom } from '../../geometry/by-height.ts'
import { type Cell, misalignment, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { stacked } from '../../geometry/tables/figure-heads.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { Dated } from './dated.ts'

/** In font sizes: from a year up to its head, and from one line of it to the next. */
const FAR = 3
const NEXT = 1.5
const MOST_LINES = 4
/** Weaker labels name other things as well. */
const SURE = 0.8

/** 'Roof' over 'installation' over 'year' over '2019', beside heads of fewer lines, or the other way round. */
export const yearUnderHeads = (pages: Page[], labels: Label[]): Dated | null => {
  for (const page of pages) {
    for (const cell of page.cells.filter(({ text }) => YEAR.test(text))) {
      const cells = [headsOver(page, cell), headInOrder(page, cell)].find((heads) => nameIt(heads, labels))
      if (cells) return { year: Number(cell.text), evidence: evidenceOf([...cells, cell], 0.9) }
    }
  }
  return null
}
const YEAR = /^(?:18|19|20)\d\d$/

const nameIt = (heads: Cell[], labels: Label[]): boolean => {
  const [first] = heads
  const text = heads.map((head) => head.text).join(' ')
  const match = first ? matchLabel({ ...first, text, key: squash(text) }, labels) : null
  return match !== null && match.weight >= SURE && match.rest === ''
}

const HEAD = /^[A-Za-z ./()]{2,24}$/

const headsOver = (page: Page, year: Cell): Cell[] => {
  const heads: Cell[] = []
  for (const cell of cellsUpFrom(page, year.y - 2)) {
    const lower = heads[0] ?? year
    if (lower.y - cell.y > (heads.length > 0 ? NEXT : FAR) * year.size || heads.length === MOST_LINES) break
    if (misalignment(cell, year) > 3 || lower.y - cell.y < 2) continue
    if (!HEAD.test(cell.text)) break
    heads.unshift(cell)
  }
  return heads
}

/** 'Year   Construction   Year of' over 'Built      Roof' over '1972   Frame   2013', wherever each stands over its value: as many heads as values. */
const headInOrder = (page: Page, year: Cell): Cell[] => {
  const values = cellsOfLine(page, year)
  if (values.length < LEAST_COLUMNS) return []
  const heads = stacked(linesOver(page, year)).sort((a, b) => a.left - b.left)
  return heads.length === values.length ? [heads[values.indexOf(year)] as Cell] : []
}
/** Of fewer columns one may as well have no head, and something else beside it. */
const LEAST_COLUMNS = 4

/** The lines of nothing but heads, from the lowest. */
const linesOver = (page: Page, year: Cell): Cell[][] => {
  const lines: Cell[][] = []
  let lower = year
  for (const cell of cellsUpFrom(page, year.y - 2)) {
    const line = cellsOfLine(page, cell)
    if (lines.at(-1)?.includes(cell)) continue
    const isNear = lower.y - cell.y < (lines.length > 0 ? NEXT : FAR) * year.size
    if (!isNear || !line.every(({ text }) => HEAD.test(text))) break
    lines.push(line)
    lower = cell
  }
  return lines
}
