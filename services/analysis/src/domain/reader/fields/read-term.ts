import { cellLeftOf, columnBelow } from '../geometry/around/neighbours.ts'
import { cellsBetween } from '../geometry/by-height.ts'
import { type Cell, misalignment } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { columnRole } from '../geometry/tables/headers.ts'
import { sentencesWith } from '../geometry/text/running-text.ts'
import { EFFECTIVE_LABELS, EXPIRATION_LABELS, PERIOD_LABELS } from '../labels/identity-labels.ts'
import { label, matchLabel } from '../labels/label.ts'
import { TERM_END_LABELS, TERM_LABELS, TERM_START_LABELS } from '../labels/term-labels.ts'
import { evidenceOf, evidenceOfFound } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import type { Reading } from '../search/reading.ts'
import { findBest, type Parse } from '../search/search.ts'
import { isYearApart, monthsBetween, parseDates, withoutDates } from '../values/dates.ts'
import { yearInSentence } from '../values/year-in-sentence.ts'
import { monthsLater, termFrom } from './length-of-term.ts'
import { isBehindOther, isHeadedByOther, isOfOther, isOtherTerm, OTHER_THING, saysOtherTerm } from './term-of-other.ts'
import { termOverCaptions } from './term-over-captions.ts'

const PERIODS = [...PERIOD_LABELS, ...TERM_LABELS]
const STARTS = [...EFFECTIVE_LABELS, ...TERM_START_LABELS]
const ENDS = [...EXPIRATION_LABELS, ...TERM_END_LABELS]

/** Start and end of the policy period. Dates of letters, changes and forms stand at other labels. */
export const readTerm = (pages: Page[]): FieldValues => {
  const ofPolicy =
    (parse: Parse<string>): Parse<string> =>
    (reading) =>
      isOfOther(pages, reading.label) || isWithoutPartner(pages, reading.label) ? undefined : parse(reading)
  const period = findBest(pages, PERIODS, periodIn)
  if (period) {
    const [effective_date, renewal_date] = period.value
    const evidence = evidenceOfFound(period)
    return { fields: { effective_date, renewal_date }, evidence: { effective_date: evidence, renewal_date: evidence } }
  }
  const start = findBest(pages, STARTS, ofPolicy(firstDateIn))
  const end = findBest(pages, ENDS, ofPolicy(firstDateIn))
  if (start && end && isTerm(start.value, end.value)) {
    return {
      fields: { effective_date: start.value, renewal_date: end.value },
      evidence: { effective_date: evidenceOfFound(start), renewal_date: evidenceOfFound(end) },
    }
  }
  return (start && !end ? termFrom(pages, start) : null) ?? termOverCaptions(pages) ?? bareTerm(pages)
}

/** 'Incept   03/01/2026' over 'Expire   03/01/2027': forms attach and discounts expire on days of their own. */
const isWithoutPartner = (pages: Page[], { key, page: number, y, left, size }: Cell): boolean => {
  const partners = /^(?:incept|attach)(?!ion)/.test(key) ? ENDS : /^expire(?!s)/.test(key) ? SELDOM_STARTS : null
  const near = pages.filter((page) => partners !== null && page.number === number)
  return near.some(
    (page) =>
      !cellsBetween(page, y - PITCH * size, y + PITCH * size).some(
        (cell) =>
          (Math.abs(cell.y - y) < 2 || Math.abs(cell.left - left) < 3) && matchLabel(cell, partners ?? []) !== null,
      ),
  )
}
const SELDOM_STARTS = [label(/^(?:incepts?|inception|attach(?:es|ing|mentdate)|commencing)/)]
/** In font sizes: from a row to the next. */
const PITCH = 2.3

const firstDateIn = ({ lines }: Reading): string | undefined => parseDates(lines[0] ?? '')[0]

const periodIn = ({ lines }: Reading): [string, string] | undefined => {
  const [start, end] = parseDates(lines.join(' '))
  if (start && !end && YEAR_FROM.test(lines[0] ?? '')) return [start, monthsLater(start, 12)]
  return start && end && isTerm(start, end) ? [start, end] : undefined
}
/** 'Term   1 year from 03/01/2026' */
const YEAR_FROM = /^(?:1|one|12|twelve)[ -](?:year|months?),? (?:from|beginning|starting|commencing)\b/i

const isTerm = (start: string, end: string): boolean => {
  const months = monthsBetween(start, end)
  return months > 2.5 && months < 37
}

/** 'From 08/08/26 To 08/08/27', '12 months beginning 05/31/2026, ending 05/31/2027', or two dates and nothing else. */
const PERIOD_WORDS =
  /\b(?:from|to|through|thru|until|till|beginning|ending|ends|exp|expir\w*|period|term|in force)\b|[–→—-]/i
const OTHER_PERIOD = new RegExp(
  `\\bexpiring\\b|former|previous|prior|last|instal|payment|invoice|billing|escrow|credit|discount|\\broof|${OTHER_THING}`,
  'i',
)

/** Two dates a year apart on one line that speaks of a period, its label lost. Two such periods that differ are none. */
const bareTerm = (pages: Page[]): FieldValues => {
  const onLines = pages.flatMap((page) =>
    page.cells
      .flatMap((cell) => [...termOnLine([cell]), ...termOnLine(cellsOfLine(page, cell)), ...termOverLines(page, cell)])
      .filter(({ line }) => line.every((cell) => isCurrent(page, cell))),
  )
  const found = onLines.length > 0 ? onLines : pages.flatMap(termsInSentences)
  const terms = new Set(found.map(({ start, end }) => `${start} ${end}`))
  const first = found[0]
  if (!first || terms.size !== 1) return { fields: {}, evidence: {} }
  const evidence = evidenceOf(first.line, 0.75)
  return {
    fields: { effective_date: first.start, renewal_date: first.end },
    evidence: { effective_date: evidence, renewal_date: evidence },
  }
}

/** Not last year's column, nor what 'Expiring period:' names. */
const isCurrent = (page: Page, dated: Cell): boolean =>
  columnRole(page, dated) !== 'previous' &&
  !isHeadedByOther(page, dated) &&
  !OTHER_PERIOD.test(cellLeftOf(page, dated)?.text ?? '')

const termsInSentences = (page: Page): Term[] =>
  sentencesWith(
    page,
    /\b(?:policy|coverage|insurance|term|contract|starts|begins)\b|^It is in (?:force|effect)\b/i,
  ).flatMap(({ text, cells }) => {
    const isOther = OTHER_PERIOD.test(text) || (/^It\b/.test(text) && !isOfPolicyBefore(text, cells))
    const year = isOther ? null : yearInSentence(text)
    return year ? [{ ...year, line: cells }] : []
  })

/** 'Policy LO-448812 renews your policy. It is in force from …': a sentence before it on its line says what is; 'Your flood policy is FL-1' is another. */
const isOfPolicyBefore = (text: string, cells: Cell[]): boolean => {
  const lines = cells.map((cell) => cell.text).join(' ')
  const before = lines.slice(0, Math.max(lines.indexOf(text.slice(0, 20)), 0))
  return /\bpolicy\b/i.test(before) && !OTHER_PERIOD.test(before) && !saysOtherTerm(before)
}

interface Term {
  start: string
  end: string
  line: Cell[]
}

/** '03-14-26   03-14-27   01-29-26', each in a box of its own: two of them follow each other a year apart, the third is of the paper. */
const withoutIssueDate = (dated: Cell[]): Cell[] => {
  if (dated.length < 3 || dated.length > 4 || dated.some(({ text }) => hasWords(text))) return dated
  const starts = dated.slice(0, -1).filter((cell, index) => {
    const [start, end] = [cell, dated[index + 1] as Cell].map(({ text }) => parseDates(text)[0])
    return start && end && isYearApart(start, end)
  })
  const [start] = starts
  const at = start && starts.length === 1 ? dated.indexOf(start) : -1
  return at < 0 ? dated : dated.slice(at, at + 2)
}

const hasWords = (text: string): boolean => /[a-z]{4}/i.test(withoutDates(text))

/**
 * '03/15/2026 12:01 AM' over 'through 03/15/2027 12:01 AM', or over 'through' and, below that, '03/15/2027'
 */
const termOverLines = (page: Page, start: Cell): Term[] => {
  if (parseDates(start.text).length !== 1) return []
  const [next, last] = columnBelow(page, start, { pitch: 1.7 })
  const goesOn =
    next && (GOES_ON_TO.test(next.text) || (isOpenTerm(page, start) && /^(?:\d|[A-Z]+ \d)/i.test(next.text)))
  if (!next || !goesOn) return termFromTo(page, start)
  const end = parseDates(next.text).length > 0 ? next : last
  return end ? termOnLine([start, end]) : []
}

/** 'From:   MAR 15 2026' over 'To:   MAR 15 2027' */
const termFromTo = (page: Page, start: Cell): Term[] => {
  const from = cellLeftOf(page, start)
  if (!from || !/^(?:(?:policy )?(?:period|term)|effective)? ?from:?$/i.test(from.text)) return []
  if (isBehindOther(page, from)) return []
  const end = cellsBetween(page, start.y + 2, start.y + 1.7 * start.size).find(
    (cell) =>
      misalignment(cell, start) < 3 && /^(?:to|through|thru|until):?$/i.test(cellLeftOf(page, cell)?.text ?? ''),
  )
  return end ? termOnLine([start, end]) : []
}
/** '03/15/2026 to' over '03/15/2027', 'March 15, 2026 to' over 'March 15, 2027', where nothing names them, and not below 'Welcome discount' */
const isOpenTerm = (page: Page, { text, left, y, size }: Cell): boolean =>
  ENDS_IN_TO.test(text) &&
  !cellsBetween(page, y - PITCH * size, y - 2).some(
    (cell) => Math.abs(cell.left - left) < 3 && (OTHER_PERIOD.test(cell.text) || isOtherTerm(page, cell)),
  )
const ENDS_IN_TO =
  /^(?:from )?(?:\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d|[a-z]{3,9}\.? \d{1,2}, 20\d\d) (?:through|thru|to|until|till)$/i
const GOES_ON_TO = /^(?:through|thru|to|until|till|[–—-])(?:\s|$)/i

const termOnLine = (line: Cell[]): Term[] => {
  const dated = withoutIssueDate(line.filter((cell) => parseDates(cell.text).length > 0))
  const dates = dated.flatMap((cell) => parseDates(cell.text))
  // 'In force from … to … upon payment of the premium': what follows the dates is said of something else.
  const text = dated
    .map((cell) => cell.text)
    .join(' ')
    .replace(/(?<=\d)\D*$/, '')
  const [start, end] = dates
  if (!start || !end || dates.length !== 2 || OTHER_PERIOD.test(text) || text.length > 120) return []
  const isBare = !hasWords(text) || PERIOD_WORDS.test(text)
  return isBare && isYearApart(start, end) ? [{ start, end, line: dated }] : []
}
