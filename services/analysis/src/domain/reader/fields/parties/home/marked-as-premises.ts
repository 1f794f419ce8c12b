import type { PropertyAddress } from '../../../../policy-fields.ts'
import type { Page } from '../../../geometry/layout.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'

const MARKED =
  /^(\d.{8,80}\b\d{5}(?:-\d{4})?),?\s(?:\(|[–—-]\s)(?:(?:the|your|insured|described) )?(?:residence premises|insured (?:location|property|premises|home)|described location|property insured)\b/i

/** '12 Elm St, Waco TX 76710 (residence premises, McLennan County)': what is said of an address behind it. */
export const markedAsPremises = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells) {
      const printed = MARKED.exec(label.text)?.[1]
      const value = printed ? parseAddress([printed]) : null
      const match = { weight: 1, rest: '', lead: '', isListed: false }
      if (value) return { value, rank: 0.9, reading: { label, match, place: 'inline', lines: [], cells: [label] } }
    }
  }
  return null
}
