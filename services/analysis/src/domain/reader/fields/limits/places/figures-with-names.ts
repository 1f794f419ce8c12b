import { type Cell, squash } from '../../../geometry/cell.ts'
import { isLimit } from '../../../geometry/tables/current-column.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'

/** 'Fungi $10,000' */
const NAME_AND_FIGURE = /^(?!deductible|limit|premium)[A-Z][A-Za-z ,&/]{3,40} \$\s?[\d,]+\d$/i

/** 'Jewelry and furs $2,500 / $5,000' behind the limit of the row */
const NAME_AND_FIGURES = /^[A-Z][A-Za-z ,&]{3,40} \$\s?[\d,]+\d \/ \$\s?[\d,]+\d$/

/** 'Theft of jewelry: $1,500' beside 'Mold: Excluded'; not 'Limit: $5,000'. */
const NAMED =
  /^(?!(?:limit|amount|up to|maximum|section|deductible|total|each|per|annual|basic|increased)\b)[A-Za-z][a-z]+(?: [a-z]+)+: ?\$/i

/** '☒ Water backup   ☐ Mold   $5,000' */
const isNameUnticked = (cell: Cell): boolean => {
  const text = cell.text.replace(/^☐\s?/, '')
  return text !== cell.text && isKnownLabel({ ...cell, text, key: squash(text) })
}

/** 'Fungi $10,000   Bed bugs $15,000': of names that have their figures in their own cells the next one's is not the first one's. */
export const upToNext = (label: Cell, right: Cell[]): Cell[] => {
  const hasOwn = NAME_AND_FIGURE.test(label.text)
  const next = right.findIndex(
    (cell) =>
      NAMED.test(cell.text) ||
      isNameUnticked(cell) ||
      (hasOwn && NAME_AND_FIGURE.test(cell.text)) ||
      (isLimit(right[0] as Cell) && NAME_AND_FIGURES.test(cell.text)),
  )
  return next < 0 ? right : right.slice(0, next)
}
