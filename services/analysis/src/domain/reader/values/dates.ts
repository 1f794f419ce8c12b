const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 5/1/2026, 06-18-2026, 08/21/26; October 3, 2026, MAR 02 2026, MAR302022; 2026-05-01; 3 October 2026, 3rd day of October, 2026. */
const DATE =
  /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)|(?:(?<![a-z])|(?<=to))((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\.?[\s-]{0,2}(\d{1,2})(?:st|nd|rd|th)?,?[\s-]{0,2}(\d{4})(?!\d)|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)|(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: day of)?[ .-]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ ,-]{0,2}(\d{4})(?!\d)/gi

/** All dates of a text as YYYY-MM-DD, in order. */
export const parseDates = (text: string): string[] =>
  [...text.matchAll(DATE)].flatMap((match) => {
    const [, month, day, year, monthName, dayAfterName, yearAfterName, isoYear, isoMonth, isoDay, ...dayFirst] = match
    if (isoYear) return iso(Number(isoYear), Number(isoMonth), Number(isoDay))
    if (monthName) return iso(Number(yearAfterName), monthOf(monthName), Number(dayAfterName))
    if (dayFirst[1]) return iso(Number(dayFirst[2]), monthOf(dayFirst[1]), Number(dayFirst[0]))
    const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year)
    return iso(fullYear, Number(month), Number(day))
  })

export const withoutDates = (text: string): string => text.replace(DATE, ' ')

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

const iso = (year: number, month: number, day: number): string[] => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year <= 2100
  return isReal ? [date.toISOString().slice(0, 10)] : []
}

export const monthsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (30.44 * 86_400_000)

/** Two dates a year apart, give or take a few days. */
export const isYearApart = (from: string, to: string): boolean => Math.abs(monthsBetween(from, to) - 12) < 0.2

/** 'UL 2218', '2019 UL 2218', 'IRC 2018', '(2012 edition)': the number of a standard, and its year. */
const STANDARD =
  /(?:\b(?:19|20)\d\d\s)?\b(?:UL|FM|ASTM|ANSI|IRC|IBC|IECC|ICC|FORTIFIED|WPI)\b[\s-]?[A-Z]{0,2}[\s-]?\d{3,5}[A-Z]?(?:[-/]\d{2,4})?(?:\s?\([^)]*\))?|\b(?:19|20)\d\d\s(?:(?:UL|IRC|IBC|IECC|ICC)\b|edition\b)/g

export const withoutStandards = (text: string): string =>
  /\b[A-Z]{2}|edition/.test(text) ? text.replace(STANDARD, ' ') : text

/** A year of construction or of a roof. */
export const parseYear = (text: string): number | null => {
  const match = /(?<![\d,$.-])(1[89]\d\d|20\d\d)(?![\d%-]|,\d)/.exec(withoutStandards(text))
  return match ? Number(match[1]) : null
}
