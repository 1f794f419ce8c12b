import type { FieldEvidence, PolicyFields, PropertyAddress } from '../../policy-fields.ts'
import { evidenceOfFound } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { LOCATION_LABELS, MAILING_LABELS, MORTGAGEE_LABELS, NAMED_INSURED_LABELS } from '../labels/party-labels.ts'
import { type Found, findBest, type Reading } from '../search.ts'
import { parseAddress } from '../values/address.ts'
import { bareName, isAddressLine } from '../values/names.ts'
import type { FieldValues } from './field-values.ts'
import { readItemAddress } from './read-item-address.ts'
import { namedInsureds } from './read-names.ts'

/** Who is insured, where, and who holds the mortgage. */
export const readParties = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  Object.assign(fields, namedInsureds(pages, evidence))
  const address = insuredLocation(pages)
  if (address) {
    fields.property_address = address.value
    evidence.property_address = evidenceOfFound(address)
  }
  const mortgagee = findBest(pages, MORTGAGEE_LABELS, mortgageeIn)
  if (mortgagee) {
    fields.mortgagee = mortgagee.value
    evidence.mortgagee = evidenceOfFound(mortgagee)
  }
  return { fields, evidence }
}

const SAME = /same\s?as|^\W*same\b|above address|address (?:shown |stated |printed )?above|^\W*as above/i

/** 'THE RESIDENCE PREMISES COVERED BY THIS POLICY IS LOCATED AT THE ABOVE ADDRESS UNLESS OTHERWISE STATED' */
const SAME_SAID =
  /(?:residence premises|property insured|insured (?:property|location|dwelling))\b.{0,50}\b(?:above address|address (?:shown |stated )?above|same as (?:the )?(?:mailing|insured)|mailing address)/i

const insuredLocation = (pages: Page[]): Found<PropertyAddress> | null => {
  const found = findBest<PropertyAddress | 'same'>(pages, LOCATION_LABELS, ({ lines }) => {
    if (SAME.test(lines.join(' ').slice(0, 60))) return 'same'
    return parseAddress(lines) ?? undefined
  })
  if (found && found.value !== 'same') return found as Found<PropertyAddress>
  const item = found ? null : readItemAddress(pages)
  if (item) return item
  const isSaid = pages.some((page) => page.cells.some(({ text }) => SAME_SAID.test(text)))
  // Only where the document says so does the mailing address stand for the location.
  return found || isSaid
    ? findBest(pages, MAILING_LABELS.concat(NAMED_INSURED_LABELS), ({ lines }) => parseAddress(lines) ?? undefined)
    : null
}

/** A sentence ends with a full stop; these do, too. */
const ABBREVIATED = /\b(?:N\.A|Inc|Co|Corp|Ltd|F\.S\.B|F\.A|S\.A|L\.P)\.$/i

/** 'CITIZENS STATE BANK OF' / 'SOMERVILLE ISAOA': a name that ends so goes on. */
const wholeName = ([first = '', second = '']: string[]): string => {
  const [name = '', next = ''] = [first, second].map((line) => line.split('  ')[0] ?? '')
  return /(?:\b(?:of|and|the|for)|&|,)$/i.test(name) && next && !isAddressLine(next) ? `${name} ${next}` : name
}

/** 'None' says that there is no mortgagee. */
const mortgageeIn = ({ lines, cells }: Reading): string | null | undefined => {
  const text = lines[0] ?? ''
  if (/^(?:none|n\/a|not applicable)\b/i.test(text)) return null
  const name = bareName(wholeName(lines))
  const cut = (name.split(/,\s*(?=\d)/)[0] ?? '').replace(/,\s*[A-Z][A-Za-z .]+,?\s(?:TX|Texas)$/i, '')
  if (
    cells.length === 0 ||
    cut.length < 4 ||
    isAddressLine(cut) ||
    /^(?:and|or|has|will|is|insured|loan|name|address)\b/i.test(cut)
  )
    return undefined
  return /^[A-Z]/.test(cut) &&
    !/[:;]|mortgagee|interest|\bforms?\b|endorsement|polic/i.test(cut) &&
    (!/\.$/.test(cut) || ABBREVIATED.test(cut))
    ? cut
    : undefined
}
