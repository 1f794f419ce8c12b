import type { PropertyAddress } from '../../policy-fields.ts'
import type { Page } from '../geometry/layout.ts'
import { linesOf } from '../geometry/lines-of.ts'
import { columnBelow } from '../geometry/neighbours.ts'
import type { Found } from '../search.ts'
import { parseAddress } from '../values/address.ts'

/** 'The residence premises is located at the above address unless otherwise stated:' */
const UNLESS_STATED =
  /\b(?:premises|property|residence|dwelling|home)\b.*\b(?:above|mailing) address,? unless (?:it is )?(?:otherwise )?(?:stated|shown|noted|listed|indicated)(?: otherwise)?(?: below| here)?\W*$/i

/** The address below such words, where there is one: it is stated otherwise. */
export const statedOtherwise = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells.filter(({ text }) => UNLESS_STATED.test(text))) {
      const cells = columnBelow(page, label)
      const value = parseAddress(linesOf(cells))
      const match = { weight: 1, rest: '', lead: '', isListed: false }
      if (value) return { value, rank: 0.95, reading: { label, match, place: 'under', lines: linesOf(cells), cells } }
    }
  }
  return null
}
