import type { PropertyAddress } from '../../../../policy-fields.ts'
import { cellsRightOver } from '../../../geometry/around/right-over.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'

/** What is said of an address right behind or below it. */
export const markedAsPremises = (pages: Page[]): Found<PropertyAddress> | null => {
  for (const page of pages) {
    for (const label of page.cells) {
      const found = saidBehind(label) ?? saidBelow(page, label)
      if (found) return found
    }
  }
  return null
}

const MATCH = { weight: 1, rest: '', lead: '', isListed: false }

const MARKED =
  /^(\d.{8,80}\b\d{5}(?:-\d{4})?),?\s(?:\(|[–—-]\s)(?:(?:the|your|insured|described) )?(?:residence premises|insured (?:location|property|premises|home)|described location|property insured)\b/i

/** '12 Elm St, Waco TX 76710 (residence premises, McLennan County)' */
const saidBehind = (label: Cell): Found<PropertyAddress> | null => {
  const printed = MARKED.exec(label.text)?.[1]
  const value = printed ? parseAddress([printed]) : null
  return value && { value, rank: 0.9, reading: { label, match: MATCH, place: 'inline', lines: [], cells: [label] } }
}

const ALSO_FOR_MAIL = /^\(?(?:(?:this|it|that|which) is )?also (?:the|your) mailing address[.)]*$/i
const OF_BILLS = /\b(?:bill\w*|mail\w*|pay\w*|agen\w+|lender|mortgag\w+)\b/i

/** '12 Elm St' over 'Waco, TX 76710' over 'This is also your mailing address': first of all it is the home's. */
const saidBelow = (page: Page, label: Cell): Found<PropertyAddress> | null => {
  if (!ALSO_FOR_MAIL.test(label.text)) return null
  const over = cellsRightOver(page, label, BLOCK)
  const isNear = cellsRightOver(page, label, NEXT).some(({ text }) => /\b\d{5}(?:-\d{4})?$/.test(text))
  const value = isNear && !over.some(({ text }) => OF_BILLS.test(text)) ? parseAddress(linesOf(over)) : null
  const cells = over.slice(over.findIndex(({ text }) => text.startsWith(value?.street ?? '')))
  return value && { value, rank: 0.9, reading: { label, match: MATCH, place: 'above', lines: [], cells } }
}
/** In font sizes of the remark, which may be in small print: up to where an address and its title begin, and to the line right over it. */
const BLOCK = 7
const NEXT = 2.5
