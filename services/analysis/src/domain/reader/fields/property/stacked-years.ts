import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, misalignment, overlap } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { Dated } from './dated.ts'

/** The two lines of a head whose values stand below each other, too. */
const HEADS = {
  year_built: { upper: /^construction(?: type)?\s?\/$/i, lower: /^(?:year|yr\.?) (?:built|constructed)$/i },
  roof_year: {
    upper: /^roof(?:ing)?(?: covering| type| material| surface)?\s?\/$/i,
    lower: /^(?:(?:year|yr\.?) (?:installed|replaced|of roof)|roof year)$/i,
  },
}

/** In font sizes: the line right below, and how far below its head a value may stand. */
const PITCH = 1.6
const FAR = 6

/** 'Frame' over '1988' below 'Construction /' over 'Year built': what a column's head says of two lines, its cells have in two. */
export const stackedYear = (pages: Page[], field: 'year_built' | 'roof_year'): Dated | null => {
  const { upper, lower } = HEADS[field]
  for (const page of pages) {
    for (const cell of page.cells) {
      const head = upper.test(cell.text) ? lineBelow(page, cell, (below) => misalignment(below, cell) < 8) : undefined
      const year = head && lower.test(head.text) ? yearUnder(page, cell, head) : undefined
      if (head && year) return { year: Number(year.text), evidence: evidenceOf([head, year], 0.9) }
    }
  }
  return null
}

const lineBelow = (page: Page, cell: Cell, isIt: (below: Cell) => boolean): Cell | undefined =>
  cellsBetween(page, cell.y + 2, cell.y + PITCH * cell.size).find(isIt)

const yearUnder = (page: Page, upper: Cell, lower: Cell): Cell | undefined => {
  const below = cellsBetween(page, lower.y + 2, lower.y + FAR * lower.size)
  const named = below.filter((cell) => overlap(cell, upper) > 0 && /^[A-Z][a-z]+/i.test(cell.text))
  const [year] = named.flatMap(
    (cell) => lineBelow(page, cell, ({ left, text }) => Math.abs(left - cell.left) < 2 && YEAR.test(text)) ?? [],
  )
  return year
}
const YEAR = /^(?:18|19|20)\d\d$/
