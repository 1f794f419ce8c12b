import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import { isSameLine, squash } from '../geometry/cell.ts'
import { cellsUnder } from '../geometry/cells-under.ts'
import type { Page } from '../geometry/layout.ts'
import { linesOf } from '../geometry/lines-of.ts'
import { ADDITIONAL_INSURED_LABELS, NAMED_INSURED_LABELS } from '../labels/party-labels.ts'
import type { Reading } from '../reading.ts'
import { type Found, findAll } from '../search.ts'
import { isAddressLine, isInCareOf, looksLikeName, readableName, splitNames, withoutKin } from '../values/names.ts'
import { addressBlocks } from './envelope.ts'
import { isTitleOfForm } from './title-of-form.ts'

type Names = Found<string[]>

/** The first named insured and the others, in the order of print. */
export const namedInsureds = (pages: Page[], evidence: FieldEvidence): Partial<PolicyFields> => {
  const found = findAll(pages, NAMED_INSURED_LABELS, namesIn) as Names[]
  const best = found[0] && (addressedUnder(pages, found[0]) ?? inFull(found[0], found))
  const [first, ...rest] = best?.value ?? []
  const added = (findAll(pages, ADDITIONAL_INSURED_LABELS, namesIn) as Names[]).filter(
    ({ value, reading }) => !value.some((name) => HAS_INTEREST.test(name)) && !isTitleOfForm(pages, reading),
  )
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

const inPrint = ({ reading: { label: a } }: Names, { reading: { label: b } }: Names): number =>
  a.page - b.page || (isSameLine(a, b) ? a.left - b.left : a.y - b.y)

/** The head of a second page repeats the first name alone: where the others stand with it, they count. */
const inFull = (best: Names, all: Names[]): Names =>
  all.find(({ value, reading }) => {
    const isSame = squash(value[0] ?? '') === squash(best.value[0] ?? '')
    return isSame && best.value.length === 1 && value.length > 1 && reading.label.page !== best.reading.label.page
  }) ?? best

/** 'Named insured      New business' over a block of names and their address: the block is theirs, whatever stands beside the label. */
const addressedUnder = (pages: Page[], { reading, rank }: Names): Names | null => {
  const page = pages.find(({ number }) => number === reading.label.page)
  if (!page || reading.place !== 'right' || reading.lines.some(isAddressLine)) return null
  const cells = cellsUnder(page, reading.label)
  const lines = linesOf(cells)
  const value = linesToNames(lines)
  return value && lines.slice(1, 5).some(isAddressLine) ? { value, rank, reading: { ...reading, lines, cells } } : null
}

/** An 'additional insured' may be who has an interest in the home without living in it. */
const HAS_INTEREST =
  /\b(?:HOA|POA|associations?|assn|bank|mortgage|loans?|lending|credit union|management|(?:city|county) of)\b/i

const unlabelled = (pages: Page[], evidence: FieldEvidence, added: Names[]): Partial<PolicyFields> => {
  const fields = inEnvelope(pages, evidence)
  if (fields.policy_holder_name) return fields
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
      const names = linesToNames([GREETING.exec(cell.text)?.[1] ?? '']) ?? []
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

const GREETING = /^(?:Dear|Hello|Hi|Welcome)\s(?:(?:Mr|Mrs|Ms|Dr)\.?\s)*([A-Z][^,:!.]{3,70})[,:!]$/
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
    return gap > 2 && gap < PITCH * label.size && (reading === first || isBelowAlike(found, reading, first))
  })

const wordsOf = ({ label, match }: Pick<Reading, 'label' | 'match'>): string =>
  label.key.slice(0, label.key.length - squash(match.rest).length)

/** Words that no person's name has, wherever they stand in a line. */
const NO_NAME =
  /polic|declaration|\bdescription|insurance|insureds?\b|attorney[- ]in[- ]fact|premium|\bpage\b|residence|premises|address|location|taken|\bnone\b|same as|mortgagee|\bagent|coverage|deductible|\bnumber|period|effective|mailing|producer|agency|transaction|summary|\bbusiness$|\brenewal\b|\brewrit|\bamend|\bendorse|\breissue|\bissue(?:d|s)?\b|\bescrow\b|\bpay(?:ment|or|er|able)s?\b|\bbill(?:ed|ing)?\b|\bserv(?:iced?|ed|icing)\b|\s(?:by|for|at|from)$|\bcontinued\b|\beffective\b|\bdate|building|\bunit\b|\bcounty$|standard time|property|interest|expenses?\b|\btheft\b|(?<!\p{L})(?:you|your|we|our|us|who|where|whose|means|starts?|ends?|begins|sends?|are|is|was|were|this|that|with|if|not|any|each|when|allow|ask|only|see|all)(?!\p{L})/iu

/** 'The Castellane Residence Trust', 'Holloway Property Rentals LLC': what a trust or a company owns is in its name. */
const OWNED =
  /(?:residence|propert(?:y|ies)|premises|building|location|interest)(?=[^;]*\s(?:trust|llc|l\.l\.c|lp|partnership|estate)\b)/giu

const isNoName = (text: string): boolean => NO_NAME.test(text.replace(OWNED, ''))

const namesIn = ({ lines }: Reading): string[] | undefined => linesToNames(lines)

/** 'Named insured and mailing' / 'address': the label's own second line. */
const LABEL_REST =
  /^(?:[a-z][a-z ]*|(?:(?:[Aa]nd|AND) )?(?:(?:[Mm]ailing|MAILING) )?(?:[Aa]ddress(?:es)?|ADDRESS(?:ES)?))\W*$/

const linesToNames = (lines: string[]): string[] | undefined => {
  const names: string[] = []
  const own = lines.slice(LABEL_REST.test(lines[0] ?? '') ? 1 : 0)
  for (const text of joinedNames(own)) {
    if (isInCareOf(text)) continue
    if ((isAddressLine(text) && !/\s(?:LLC|LP|Inc|Trust)$/i.test(text)) || /:$/.test(text) || names.length >= 6) break
    const found = splitNames(text).map(readableName)
    if (!found.every(looksLikeName) || isNoName(text) || IS_ROLE.test(text)) break
    names.push(...found)
  }
  return names.length > 0 ? names : undefined
}

/** '…, husband and wife' */
const COUPLE =
  /,?\s+(?:husband (?:and|&) wife|wife (?:and|&) husband|a married couple|his wife|her husband|(?:as )?joint tenants|jtwros|a single (?:man|woman|person))\b.*$/i

/** '… and spouse if a resident of the same household' */
const SPOUSE_UNNAMED = /,?\s+(?:and|&)\s(?:(?:his|her|your) )?(?:spouse|wife|husband),? if\b.*$/i

/** 'Octavio Brown, Member' of the company that is insured. */
const ROLE = /(?<=\p{L}\s.*\p{L}\.?),\s(?:(?:managing|sole) )?(?:member|manager|owner|president|general partner)$/iu

/** Below a name: 'Manager of the LLC', 'Sole member' */
const IS_ROLE =
  /^(?:(?:managing|sole|general|limited|co-?|majority) ?)?(?:members?|managers?|owners?|presidents?|partners?|trustees?|officers?|agents?|tenants?)(?: of (?:the |said )?(?:LLC|L\.L\.C\.|company|corporation|trust|partnership|named insured))?$/i

/** 'Quentin Maddox (added' / '10/01/2026)': what is said of a person. */
const withoutRemark = (text: string): string =>
  withoutKin(text.replace(SPOUSE_UNNAMED, ''))
    .replace(/(?<=\p{Ll}{3})(?<!\bCorp)\.$/u, '')
    .replace(COUPLE, '')
    .replace(ROLE, '')
    .replace(/,\s(?:(?:is|are|who is)\s)?also (?:an? )?(?:named )?insured$/i, '')
    .replace(
      /\s*\((?:added|new|effective|since|first|second|primary|spouse|co-?|joint|named|as of|wife|husband|domestic|partner|registered|d\.?o\.?b)\b[^)]*\)?$/i,
      '',
    )

/** 'INSURED: Ana Flores' / 'AND: Estate of Luis Flores' */
const SEPARATE = /^(?:and|&)\s?:/i

/** A name that breaks over the line leaves one word for the next: '… Living' / 'Trust', '… and Desmond' / 'Cole'. */
const joinedNames = (lines: string[]): string[] => {
  const joined: string[] = []
  for (const line of lines) {
    const text =
      withoutRemark(line.split('  ')[0] ?? '')
        .replace(/^(?:and|&)\s?:\s*/i, '')
        .split(/,\s*(?:(?:both\s)?(?:residing\s|living\s)?(?:of|at)\s)?(?=\d|P\.?\s?O\b)/)[0]
        ?.trim() ?? ''
    const isRest = /^(?:[\p{L}'’.-]+$|(?:&|and)\s)/iu.test(text) || /(?:&|\band)$/i.test(joined.at(-1) ?? '')
    if (isRest && !SEPARATE.test(line) && joined.length > 0 && !isNoName(text)) joined[joined.length - 1] += ` ${text}`
    else joined.push(text)
  }
  return joined
}
