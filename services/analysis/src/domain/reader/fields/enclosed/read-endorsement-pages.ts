import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { type Cell, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { parseAmount } from '../../values/amount.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { titleLines, titleOf } from '../pages/page-kind.ts'

const FIELDS = [
  'mold_limit',
  'water_backup_limit',
  'foundation_water_limit',
  'ordinance_or_law_percentage',
  'extended_dwelling_percentage',
] as const

/**
 * What an enclosed endorsement says of its own limit, for the fields that the declarations leave open. Its title names
 * the field; the limit stands in its schedule or in the sentence about the most that is paid.
 */
export const readEndorsementPages = (endorsements: Endorsement[], known: PolicyFields): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const { page, field } of endorsements) {
    if (known[field] !== null || fields[field] !== undefined) continue
    const found = inSchedule(page, field) ?? inSentence(page)
    const value = figureOf(found, field)
    if (!found || !value) continue
    fields[field] = value
    evidence[field] = evidenceOf(found.cells, 0.85)
  }
  return { fields, evidence }
}

/** '125%' of the dwelling's limit is 25 more. */
const figureOf = (found: OwnLimit | null, field: Endorsement['field']): number | null => {
  const { dollars = null, percent = null } = found ?? {}
  if (field === 'extended_dwelling_percentage') return percent && percent > 100 ? percent - 100 : percent
  return field === 'ordinance_or_law_percentage' ? percent : dollars
}

/** A page, or the part of one, that is about the limit of one field. */
interface Endorsement {
  page: Page
  field: (typeof FIELDS)[number]
}

/** The page's own, by its title; else those that it holds. */
export const endorsementsOn = (page: Page): Endorsement[] => {
  const field = limitOfTitle(page)
  return field ? [{ page, field }] : schedulesOn(page)
}

/** The endorsements of a page that have a title and a schedule, each with what stands up to the next one. */
export const schedulesOn = (page: Page): Endorsement[] => {
  const titles = page.cells.filter((cell) => IS_ENDORSEMENT.test(cell.text) || isOverSchedule(page, cell))
  return titles.flatMap((title, index) => {
    const field = isOverSchedule(page, title) ? fieldNamed([title.text]) : undefined
    const end = titles[index + 1]?.y ?? page.height
    const cells = page.cells.filter(({ y }) => y > title.y + 2 && y < end - 2)
    return field ? [{ page: { ...page, cells }, field }] : []
  })
}
const IS_ENDORSEMENT = /^endorsement\b[^.$%]{3,80}$/i

/** 'LIMITED FUNGI, WET OR DRY ROT, OR BACTERIA COVERAGE' over 'HO 04 27 05 11   SCHEDULE', 'Endorsement: mold remediation' a few lines above 'Schedule' */
const isOverSchedule = (page: Page, title: Cell): boolean =>
  title.text.length < 80 &&
  !/[.$%\d]$/.test(title.text) &&
  cellsOfLine(page, title).length === 1 &&
  fieldNamed([title.text]) !== undefined &&
  page.cells.some(({ text, y }) => y > title.y + 2 && y - title.y < NEAR_TITLE * title.size && OWN_SCHEDULE.test(text))
/** A form's number may stand before it; not 'Forms schedule', 'Property schedule', which hold what other rows name. */
const OWN_SCHEDULE = /^(?:(?=[^a-z]*\d)[A-Z\d][A-Z\d -]* )?(?:schedule|Schedule|SCHEDULE)$/
/** In font sizes. */
const NEAR_TITLE = 6

/** 'LIMITED MOLD REMEDIATION' over 'LO-166TX 01-24', a form that the declarations list. */
export const isListedForm = (page: Page, { endorsements }: PolicyFields): boolean =>
  limitOfTitle(page) !== undefined &&
  page.cells.some(({ text, y }) => y < HEAD * page.height && text.length < 30 && isAmong(endorsements, text))

const isAmong = (numbers: string[], text: string): boolean => {
  const number = codeAtStart(text)
  return number !== null && numbers.includes(number)
}
const HEAD = 0.2

/** The field whose limit an endorsement is about. */
export const limitOfTitle = (page: Page): (typeof FIELDS)[number] | undefined => {
  return fieldNamed([titleOf(page), ...titleLines(page)])
}

const fieldNamed = (titles: string[]): (typeof FIELDS)[number] | undefined => {
  const subjects = titles.map((title) => squash(title.replace(NUMBER_BEFORE, '')))
  return FIELDS.find((name) =>
    LIMIT_LABELS[name].some(({ pattern }) => subjects.some((subject) => pattern.test(subject))),
  )
}

/** 'HO 04 95 Water back-up', 'Endorsement – Mold' */
const NUMBER_BEFORE = /^(?:.*?[–—:]\s|[A-Z0-9 .()/-]{3,20}\s(?=[A-Z][a-z]))?(?:(?:[Aa]mendatory|AMENDATORY)\s)?/

interface OwnLimit {
  dollars: number | null
  percent: number | null
  cells: Cell[]
}

/** 'Limit of liability, each loss', '1. Section I – Property coverage limit, each loss' */
const LIMIT =
  /^(?:\d\W+)?(?:section (?:i|1)\W+)?(?:(?:property|coverage|our|your|total|additional|the)\W+)*(?:limit|amount)(?: of (?:insurance|liability|coverage))?(?: for (?:(?:the|this) (?:additional )?coverage|remediation|removal|clean-?up))?(?:\W+(?:each|any one|per|for each|all) (?:covered )?(?:loss(?:es)?|occurrence|claim|event)(?: (?:in|of|during) (?:the|each) policy (?:period|term|year))?)?\W*$/i

const inSchedule = (page: Page, field: Endorsement['field']): OwnLimit | null => {
  // 'Section I, mold remediation, each loss'
  const isOwn = (text: string) => SECTION_I.test(text) && fieldNamed([text.replace(SECTION_I, '')]) === field
  const label = page.cells.find(({ text }) => LIMIT.test(text) || isOwn(text))
  const value = label && (cellsOfLine(page, label).find((cell) => cell.left > label.right) ?? valueBelow(page, label))
  const amount = value ? parseAmount(value.text) : null
  return label && value && amount ? { dollars: amount.dollars, percent: amount.percent, cells: [label, value] } : null
}

const SECTION_I = /^section (?:i|1)\W+/i

/** 'Section I – Property coverage limit for the additional coverage' goes on to a second line, beside which the limit stands. */
const valueBelow = (page: Page, label: Cell): Cell | undefined => {
  const next = page.cells.find(({ y }) => y > label.y + 2)
  if (!next || next.y - label.y > 1.7 * label.size || next.left < label.left - 2) return undefined
  const [name, value, ...more] = cellsOfLine(page, next)
  return name && value && more.length === 0 && !LIMIT.test(name.text) ? value : undefined
}

const MOST =
  /(?:most we (?:will )?pay|amount of insurance|(?<!sub)limit of (?:insurance|liability)|our limit|we will pay up to)[^.$%]{0,160}?(\$\s?\d[\d,]*|\d{1,3}\s?%)/i

const inSentence = (page: Page): OwnLimit | null => {
  const cells = page.cells.filter((cell) => cell.text.length > 3)
  const match = MOST.exec(cells.map((cell) => cell.text).join(' '))
  if (!match?.[1] || /example|if you/i.test(match[0])) return null
  const amount = parseAmount(match[1])
  const figure = match[1]
  const cell = cells.find(({ text }) => text.includes(figure))
  return amount && cell ? { dollars: amount.dollars, percent: amount.percent, cells: [cell] } : null
}
