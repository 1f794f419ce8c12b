import type { Page } from '../geometry/layout.ts'
import { label } from '../labels/label.ts'
import { evidenceOf, evidenceOfFound } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import { type Found, findBest } from '../search/search.ts'
import { parseDates } from '../values/dates.ts'

const LENGTH_LABELS = [label(/^(?:(?:policy|coverage)?(?:term|period)|termofpolicy|lengthofterm)$/)]
const LENGTH =
  /^(?:(12|twelve|6|six)[ -]?(?:months?|mos?\.?)|(?:1|one)[ -]?year|annual(?:ly)?)(?:,? (?:to|until|through|ending) (.*))?$/i

/** 'Effective date   03/01/2026' and 'Term   12 months', or 'Term   12 months, to 03/01/2027': no other day being named on which the policy ends. */
export const termFrom = (pages: Page[], start: Found<string>): FieldValues | null => {
  const length = findBest(pages, LENGTH_LABELS, ({ lines }) => {
    const match = LENGTH.exec(lines[0]?.split('  ')[0] ?? '')
    const months = /^(?:6|six)$/i.test(match?.[1] ?? '') ? 6 : 12
    return match && endsAt(monthsLater(start.value, months), match[2]) ? months : undefined
  })
  if (!length) return null
  const { label: named, cells } = length.reading
  return {
    fields: { effective_date: start.value, renewal_date: monthsLater(start.value, length.value) },
    evidence: {
      effective_date: evidenceOfFound(start),
      renewal_date: evidenceOf([named, ...cells.slice(0, 1)], 0.85, 'derived'),
    },
  }
}

/** Words behind the length may only name the same day. */
const endsAt = (end: string, words = ''): boolean => words === '' || parseDates(words).join() === end

export const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10)
}
