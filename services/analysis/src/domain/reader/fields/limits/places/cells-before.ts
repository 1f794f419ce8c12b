import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { isShare } from '../../../values/share.ts'
import { isTitleOfListedForm } from './title-of-listed-form.ts'

/** The figure before a label, beyond its letter ('$65,000   A   Dwelling') and with what it is of ('1.0%   of Coverage A   All other perils'). */
export const cellsBefore = (page: Page, label: Cell): Cell[] => {
  const left = leftOf(page, label)
  const before = left && cellLeftOf(page, left)
  if (!before || !left) return left ? [left] : []
  if (/^[A-Z]\.?$/.test(left.text)) return [before]
  if (left.text.startsWith('$') && isShare(before)) return [before, left]
  if (isBetween(left, before)) return isShare(left) ? [before, left] : [before]
  return /^of\s/i.test(left.text) && /^\(?[\d.½]+\s?%$/.test(before.text) ? [before, left] : [left]
}

/** '$150,000   C. Personal property   HO-3' is a row of a table of limits; else nothing before the title of a form is said of it. */
const leftOf = (page: Page, label: Cell): Cell | undefined => {
  const left = cellLeftOf(page, label)
  const isFigure = left !== undefined && /^\$?\s?[\d,]+(?:\.\d\d)?$/.test(left.text)
  return !isFigure && isTitleOfListedForm(page, label) ? undefined : left
}

/** '$17,095   5%   Other structures', '17,095   5   Other structures', '$300,000   -   Personal liability' */
const isBetween = (cell: Cell, dollars: Cell): boolean =>
  /^(?:\$\s?\d[\d,]*|\d{1,3}(?:,\d{3})+)$/.test(dollars.text) &&
  (isShare(cell) || /^(?:\d{1,3}|[-–—])$/.test(cell.text))

/** Their text, and what leads on to the label in its own cell: '2%' before 'of Coverage A, $4,360, by windstorm or hail'. */
export const wordsOf = (cells: (Cell | undefined)[], match: LabelMatch | null): string => {
  const lead = match?.lead.includes('$') ? [match.lead] : []
  return [...cells.map((cell) => cell?.text), ...lead].join(' ')
}

/** 'Limit' heads the figures, and a row below it says 'Deductible: Wind/hail', or stands below 'Deductibles'. */
export const saysDeductible = (page: Page, label: Cell): boolean =>
  /\bdeductible\b/i.test(label.text) || isUnderDeductibles(page, label)
