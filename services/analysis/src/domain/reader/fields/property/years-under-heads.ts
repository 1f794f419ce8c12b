import { cellsUpFrom } from '../../geometry/by-height.ts'
import { type Cell, misalignment, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
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
    for (const cell of page.cells) {
      const heads = /^(?:18|19|20)\d\d$/.test(cell.text) ? headsOver(page, cell) : []
      const text = heads.map((head) => head.text).join(' ')
      const match = heads.length > 0 ? matchLabel({ ...cell, text, key: squash(text) }, labels) : null
      if (match && match.weight >= SURE && match.rest === '')
        return { year: Number(cell.text), evidence: evidenceOf([...heads, cell], 0.9) }
    }
  }
  return null
}

const headsOver = (page: Page, year: Cell): Cell[] => {
  const heads: Cell[] = []
  for (const cell of cellsUpFrom(page, year.y - 2)) {
    const lower = heads[0] ?? year
    if (lower.y - cell.y > (heads.length > 0 ? NEXT : FAR) * year.size || heads.length === MOST_LINES) break
    if (misalignment(cell, year) > 3 || lower.y - cell.y < 2) continue
    if (!/^[A-Za-z ./()]{2,24}$/.test(cell.text)) break
    heads.unshift(cell)
  }
  return heads
}
