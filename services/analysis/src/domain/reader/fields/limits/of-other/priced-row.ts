import { isInBlockOf } from '../../../geometry/around/block-of-row.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isBelow } from '../../../geometry/sections/not-purchased.ts'
import { toNumber } from '../../../values/amount.ts'

/** Over perils with what each costs. */
export const PREMIUMS =
  /^(?:(?:your|annual|total|policy|basic|coverage)\s)*(?:premiums?|prices?|cost)(?: (?:by|breakdown|details?|summary|per|coverage|peril))*:?$/i

/** 'House at 12 Elm Street   $17,408.00' or 'Home   12 Elm Street   $17,408.00' below 'Premium detail', not 'Water back-up, $10,000   64.00' or 'Dwelling plus   Up to 120%   $88.00', which say their limit themselves. */
export const isPriced = (page: Page, label: Cell): boolean => {
  if (/\$\s?\d|\d\s?%/.test(label.text)) return false
  const line = cellsOfLine(page, label)
  const figures = line.filter(({ text }) => FIGURE.test(text))
  return (
    figures.length > 0 &&
    !line.some(({ text }) => /\bup to \d+\s?%|\d\s?% of\b/i.test(text)) &&
    figures.every(({ text }) => /\d\.\d\d\)?$/.test(text)) &&
    (isBelow(page, label, PREMIUMS) || isBesidePremium(page, label))
  )
}

/** 'Premium   House and contents   $1,872.00'; what stands past 'Policy premium   $1,850.00' is of the block beside. */
const isBesidePremium = (page: Page, label: Cell): boolean =>
  isInBlockOf(page, label, PREMIUMS) &&
  !/\blimit\b/i.test(label.text) &&
  !cellsOfLine(page, label).some(({ right, text }) => right <= label.left && FIGURE.test(text)) &&
  !cellsOfLine(page, label).some(({ text }) => toNumber(text) >= MORE_THAN_A_PREMIUM)
/** Dollars */
const MORE_THAN_A_PREMIUM = 100_000

/** '$10,000 per loss', '(41.00)', '25% of A'; '12 Elm Street' is none. */
const FIGURE = /^[(+−-]?\s?\$\s?[−-]?\d|^[(+−-]?\d[\d,.]*(?:\)|\s?%.*)?$/
