import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { EFFECTIVE_LABELS, EXPIRATION_LABELS, PERIOD_LABELS } from '../labels/identity-labels.ts'
import { TERM_END_LABELS, TERM_START_LABELS } from '../labels/term-labels.ts'
import { findBest, type Reading } from '../search.ts'
import { monthsBetween, parseDates } from '../values/dates.ts'
import type { FieldValues } from './field-values.ts'

/** Start and end of the policy period. Dates of letters, changes and forms stand at other labels. */
export const readTerm = (pages: Page[]): FieldValues => {
  const period = findBest(pages, PERIOD_LABELS, periodIn)
  if (period) {
    const [effective_date, renewal_date] = period.value
    const evidence = evidenceOfFound(period)
    return { fields: { effective_date, renewal_date }, evidence: { effective_date: evidence, renewal_date: evidence } }
  }
  const start = findBest(pages, [...EFFECTIVE_LABELS, ...TERM_START_LABELS], firstDateIn)
  const end = findBest(pages, [...EXPIRATION_LABELS, ...TERM_END_LABELS], firstDateIn)
  if (start && end && isTerm(start.value, end.value)) {
    return {
      fields: { effective_date: start.value, renewal_date: end.value },
      evidence: { effective_date: evidenceOfFound(start), renewal_date: evidenceOfFound(end) },
    }
  }
  return bareTerm(pages)
}

const firstDateIn = ({ lines }: Reading): string | undefined => parseDates(lines[0] ?? '')[0]

const periodIn = ({ lines }: Reading): [string, string] | undefined => {
  const [start, end] = parseDates(lines.join(' '))
  return start && end && isTerm(start, end) ? [start, end] : undefined
}

const isTerm = (start: string, end: string): boolean => {
  const months = monthsBetween(start, end)
  return months > 2.5 && months < 37
}

/** A line of the declarations with nothing but two dates a year apart, its label lost (seen on a USAA packet). */
const bareTerm = (pages: Page[]): FieldValues => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const line = cellsOfLine(page, cell)
      const dates = line.flatMap((other) => parseDates(other.text))
      const [start, end] = dates
      const isBare =
        line.length <= 2 && dates.length === 2 && !/[a-z]{4}/i.test(line.map((other) => other.text).join(''))
      if (!isBare || !start || !end || Math.abs(monthsBetween(start, end) - 12) > 0.2) continue
      const evidence = evidenceOf(line, 0.7)
      return {
        fields: { effective_date: start, renewal_date: end },
        evidence: { effective_date: evidence, renewal_date: evidence },
      }
    }
  }
  return { fields: {}, evidence: {} }
}
