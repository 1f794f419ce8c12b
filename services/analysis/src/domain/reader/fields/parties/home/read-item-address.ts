import type { PropertyAddress } from '../../../../policy-fields.ts'
import { columnBelow } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import { itemDescriptions } from '../../../geometry/tables/item-descriptions.ts'
import { numberOf } from '../../../geometry/tables/item-headings.ts'
import { matchLabel } from '../../../labels/label.ts'
import { LIMIT_LABELS } from '../../../labels/limit-labels.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'

/** A policy of items describes each with its place: 'One family dwelling, 1708 Avenue N 1/2, Galveston, TX 77550'. */
export const readItemAddress = (pages: Page[]): Found<PropertyAddress> | null =>
  ofDwelling(pages) ?? inDescription(pages)

const ofDwelling = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells) {
      const match = matchLabel(label, LIMIT_LABELS.coverage_a_dwelling)
      if (!match) continue
      const found = underNumber(page, label) ?? inOrBelow(page, label)
      if (found)
        return {
          value: found.value,
          rank: 0.9,
          reading: { label, match, place: 'inline', lines: [], cells: found.cells },
        }
    }
  }
  return null
}

interface Place {
  value: PropertyAddress
  cells: Cell[]
}

/** The place begins with a number, after the words that describe the building. */
const inOrBelow = (page: Page, label: Cell): Place | null => {
  const street = /[,.] (?=\d+[A-Z]? [A-Z])/.exec(label.text) ?? /, /.exec(label.text)
  if (!street) return null
  const cells = columnBelow(page, label)
  // 'Dwelling, one story, frame' over '1708 Avenue N'
  const own = /\d/.test(label.text) ? [label.text.slice(street.index + 2)] : []
  const value = parseAddress([...own, ...linesOf(cells).map((line) => line.replace(END_OF_DESCRIPTION, ''))])
  return value && { value, cells }
}

/** 'Item 1   Dwelling, owner' over '12 Elm St, Rockport, TX 78382. Frame on slab, …', flush with the number; a further item may be another home. */
const underNumber = (page: Page, label: Cell): Place | null => {
  const number = numberOf(page, label)
  if (!number || !/\b1$/.test(number.text)) return null
  const below = cellsBetween(page, label.y + 2, label.y + 2.4 * label.size).find(
    ({ left, text }) =>
      Math.abs(left - number.left) < 3 && /^\d+[A-Z]? [A-Z].*\d{5}(?=[.,;]|$)/.test(text) && !OF_LENDER.test(text),
  )
  const value = below ? parseAddress([below.text]) : null
  return below && value ? { value, cells: [below] } : null
}

const OF_LENDER = /\b(?:mortgagee|lender|loss payee|agent)\b/i

/** 'Dwelling, one story, owner' over 'occupied: 12 Elm St, Rockport, TX 78382' */
const END_OF_DESCRIPTION = /^[A-Za-z -]{3,20}: (?=\d+[A-Z]? [A-Z])/

/** '1   A   One-story dwelling, 12 Elm St, Rockport, Aransas' over 'County, TX 78382' */
const inDescription = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const { text, cells } of pages.flatMap(itemDescriptions)) {
    const at = /, (?=\d+[A-Z]? [A-Z])/.exec(text)?.index
    const value = at === undefined ? null : parseAddress([text.slice(at + 2).replace(COUNTY, ',')])
    if (value)
      return { value, rank: 0.9, reading: { label: cells[0], match: NAMED, place: 'inline', lines: [], cells } }
  }
  return null
}

const NAMED = { weight: 1, lead: '', rest: '', isListed: false }
/** '…, Rockport, Aransas County, TX 78382' */
const COUNTY = /, [A-Z][A-Za-z ]{2,20} County,/
