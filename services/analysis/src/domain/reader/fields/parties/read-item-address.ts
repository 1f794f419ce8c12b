import type { PropertyAddress } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { linesOf } from '../../geometry/lines-of.ts'
import { columnBelow } from '../../geometry/neighbours.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import type { Found } from '../../search/search.ts'
import { parseAddress } from '../../values/address.ts'

/** A policy of items describes each with its place: 'One family dwelling, 1708 Avenue N 1/2, Galveston, TX 77550'. */
export const readItemAddress = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells) {
      const match = matchLabel(label, LIMIT_LABELS.coverage_a_dwelling)
      // The place begins with a number, after the words that describe the building.
      const street = /[,.] (?=\d+[A-Z]? [A-Z])/.exec(label.text) ?? /, /.exec(label.text)
      if (!match || !street) continue
      const more = columnBelow(page, label)
      // 'Dwelling, one story, frame' over '1708 Avenue N'
      const own = /\d/.test(label.text) ? [label.text.slice(street.index + 2)] : []
      const value = parseAddress([...own, ...linesOf(more)])
      if (value) return { value, rank: 0.9, reading: { label, match, place: 'inline', lines: [], cells: more } }
    }
  }
  return null
}
