import type { PropertyAddress } from '../../../../policy-fields.ts'
import { CITY_LINE } from '../../../geometry/around/cells-under.ts'
import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'

const COUNTY = /^[A-Z][A-Za-z .]{2,20} County$/i
const STREET = /^\d+[A-Z]? [A-Za-z]/
/** In font sizes: from one line of the block to the next, and how far off the next block is at the least. */
const PITCH = 1.4
const APART = 2

/**
 * '12 Elm St' over 'McLennan County' over 'Waco, TX 76710', by themselves in a card without a label: a letter needs no
 * county, the place of a home has one. Of two such blocks none tells which is meant.
 */
export const homeWithCounty = (pages: Page[]): Found<PropertyAddress> | null => {
  const [home, ...others] = pages.flatMap((page) => page.cells.flatMap((cell) => homeAt(page, cell) ?? []))
  const isOne = others.every(({ value }) => value.street === home?.value.street)
  return home && isOne ? home : null
}

const homeAt = (page: Page, county: Cell): Found<PropertyAddress> | null => {
  if (!COUNTY.test(county.text)) return null
  const beside = cellLeftOf(page, county)
  if (beside && CITY_LINE.test(beside.text)) return titledHome(page, beside)
  const flush = page.cells.filter((cell) => Math.abs(cell.left - county.left) < 2)
  const at = flush.indexOf(county)
  const [above, street, town] = [flush[at - 2], flush[at - 1], flush[at + 1]]
  if (!street || !town || !STREET.test(street.text) || !CITY_LINE.test(town.text)) return null
  const isBlock = county.y - street.y < PITCH * street.size && town.y - county.y < PITCH * street.size
  const isAlone = !above || street.y - above.y > APART * street.size
  return isBlock && isAlone ? homeIn(street, town) : null
}

/** '12 Elm St' in larger letters over 'Waco, TX 76710   McLennan County': the title of a page about one home. */
const titledHome = (page: Page, town: Cell): Found<PropertyAddress> | null => {
  const street = cellsBetween(page, town.y - PITCH * TITLE * town.size, town.y - 2).find(
    (cell) => Math.abs(cell.left - town.left) < 2 && cell.size > TITLE * town.size,
  )
  return street && STREET.test(street.text) ? homeIn(street, town) : null
}
/** In sizes of the line below it. */
const TITLE = 1.3

const homeIn = (street: Cell, town: Cell): Found<PropertyAddress> | null => {
  const value = parseAddress([street.text, town.text])
  const match = { weight: 1, rest: '', lead: '', isListed: false }
  return (
    value && { value, rank: 0.8, reading: { label: street, match, place: 'under', lines: [], cells: [street, town] } }
  )
}
