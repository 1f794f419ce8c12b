import type { PropertyAddress } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { linesOf } from '../../geometry/lines-of.ts'
import { columnBelow } from '../../geometry/neighbours.ts'
import type { Found } from '../../search/search.ts'
import { parseAddress } from '../../values/address.ts'
import { isAddressLine } from '../../values/names.ts'

const GREETING = /^(?:Hello|Hi|Hey|Welcome(?: back)?),? (?!to\b)[A-Z][\p{L}'’-]+[,!.]?$/u

/** 'Hello, Ana' over '12 Elm St' and its town: an app greets who lives in the home, and names that first. */
export const greetedHome = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells.filter(({ text }) => GREETING.test(text))) {
      const cells = columnBelow(page, label, { pitch: 1.8 }).slice(0, 2)
      const value = cells[0] && isAddressLine(cells[0].text) ? parseAddress(linesOf(cells)) : null
      const match = { weight: 1, rest: '', lead: '', isListed: false }
      if (value) return { value, rank: 0.8, reading: { label, match, place: 'under', lines: [], cells } }
    }
  }
  return null
}
