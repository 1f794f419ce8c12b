import type { FieldEvidence, PolicyFields, PropertyAddress } from '../../../policy-fields.ts'
import { cellsUnder } from '../../geometry/around/cells-under.ts'
import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { type Cell, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { linesOf } from '../../geometry/lines-of.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { label, matchLabel } from '../../labels/label.ts'
import { LOCATION_LABELS } from '../../labels/location-labels.ts'
import { MAILING_LABELS, NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { evidenceOfFound } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { Reading } from '../../search/reading.ts'
import { type Found, findBest } from '../../search/search.ts'
import { parseAddress } from '../../values/address.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'
import { flushBelow, rowOfAddress } from './home/address-in-rows.ts'
import { homeWithCounty } from './home/home-with-county.ts'
import { markedAsPremises } from './home/marked-as-premises.ts'
import { readItemAddress } from './home/read-item-address.ts'
import { belowOtherwise, statedOtherwise } from './home/stated-otherwise.ts'
import { titleAddress } from './home/title-address.ts'
import { whereInsured } from './home/where-insured.ts'
import { addressBlocks } from './insured/envelope.ts'
import { greetedHome } from './insured/greeted-home.ts'
import { isOfOther } from './insured/of-other-party.ts'
import { namedInsureds } from './insured/read-names.ts'
import { titleholder } from './insured/titleholder.ts'
import { readMortgagee } from './lenders/read-mortgagee.ts'

/** Who is insured, where, and who holds the mortgage. */
export const readParties = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  Object.assign(fields, namedInsureds(pages, evidence))
  if (!fields.policy_holder_name) Object.assign(fields, titleholder(pages, evidence))
  const address = insuredLocation(pages)
  if (address) {
    fields.property_address = address.value
    evidence.property_address = evidenceOfFound(address)
  }
  const mortgagee = readMortgagee(pages)
  return { fields: { ...fields, ...mortgagee.fields }, evidence: { ...evidence, ...mortgagee.evidence } }
}

const SAME =
  /same\s?as|(?:if different|if other|other than)\b[^:]{0,40}:\s*same\b|^\W*(?:(?:at )?the )?same\b|above address|address (?:shown |stated |printed )?above|^\W*as above|\baddress in (?:item|section|box) \d\b|^\W*(?:the|your) mailing address\W*$/i

/** 'Residence premises (if different from mailing address): …', 'Described location (if not same as mailing)', '… address (street, city): …', 'Premises 001: …', 'Unit 1: 12 Elm St' */
const QUESTION =
  /^(?:\(?(?:if|when|unless|street)\b[^:]{0,60}?[):]+|0{0,2}\d:|(?:unit|building|dwelling|location|loc\.?|item) \d{1,2}:(?=\s\d))\s*/i

/** 'Residence premises information: The residence premises covered by this policy is located at: 12 Elm St': the sentence up to its value. */
const LOCATED =
  /^(?:information|address|location):?\s(?:the |your )?(?:residence premises|(?:(?:insured|covered|described) )?(?:property|premises|location|dwelling|home|house|residence))(?: (?:that (?:is )?)?(?:insured|covered|described)(?: (?:by|under|in) (?:this|the|your) policy)?)? is (?:located|situated) at:?\s(?=\d)/i

/** 'What's covered' over 'Boat at the marina, 44 Oak St' or over '2 bicycles kept at', over '2 Boats' and a street, or below 'Storage unit': what is insured may be things that lie elsewhere. */
const isOfThings = (pages: Page[], { label, lines: [first = '', next = ''] }: Reading): boolean =>
  /^what(?:i)?s(?:insured|covered)$/.test(label.key) &&
  (!/^\d+[A-Z]? [A-Z\d]/.test(first) ||
    /^\d+[A-Z]? [A-Z]/.test(next) ||
    pages.some(
      (page) => page.number === label.page && headingOverRows(page, label).some(({ text }) => namesOtherBuilding(text)),
    ))

/** 'S.' below 'Residence premises (if different)' is what a picture left of 'SAME'. */
const isRestOfSame = (label: string, [first = '', ...more]: string[]): boolean =>
  /\bif (?:different|other)\b/i.test(label) && more.length === 0 && /^(?:SA?M?|AM?E|ME)\W*$/.test(first)

/** 'NAMED INSURED • PRODUCER • POLICY TERM' over three columns: what stands right below its middle is the producer's. */
const HEADS_COLUMNS = /\s[•·|]\s/

const MAILING = [...MAILING_LABELS, ...NAMED_INSURED_LABELS]

/** 'THE RESIDENCE PREMISES COVERED BY THIS POLICY IS LOCATED AT THE ABOVE ADDRESS UNLESS OTHERWISE STATED', 'which is also the home we insure' below an address */
const SAME_SAID =
  /(?:residence premises|(?:property|residence|home|location|dwelling) (?:insured|covered)|(?:insured|covered) (?:property|location|dwelling|home|residence|premises))\b.{0,60}\b(?:above address|address (?:shown |stated |given )?(?:above|at (?:the )?(?:left|right)|(?:on|to) the (?:left|right))|same as (?:the |your )?(?:mailing|insured|named)|(?:mailing )?address of the (?:named )?insured|(?<!insured(?:s|\(s\))? (?:and|&) )mailing address|at th(?:at|is) address)|\b(?:described|insured|property|risk) (?:location|property|premises|residence) is (?:at )?(?:the |your )?(?:mailing address\b|above address\b|address (?:shown |stated |given )?above\b)|\bwe (?:insure|cover) the (?:residence|home|house|dwelling|property) at the (?:above address|(?:mailing )?address (?:shown |stated |given )?above)|\b(?:dwelling|house|home|building)\b[^.;:$]{0,60}, at (?:the )?(?:above address|address (?:shown |stated )?above)$|\b(?:residence|home|house|dwelling|premises|building) at (?:the (?:named )?insured[’']?s (?:mailing )?|your (?:mailing )?|the above )address\b|\bdwelling(?: and contents)? at the address (?:shown |stated |given )?above\b|\b(?:home|house|residence|dwelling) (?:that )?(?:we|this policy) (?:insures?|covers?) is (?:also )?(?:at|the) (?:the )?same address(?=\W*$)|(?<!\b(?:whether|if|unless|sure|that)\b[^.]{0,20})\b(?:residence|home|house|dwelling|property|place) (?:that )?(?:you(?:[’']re| are) (?:insuring|protecting)|(?:we|this policy) (?:insures?|protects?|covers?)) is (?:at )?the address (?:shown |stated |given )?above(?=\.|$)|^\(?(?:which|this|it|that) is (?:also )?(?:the|your) (?:home|house|residence|property|place|dwelling) (?:that )?(?:we|this policy|you) (?:insures?|covers?)\W*$/i

const insuredLocation = (pages: Page[]): Found<PropertyAddress> | null => {
  const found = findBest<PropertyAddress | 'same'>(pages, LOCATION_LABELS, (reading) => {
    const { label, lines, cells } = reading
    if (isOfOther(pages, label) || OF_COLUMNS.test(label.text) || isOfThings(pages, reading)) return undefined
    const own = upToOthers([(lines[0] ?? '').replace(QUESTION, '').replace(LOCATED, ''), ...lines.slice(1)])
    const otherwise = statedOtherwise(pages, reading)
    if (otherwise !== undefined) return otherwise ?? undefined
    if (SAME.test(own.join(' ').slice(0, 60)) || isRestOfSame(label.text, lines)) return 'same'
    return (
      parseAddress(own) ??
      parseAddress(upToOthers(wideLines(pages, cells))) ??
      parseAddress(rowOfAddress(pages, cells)) ??
      parseAddress(rowOfAddress(pages, [label, ...flushBelow(pages, label)])) ??
      besideDescription(pages, cells) ??
      undefined
    )
  })
  if (found && found.value !== 'same') {
    const { value, rank, reading } = found
    return { value, rank, reading: { ...reading, cells: [...reading.cells, ...belowOtherwise(pages, reading.label)] } }
  }
  const item = found ? null : (markedAsPremises(pages) ?? readItemAddress(pages))
  if (item) return item
  const isSaid = pages.some((page) => saysSame(page) || leavesOpen(page))
  const mailing = findBest(pages, MAILING, ({ label, lines, cells }) =>
    HEADS_COLUMNS.test(label.text)
      ? undefined
      : (parseAddress(lines) ?? parseAddress(wideLines(pages, cells)) ?? undefined),
  )
  // Only where the document says so does the mailing address stand for the location.
  if (!found && !isSaid) {
    const home = mailing ? whereInsured(pages, mailing) : (greetedHome(pages) ?? homeWithCounty(pages))
    return home ?? titleAddress(pages)
  }
  return mailing ?? inEnvelope(pages) ?? (found && overSame(pages, found.reading))
}

/** 'The house' over 'Brick, built 1968. Mortgagee: Elm Bank, 201 Broadway, Waco, Texas 76701': the address is the lender's. */
const upToOthers = (lines: string[]): string[] => (lines.join('\n').split(OTHERS)[0] ?? '').split('\n')
const OTHERS = /\b(?:mortgagee|lender|lienholder|loss payee|agent|agency):\s/i

/** 'Insured / Location / Agent' over three columns: whose the first one is, each tells by itself. */
const OF_COLUMNS = /^[^/]+\s\/\s[^/]+\s\/\s(?:agent|agency|producer|broker|lender|mortgagee)\b/i

/** 'Address   12 Elm St' over 'Residence premises   Same as above' */
const overSame = (pages: Page[], { label: same }: Reading): Found<PropertyAddress> | null =>
  findBest(pages, [label(/^(?:your|home|street)?address$/)], (reading) =>
    reading.label.page === same.page && reading.label.y < same.y
      ? (parseAddress(reading.lines) ?? undefined)
      : undefined,
  )

/** 'Property location (if different from the mailing address):' with nothing beside it and nothing right below: it is the one that the question names. */
const leavesOpen = (page: Page): boolean =>
  page.cells.some(
    (cell) =>
      /\bif (?:different|other|not (?:the )?same)\b[^:]*\b(?:above|mailing|insured[’']?s?|named)\b[^:]*:?$/i.test(
        cell.text,
      ) &&
      matchLabel(cell, LOCATION_LABELS) !== null &&
      cellsRightOf(page, cell).length === 0 &&
      cellsUnder(page, cell, { firstGap: 2.2 }).length === 0,
  )

/** The address in the window of the envelope, where there is one only. */
const inEnvelope = (pages: Page[]): Found<PropertyAddress> | null => {
  const [block, ...others] = pages.flatMap(addressBlocks)
  const value = block ? parseAddress(linesOf(block.address)) : null
  const [label] = block?.address ?? []
  const isOne = others.every(
    ({ address }) => squash(linesOf(address).join()) === squash(linesOf(block?.address ?? []).join()),
  )
  if (!block || !value || !label || !isOne) return null
  const match = { weight: 1, rest: '', lead: '', isListed: false }
  return { value, reading: { label, match, place: 'under', lines: [], cells: block.address }, rank: 0.85 }
}

const TOWN_OR_ZIP = /^(?:[A-Z][A-Za-z .'-]+,? )?(?:TX|Texas)\b|^\d{5}(?:-\d{4})?$/

/** '1415 SHORELINE RD' alone below its label, the town or the zip further along its line. */
const wideLines = (pages: Page[], cells: Cell[]): string[] =>
  cells.map((cell) => {
    const page = pages.find(({ number }) => number === cell.page)
    const right = page ? cellsRightOf(page, cell).filter(({ text }) => TOWN_OR_ZIP.test(text)) : []
    return [cell, ...right].map(({ text }) => text).join(', ')
  })

/** '1 story frame, one family, vacant   209 Avenue J, Shiner, TX 77984' below 'Location and description of premises' */
const besideDescription = (pages: Page[], [description]: Cell[]): PropertyAddress | null => {
  const page = pages.find(({ number }) => number === description?.page)
  const [beside, ...others] = page && description ? cellsRightOf(page, description) : []
  return beside && others.length === 0 && /^\d/.test(beside.text) ? parseAddress([beside.text]) : null
}

const saysSame = (page: Page): boolean =>
  page.cells.some(({ text }) => SAME_SAID.test(text)) ||
  sentencesWith(page, /premises|insure|residence/i).some(({ text }) => SAME_SAID.test(text))
