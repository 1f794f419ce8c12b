import { cellsUpFrom } from '../../geometry/by-height.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Phrase } from './storm-rows.ts'

const WAY = /^\(?(?:at |settled at )?(?:replacement cost|actual cash value|RCV|ACV)\)?\.?$/i
const LIMIT = /^\$\s?\d[\d,]*$|^\d{1,3}(?:,\d{3})+$/
/** In font sizes. */
const NEAR = 1.6

/** 'actual cash value' close below 'Personal property   70%   $588,000', under its name or its limit. */
export const belowRow = (page: Page, [way, ...more]: Cell[]): Phrase[] => {
  if (!way || more.length > 0 || !WAY.test(way.text)) return []
  const row = rowAbove(page, way)
  const [thing] = row
  const limit = row.find(({ text }) => LIMIT.test(text))
  const isUnder = [thing, limit].some((cell) => cell !== undefined && misalignment(cell, way) < 4)
  return thing && limit && isUnder ? [{ parts: [thing.text, way.text], cells: [thing, way] }] : []
}

/** The line right above, without the number of its item. */
const rowAbove = (page: Page, cell: Cell): Cell[] => {
  for (const upper of cellsUpFrom(page, cell.y - 2)) {
    if (cell.y - upper.y > NEAR * Math.max(cell.size, upper.size)) return []
    return cellsOfLine(page, upper).filter(({ text }) => !ITEM.test(text))
  }
  return []
}
const ITEM = /^(?:\d{1,2}[a-z]?|[A-F])[.)]?$/i
