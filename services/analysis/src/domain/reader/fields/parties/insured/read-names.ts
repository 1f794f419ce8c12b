import type { FieldEvidence, PolicyFields } from '../../../../policy-fields.ts'
import { cellsUnder } from '../../../geometry/around/cells-under.ts'
import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { cellsRightOver } from '../../../geometry/around/right-over.ts'
import { type Cell, isSameLine, squash } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import { type Label, label } from '../../../labels/label.ts'
import { ADDITIONAL_INSURED_LABELS, NAMED_INSURED_LABELS } from '../../../labels/party-labels.ts'
import { evidenceOf, evidenceOfFound } from '../../../search/evidence.ts'
import type { Reading } from '../../../search/reading.ts'
import { findAll } from '../../../search/search.ts'
import { hasLenderClause } from '../../../values/lender-clause.ts'
import { isAddressLine } from '../../../values/names.ts'
import { linesToNames } from '../../../values/names-in-lines.ts'
import { addressBlocks } from './envelope.ts'
import { greetedNames } from './greeted-home.ts'
import { inFull, type Names } from './names-in-full.ts'
import { namesNoInsured, namesOther } from './of-other-party.ts'
import { isTitleOfForm } from './title-of-form.ts'

/** The first named insured and the others, in the order of print. */
export const namedInsureds = (pages: Page[], evidence: FieldEvidence): Partial<PolicyFields> => {
  const named = namedAt(pages, NAMED_INSURED_LABELS)
  const found = named.length > 0 ? named : namedAt(pages, OF_WHOEVER).filter((one) => !isUnderOther(pages, one))
  const best = found[0] && (addressedUnder(pages, found[0]) ?? inFull(found[0], found))
  const [first, ...rest] = best?.value ?? []
  const added = addedNames(pages, best)
  if (!best || !first) return unlabelled(pages, evidence, added)
  // 'Insured' and again 'Insured' beside it or below: each names one.
  const beside = found.filter(
    ({ reading }) =>
      reading !== best.reading && (isBeside(reading, best.reading) || isBelowAlike(found, reading, best.reading)),
  )
  const others = [...rest, ...[...beside, ...added].sort(inPrint).flatMap(({ value }) => value)]
  const keys = others.map(squash)
  const additional_insured_names = others.filter(
    (name, index) => keys.indexOf(squash(name)) === index && squash(name) !== squash(first),
  )
  evidence.policy_holder_name = evidenceOfFound(best)
  const source = rest.length > 0 ? best : (beside[0] ?? added[0])
  if (additional_insured_names.length > 0 && source) evidence.additional_insured_names = evidenceOfFound(source)
  return { policy_holder_name: first, additional_insured_names }
}

const namedAt = (pages: Page[], labels: Label[]): Names[] =>
  (findAll(pages, labels, insuredIn) as Names[]).filter((one) => !isOfLender(pages, one))

/** 'Issued to   Frost Mortgage LLC ISAOA/ATIMA' on evidence of insurance: the lender is told, and is not who is insured. */
const insuredIn = (reading: Reading) => (hasLenderClause(reading.lines) ? undefined : namesIn(reading))

/** Among the heads of a page that names the insured nowhere else; it may head a column of lenders as well. */
const OF_WHOEVER = [label(/^names?andaddress(?:es)?$/, 0.5)]

const OF_OTHER_PERSON = /\b(?:additional|third party|designee|payor|payer)\b/i

/** 'Third party designee' over 'Name and address', 'Producer code' before it */
const isUnderOther = (pages: Page[], { reading: { label: own } }: Names): boolean => {
  const page = pages.find(({ number }) => number === own.page)
  if (!page) return false
  const before = cellsOfLine(page, own).filter(({ right }) => right <= own.left)
  const over = cellsRightOver(page, own, HEADING).filter((cell) => cellsOfLine(page, cell).length === 1)
  return (
    before.some(({ text }) => /\b(?:code|producer|agent|agency)\b/i.test(text)) ||
    over.some(({ text }) => OF_OTHER_PERSON.test(text) || !/\d|insured|holder|member|owner/i.test(text))
  )
}
/** In font sizes: from a heading to the label below it. */
const HEADING = 2

/** At labels of their own, or at 'and' under the first one's. */
const addedNames = (pages: Page[], best: Names | undefined): Names[] => {
  const labelled = findAll(pages, ADDITIONAL_INSURED_LABELS, namesIn) as Names[]
  const joined = (findAll(pages, AND, namesIn) as Names[]).filter(
    ({ reading }) => best !== undefined && isRightBelow(reading, best.reading),
  )
  return [...labelled, ...joined].filter(
    (one) => !hasInterest(one) && !isTitleOfForm(pages, one.reading) && !namesNoInsured(pages, one.reading.label),
  )
}

const hasInterest = ({ value }: Names): boolean => value.some((name) => HAS_INTEREST.test(name))

/** 'Name and mailing address' may head a table of lenders as well. */
const isOfLender = (pages: Page[], names: Names): boolean =>
  (/^names?(?!d)/.test(names.reading.label.key) && hasInterest(names)) || namesOther(pages, names.reading.label)

const inPrint = ({ reading: { label: a } }: Names, { reading: { label: b } }: Names): number =>
  a.page - b.page || (isSameLine(a, b) ? a.left - b.left : a.y - b.y)

/** 'Named insured      New business' over a block of names and their address: the block is theirs, whatever stands beside the label. */
const addressedUnder = (pages: Page[], { reading, rank }: Names): Names | null => {
  const page = pages.find(({ number }) => number === reading.label.page)
  if (!page || reading.place !== 'right' || reading.lines.some(isAddressLine)) return null
  const cells = cellsUnder(page, reading.label)
  if (areLabelsOf(page, cells, reading)) return null
  const lines = linesOf(cells)
  const value = linesToNames(lines)
  return value && lines.slice(1, 5).some(isAddressLine) ? { value, rank, reading: { ...reading, lines, cells } } : null
}

/** 'INSURED   FLORES, ANA' over 'MAIL   12 ELM ST': what stands below the label names what stands below its value. */
const areLabelsOf = (page: Page, under: Cell[], { cells: [value] }: Reading): boolean =>
  value !== undefined &&
  under
    .slice(0, 2)
    .some((cell) => cellsRightOf(page, cell).some(({ left }) => left > cell.right && Math.abs(left - value.left) < 3))

/** An 'additional insured' may be who has an interest in the home without living in it. 'Hoa Tran' and 'Loan Nguyen' are persons, 'Elm Street HOA' and 'Waco Home Loans' are none. */
const HAS_INTEREST =
  /(?<=\S\s)[HP]OA\b|\b[HP]OA(?= of\b)|\b(?:associations?|assn|bank|mortgage|(?:home|equity|student) loans?|(?<=\S\s)loans|loans?(?=,? (?:servic|depot|fund|compan|co\b|llc|corp|inc))|lending|credit union|management|(?:city|county) of)\b/i

const unlabelled = (pages: Page[], evidence: FieldEvidence, added: Names[]): Partial<PolicyFields> => {
  const fields = inEnvelope(pages, evidence)
  if (fields.policy_holder_name) return fields
  const inFull = greetedNames(pages)
  const [holder, ...further] = inFull?.names ?? []
  if (inFull && holder) {
    evidence.policy_holder_name = evidenceOf(inFull.cells, 0.8)
    if (further.length > 0) evidence.additional_insured_names = evidenceOf(inFull.cells, 0.8)
    return { policy_holder_name: holder, additional_insured_names: further }
  }
  const greeted = greetedBy(pages, evidence)
  const [other] = added
  if (!greeted || !other) return greeted ?? {}
  evidence.additional_insured_names = evidenceOfFound(other)
  return { ...greeted, additional_insured_names: added.flatMap(({ value }) => value) }
}

/** 'Dear Ana Flores,' on declarations that are set as a letter: a full name, and only one such. */
const greetedBy = (pages: Page[], evidence: FieldEvidence): Partial<PolicyFields> | null => {
  const greeted = pages.flatMap((page) =>
    page.cells.flatMap((cell) => {
      const names = linesToNames([GREETING.exec(cell.text)?.slice(1).find(Boolean) ?? '']) ?? []
      return names.length > 0 && !NOBODY.test(cell.text) ? [{ names, cell }] : []
    }),
  )
  const [one, ...others] = greeted
  const [first, ...rest] = one?.names ?? []
  if (!one || !first || others.length > 0) return null
  evidence.policy_holder_name = evidenceOf([one.cell], 0.8)
  if (rest.length > 0) evidence.additional_insured_names = evidenceOf([one.cell], 0.8)
  return { policy_holder_name: first, additional_insured_names: rest }
}

const GREETING =
  /^(?:Dear|Hello|Hi|Welcome)\s(?:(?:Mr|Mrs|Ms|Dr)\.?\s)*([A-Z][^,:!.]{3,70})[,:!]$|^(?!(?:Dear|Hello|Hi|Welcome)\s)([A-Z][^,:!.]{3,50}), here(?:[’']s| is| are) (?:what|your|how)\b/
const NOBODY =
  /\b(?:customers?|(?:home|unit|property)? ?owners?|members?|subscribers?|policy ?holders?|insureds?|clients?|partners?|agents?|agency|famil(?:y|ies)|texans?|residents?|sir|madam|friends?|neighbors?|valued|lender|back)\b/i

/** Where no label names them: the one block of persons over an address. Of two that differ none is taken. */
const inEnvelope = (pages: Page[], evidence: FieldEvidence): Partial<PolicyFields> => {
  const blocks = pages.flatMap(addressBlocks).flatMap((block) => {
    const names = linesToNames(block.names.map(({ text }) => text)) ?? []
    return names.length > 0 ? [{ names, cells: block.names }] : []
  })
  const [block] = blocks
  const [first, ...rest] = block?.names ?? []
  if (!block || !first || new Set(blocks.map(({ names }) => squash(names.join()))).size > 1) return {}
  evidence.policy_holder_name = evidenceOf(block.cells, 0.8)
  if (rest.length > 0) evidence.additional_insured_names = evidenceOf(block.cells, 0.8)
  return { policy_holder_name: first, additional_insured_names: rest }
}

const isBeside = (a: Reading, b: Reading): boolean => a.label.page === b.label.page && isSameLine(a.label, b.label)

/** In font sizes: rows of one list. */
const PITCH = 2.3

/** 'Named insured   Ana Flores' over 'Named insured   Luis Paredes', row after row. */
const isBelowAlike = (found: Names[], { label, match, place }: Reading, first: Reading): boolean =>
  label.page === first.label.page &&
  place === first.place &&
  Math.abs(label.left - first.label.left) < 3 &&
  wordsOf({ label, match }) === wordsOf(first) &&
  found.some(({ reading }) => {
    const gap = label.y - reading.label.y
    // Beside a name in front of it a block of two lines may stand further along.
    const reach = place === 'left' ? 1.3 * PITCH : PITCH
    return gap > 2 && gap < reach * label.size && (reading === first || isBelowAlike(found, reading, first))
  })

const AND = [label(/^and$/, 0.9)]

/** 'And   Luis Paredes' under 'Issued to   Ana Flores' */
const isRightBelow = ({ label, place }: Reading, { label: first, place: placeOfFirst }: Reading): boolean =>
  place === 'right' &&
  placeOfFirst === 'right' &&
  label.page === first.page &&
  Math.abs(label.left - first.left) < 3 &&
  label.y > first.y + 2 &&
  label.y - first.y < PITCH * label.size

const wordsOf = ({ label, match }: Pick<Reading, 'label' | 'match'>): string =>
  label.key.slice(0, label.key.length - squash(match.rest).length)

const namesIn = ({ lines }: Reading): string[] | undefined => linesToNames(lines)
