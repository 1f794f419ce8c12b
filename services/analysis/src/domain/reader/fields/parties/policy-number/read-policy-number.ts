import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { isAmongAlike } from '../../../geometry/around/numbers-alike.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { sentencesWith } from '../../../geometry/text/running-text.ts'
import { POLICY_NUMBER_LABELS } from '../../../labels/identity-labels.ts'
import { BARE_NUMBER_LABELS } from '../../../labels/number-labels.ts'
import { evidenceOf, evidenceOfFound } from '../../../search/evidence.ts'
import type { FieldValues } from '../../../search/field-values.ts'
import type { Reading } from '../../../search/reading.ts'
import { findBest } from '../../../search/search.ts'
import { parseDates } from '../../../values/dates.ts'
import { codeAtStart } from '../../../values/form-code.ts'
import { BARE_FIGURES, behindNameOfPolicy, besideTitle } from './number-beside-title.ts'
import { isOfCertificate, ofThisTerm } from './numbers-besides.ts'
import { isOfAgents } from './reference-of-agent.ts'

const NUMBERS = [...POLICY_NUMBER_LABELS, ...BARE_NUMBER_LABELS]

/** The number at its label, or in a sentence: 'Your policy, 5342 HR 708811, runs from …'. */
export const readPolicyNumber = (pages: Page[]): FieldValues => {
  const found = findBest(pages, NUMBERS, (reading) =>
    OF_OTHERS.test(reading.label.text) ||
    isOfAgents(pages, reading.label) ||
    isOfOwners(pages, reading.label) ||
    isInList(pages, reading) ||
    isOfCertificate(pages, reading.label)
      ? undefined
      : policyNumberIn(withGroups(pages, ofThisTerm(reading))),
  )
  if (found) return { fields: { policy_number: found.value }, evidence: { policy_number: evidenceOfFound(found) } }
  for (const page of pages) {
    for (const { text, cells } of sentencesWith(page, /\b[Pp]olicy\b/)) {
      const number = numberIn(SAID.exec(text)?.[1] ?? '')
      if (number) return { fields: { policy_number: number }, evidence: { policy_number: evidenceOf(cells, 0.85) } }
    }
  }
  return inHead(pages) ?? besideTitle(pages) ?? behindNameOfPolicy(pages) ?? unlabelled(pages)
}

/** 'Policy numbers: Auto   TX 4488-12   Umbrella   UM-998877' */
const OF_OTHERS = /\bnumbers?:?\s(?:auto|umbrella|flood|boat|life)\b/i

/** 'Association policy number' beside a condo's: of the owners, not of an association of farmers that insures. */
const isOfOwners = (pages: Page[], { key }: Cell): boolean =>
  key.startsWith('association') && pages.some(({ cells }) => cells.some(({ text }) => /\bcondo|\bunit/i.test(text)))

/** '02-02-0714' of a list of forms, beside the margin's 'Policy number'. */
const isInList = (pages: Page[], { cells: [first], label, place }: Reading): boolean =>
  place === 'right' &&
  pages.some(
    (page) =>
      first !== undefined &&
      page.number === first.page &&
      isAmongAlike(page, first) &&
      // 'Account number', 'Agency code' and 'Loan number' flush with it have numbers of their own.
      page.cells.filter(({ text, left }) => NAMES_NUMBER.test(text) && Math.abs(left - label.left) < 2).length < 3,
  )
const NAMES_NUMBER = /\b(?:number|no\.?|nbr|code|id|polic(?:y|ies)|account|loan)\W*$/i

/** 'Umbrella · Policy UM-448812', 'Replaces · Policy LO-448811' */
const IS_OTHER =
  /\b(?:umbrella|auto|flood|boat|life|companion|prior|previous|former|expir\w+|replac\w+|rewritten|renewal of)\b/i

/** 'Declarations, policy LO-TX-448812-01' or 'HO-3 Special Form · Policy LO-448812' at the head of a page, 'Declarations – Policy Number 448812', 'Policy LO-TX-448812-01, page 2 of 2' at that of the next. */
const inHead = (pages: Page[]): FieldValues | null => {
  const heads = pages.flatMap((page) =>
    page.cells.filter(({ y, text }) => y < NAMED_HEAD * page.height && !IS_OTHER.test(text)),
  )
  for (const { cell, part } of heads.flatMap((cell) => cell.text.split(/\s[·•|]\s/).map((part) => ({ cell, part })))) {
    const printed =
      /^(?:[A-Za-z ]{0,30}(?:[Dd]eclarations?|DECLARATIONS?)(?:,| [–—-])? )?(?:[Pp]olicy|POLICY) (?:(?:[Nn]umber|NUMBER|[Nn]o\.):? (?=[A-Z\d-]{7})|(?=[\d-]*[A-Z]))([A-Z0-9][A-Z0-9-]{3,28}\d)(?:,? page\b.*)?$/.exec(
        part,
      )?.[1] ?? ''
    const number = printed.replace(/\D/g, '').length >= 6 && !ISO_FORM.test(printed) ? numberIn(printed) : undefined
    if (number) return { fields: { policy_number: number }, evidence: { policy_number: evidenceOf([cell], 0.8) } }
  }
  return null
}

/** 'GIC   01977 26 48   51C' at its label, or 'Policy number GIC   01977 26 48': letters, and the groups of figures that stand apart on their line. */
const withGroups = (pages: Page[], reading: Reading): Reading => {
  const [first] = reading.cells
  const page = first && pages.find(({ number }) => number === first.page)
  if (!page || (reading.place !== 'under' && reading.place !== 'right')) return reading
  const { rest } = reading.match
  const isBegun = reading.place === 'right' && LETTERS.test(rest) && GROUP.test(first.text)
  if (!isBegun && !/^[A-Z]{2,4}$/.test(first.text)) return reading
  const groups: Cell[] = [first]
  for (const cell of cellsRightOf(page, first)) {
    const last = groups.at(-1) as Cell
    if (!GROUP.test(cell.text) || cell.left - last.right > (LAST_GROUP.test(cell.text) ? FAR : APART) * cell.size) break
    groups.push(cell)
  }
  const number = [...(isBegun ? [rest] : []), ...groups.map(({ text }) => text)].join(' ')
  return { ...reading, lines: [number, ...reading.lines.slice(1)] }
}
/** Not 'POLICY NUMBER IS' */
const LETTERS = /^(?!(?:IS|NO|OF|AND|FOR|THE|NEW)$)[A-Z]{2,4}$/
const GROUP = /^\d[\dA-Z]*(?:[ -][\dA-Z]{1,6}){0,4}$/
/** In font sizes. */
const APART = 3
/** '91A' is no number of its own. */
const FAR = 4

/** The number that the heads of two pages print without a label; of two such none is taken. */
const unlabelled = (pages: Page[]): FieldValues => {
  const heads = pages.map((page) =>
    page.cells.filter(({ y }) => y < HEAD * page.height).flatMap((cell) => bare(page, cell)),
  )
  const repeated = (heads[0] ?? []).filter(({ number }) =>
    heads.slice(1).some((head) => head.some((other) => other.number === number)),
  )
  const [first, ...others] = repeated
  if (!first || others.some(({ number }) => number !== first.number)) return { fields: {}, evidence: {} }
  return { fields: { policy_number: first.number }, evidence: { policy_number: evidenceOf(first.cells, 0.75) } }
}

const HEAD = 0.13
/** Of titles, which name the number. */
const NAMED_HEAD = 0.2
/** Letters, then groups of figures, no form and no telephone: 'GIC 02418 77 36', with its last group apart. */
const BARE = /^[A-Z]{1,5}(?:-[A-Z]{1,4})?[ -]?\d[\dA-Z]*(?:[ -][\dA-Z]{1,12}){0,5}$/
const LAST_GROUP = /^\d{1,3}[A-Z]?$/
/** '605118342 633 1' */
const BARE_GROUPS = /^[1-9]\d{8} \d{3} \d$/

const bare = (page: Page, cell: Cell): { number: string; cells: Cell[] }[] => {
  const next = cellsRightOf(page, cell)[0]
  const isApart = next !== undefined && LAST_GROUP.test(next.text) && next.left - cell.right < 2.5 * cell.size
  const cells = isApart ? [cell, next] : [cell]
  const number = cells.map(({ text }) => text).join(' ')
  const figures = number.replace(/\D/g, '').length
  return [BARE, BARE_FIGURES, BARE_GROUPS].some((form) => form.test(cell.text)) &&
    figures >= 6 &&
    !ISO_FORM.test(number)
    ? [{ number, cells }]
    : []
}

/**
 * Letters, figures, spaces and dashes with four figures at least; not a date, not a telephone number. It may end in the
 * month and day on which the periods begin ('0 29 447180 11/20'), or in the number of its term ('LM-08812 / 4', 'LM-0088127/03').
 */
const NUMBER =
  /^(?=(?:[^\d(]*\d){4})[A-Z]{0,4}[A-Z0-9]*(?:(?:[ -]|(?<=\d)\.(?=\d))[A-Z0-9]{1,12}){0,6}(?:(?<=\s(?:0[1-9]|1[0-2]))\/(?:[0-2]\d|3[01])$|(?<=\d)\s?\/\s?\d$|(?<=\d)\s\/\s\d\d$|(?<=\d{5})\/\d\d$)?/
/** 'BQ01-TX4QH7', 'BQ01-H7K2-TX', 'BQ01-TX-H7K2D4', 'BQ 4H7K2C91D': letters and figures by turns. */
const MIXED =
  /^(?=(?:[^\d]*\d){4})(?=(?:\d*[A-Z-]){4})(?=.*-(?=[^-]*\d)[A-Z\d]{4})[A-Z\d]{2,8}(?:-[A-Z\d]{2,12}){1,3}$|^(?=(?:[A-Z]+ ?\d+){3})(?:[A-Z]{2,4} )?[A-Z\d]{8,14}$/
const SAID =
  /(?<!\b(?i:auto|car|flood|umbrella|renters|boat|motorcycle|life|earthquake|master|association|prior|previous|former|old|expiring|other|replaces) )\b[Pp]olicy(?:,? (?:number|no\.?|numbered))?(?:,| is)? ([A-Z0-9][A-Z0-9 -]{4,28}\d[A-Z0-9-]*)(?=[,.]? (?:(?:which|that) )?(?:runs|is|begins|starts|has|insures|covers|was|from|effective|for|at|and insures|renews (?:the|your|our)|replaces (?:the|your|our))\b|\.$|\.\s)/

/** 'Number' heads a list of forms, too, and a booklet is headed 'Homeowners policy - LO-HO5 03 23'. */
const policyNumberIn = ({ lines, match, place }: Reading): string | undefined => {
  // A title may stand right over the number, so that it looks like its first line.
  const [first = '', second = ''] = place === 'right' && !/\d/.test(lines[0] ?? '') ? lines.slice(1) : lines
  const isForm = codeAtStart(first) !== null && (WITH_EDITION.test(first) || codeAtStart(second) !== null)
  // 'AFC-HODEC-TX 07 24' before 'Policy' in a footer is the form that the page is printed on.
  if (place === 'left' && (EDITION_AT_END.test(first) || (match.weight < 0.5 && isShortForm(first)))) return undefined
  return (match.weight < 0.5 && isForm) || ISO_FORM.test(first) ? undefined : numberIn(first)
}

/** 'LO-3001-TX   Homeowners Policy' in a list of forms. */
const isShortForm = (text: string): boolean => codeAtStart(text) !== null && text.replace(/\D/g, '').length < 6

const EDITION_AT_END = /\s\(?(?:0?[1-9]|1[0-2])[ /-](?:[012]\d|20[012]\d)\)?$/

const WITH_EDITION = /^[A-Z]+-?[A-Z]*\d{1,4}[A-Z]*(?: [A-Z]{1,2})? \(?(?:0[1-9]|1[0-2])[ /-]?[012]\d\)?$/

/** '914 260 837 Homeowners', 'TX 4471208 HO-3': what is insured stands behind the number. */
const KIND_BEHIND =
  /\s(?:(?:HO|DP)-?[0-9AB]|(?:homeowners?|home|dwelling|condo(?:minium)?|flood|landlord|windstorm|property)(?:\s[a-z]+)?)$/i

/** 'FORM 4715 04/21', 'Account 77-120-441' */
const OF_OTHER_THING =
  /^(?:form|page|loan|acct|account|agent|agency|code|ed|rev|box|item|unit|suite|ste|zip|ref|date|dec)\b(?!-)/i

/** 'HO 4471-2098-16' goes on with figures, and is a policy's number. */
const ISO_FORM = /^(?:HO|DP|DL|H|TDP) ?\d\d ?\d\d\b(?![ -]?\d{3})/

/** 'Policy number: 78 42 HO 601938 OCT 30, 2026 to OCT 30, 2027' at the head of the next page: the days of its term stand behind it. */
const DAY_BEHIND =
  /\s(?=(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2},? (?:19|20)\d\d\b|\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? (?:19|20)\d\d\b)/i

const numberIn = (whole: string): string | undefined => {
  const line = (whole.split('  ')[0] ?? '').split(DAY_BEHIND)[0]?.split(', ')[0] ?? ''
  const text = line.split(/\s(?=(?:policy|effective|term|from|period)\b|\d{1,2}\/\d{1,2}\/(?:20)?\d\d\b)/i)[0] ?? ''
  const printed = text.replace(/^(?:is|no\.?|number|#)\s/i, '').replace(KIND_BEHIND, '')
  const match = NUMBER.exec(printed)
  // '0516' beside 'Homeowners policy' is its form's edition.
  if (/^(?:0[1-9]|1[0-2])[012]\d$/.test(printed) || OF_OTHER_THING.test(printed)) return undefined
  // '4417 Cat Mountain' goes on in small letters: a street.
  if (!match || parseDates(text).length > 0 || /^[a-z]/.test(printed.slice(match[0].length))) return undefined
  // 'OY7410382 INSURED': a word after the figures is another label.
  const number = match[0].replace(/(\d)\s(?:[A-Z]{4,}\b.*|NEW|REN)$/, '$1').trim()
  const figures = number.replace(/[ -]/g, '')
  const isNumber = /\d{3}/.test(figures) || figures.replace(/\D/g, '').length >= 6 || MIXED.test(number)
  return number.length <= 30 && isNumber ? number : undefined
}
