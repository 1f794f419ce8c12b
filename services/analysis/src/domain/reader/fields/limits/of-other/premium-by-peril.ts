import { isBesideDeductibles } from '../../../geometry/around/block-of-row.ts'
import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { type Cell, misalignment } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { toNumber } from '../../../values/amount.ts'

/** 'Wind and hail   $812' below 'Your premium by peril', or among rows that the total premium is the sum of: what the peril costs. */
export const isPremiumOfPeril = (page: Page, label: Cell): boolean => {
  const line = cellsOfLine(page, label)
  if ([...line, label].some(({ text }) => /deductible/i.test(text))) return false
  if (headingOverRows(page, label).some(({ text }) => OF_DISCOUNTS.test(text))) return true
  if (line.some(({ text }) => text.includes('%'))) return false
  if ([...line, label].some(({ text }) => BEGINS_WITH_PREMIUM.test(text))) return true
  const figures = line.filter((cell) => cell.left > label.right && /\d/.test(cell.text))
  // 'NAMED STORM   INCLUDED   $986' below 'LIMIT   PREMIUM'
  const isInColumn = figures.length > 0 && figures.every((cell) => columnRole(page, cell) === 'premium')
  if (isInColumn && columnRole(page, label) === 'deductible') return false
  if (isInColumn && !isUnderDeductibles(page, label) && !isBesideDeductibles(page, label)) return true
  const figure = line.find((cell) => cell.left > label.right && DOLLARS.test(cell.text))
  // 'All other perils   Wind or hail' over what each costs
  const isHead = line.length > 1 && !line.some(({ text }) => /\d/.test(text))
  return (
    (isHead || figure !== undefined) && (isUnderPremium(page, label) || (figure ? isSummedUp(page, figure) : false))
  )
}

const DOLLARS = /^\$?\s?\d[\d,]*(?:\.\d\d)?$/
const OF_PREMIUM = /\b(?:premiums?|charges?)\b/i
/** Under it a percentage, too, is what a home of that kind costs less. */
const OF_DISCOUNTS =
  /^(?:(?:your|our|policy|premium|applied|available|other)\s)*(?:discounts?|credits?|savings|surcharges?)\b/i
/** 'Premium details: wind and hail $812, all other perils $1,392' */
const BEGINS_WITH_PREMIUM = /^[^$\d]*\b(?:premiums?|charges?)\b.*\$/i

/** The heading over the rows: a line of its own, or the one head of their figures. */
const isUnderPremium = (page: Page, row: Cell): boolean => {
  const own = headingOverRows(page, row)
  const [first = row] = cellsOfLine(page, row)
  // 'Fire   $812   Wind and hail   $1,466': the heading stands over the first of them.
  const heading = own.length > 0 ? own : headingOverRows(page, first)
  const words = heading.map(({ text }) => text).join(' ')
  return heading.length < 3 && OF_PREMIUM.test(words) && !/deductible|limit/i.test(words)
}

/** A total premium below that is the sum of the figures over it, of two at least. */
const isSummedUp = (page: Page, figure: Cell): boolean => {
  const column = page.cells.filter((cell) => misalignment(cell, figure) < 3 && DOLLARS.test(cell.text))
  return column.some((total, end) => {
    const named = cellsOfLine(page, total).some(({ text }) => OF_PREMIUM.test(text))
    const from = column.indexOf(figure)
    if (!named || end <= from) return false
    return column.slice(0, from + 1).some((_, start) => {
      const parts = column.slice(start, end).map(({ text }) => toNumber(text))
      return parts.length > 1 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - toNumber(total.text)) < 1
    })
  })
}
