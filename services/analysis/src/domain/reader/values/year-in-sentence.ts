import { isYearApart, parseDates } from './dates.ts'

/** 'Your policy … runs from 12:01 AM September 6, 2026 until 12:01 AM September 6, 2027.' */
const RUNS =
  /\b(?:runs?|in force|in effect|effective|insure[sd]?|covers?|lasts?|period|term|valid|begin(?:s|ning)?|starts?|starting|from)\b.{0,60}?\b(?:to|until|through|thru|till|ends?|expires?|ending)\b/i

/** The two dates, a year apart, between which a sentence says that something runs; null where it names other dates, too. */
export const yearInSentence = (text: string): { start: string; end: string } | null => {
  const [start, end, ...more] = parseDates(text)
  return start && end && more.length === 0 && RUNS.test(text) && isYearApart(start, end) ? { start, end } : null
}
