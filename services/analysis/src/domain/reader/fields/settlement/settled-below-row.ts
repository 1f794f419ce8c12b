import { cellsBetween, cellsUpFrom } from '../../geometry/by-height.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isLimit } from '../../geometry/tables/current-column.ts'
import { isDenial } from '../../values/denial.ts'
import { AGAINST } from './phrase-settlement.ts'
import type { Phrase } from './storm-rows.ts'

const WAY = /^\(?(?:at |settled at )?(?:replacement cost|actual cash value|RCV|ACV)\)?\.?$/i
/** In font sizes. */
const NEAR = 1.6

/** 'actual cash value' close below 'Personal property   70%   $588,000', or below a name that stands under its limit. */
export const belowRow = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((way) => {
    if (!WAY.test(way.text.replace(AGAINST, '')) || isDeniedBelow(page, way)) return []
    return line.length === 1 ? [...underRow(page, way), ...underName(page, way)] : underName(page, way)
  })

/** 'Replacement cost' over 'Not included' */
const isDeniedBelow = (page: Page, way: Cell): boolean =>
  cellsBetween(page, way.y + 2, way.y + NEAR * way.size).some(({ text }) => isDenial(text))

/** Under the name or the limit of its row. */
const underRow = (page: Page, way: Cell): Phrase[] => {
  const row = rowAbove(page, way)
  const [thing] = row
  const limit = row.find(isLimit)
  const isUnder = [thing, limit].some((cell) => cell !== undefined && misalignment(cell, way) < 4)
  return thing && limit && isUnder ? [{ parts: [thing.text, way.text], cells: [thing, way] }] : []
}

/** '$85,000' over 'A · Dwelling' over 'Replacement cost': a card. */
const underName = (page: Page, way: Cell): Phrase[] => {
  const name = flushAbove(page, way, NEAR)
  const limit = name && flushAbove(page, name, CARD)
  return name && limit && isLimit(limit) ? [{ parts: [name.text, way.text], cells: [name, way] }] : []
}
/** In font sizes: from a large figure to its caption. */
const CARD = 2.2

const flushAbove = (page: Page, cell: Cell, reach: number): Cell | undefined => {
  for (const upper of cellsUpFrom(page, cell.y - 2)) {
    if (cell.y - upper.y > reach * Math.max(cell.size, upper.size)) return undefined
    if (Math.abs(upper.left - cell.left) < 3) return upper
  }
  return undefined
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
