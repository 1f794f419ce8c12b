import type { Language } from '@plainpolicy/platform/report/report-data'

interface Formats {
  /** Whole dollars: '$8,240'. */
  dollars: (amount: number) => string
  /** At most two decimals, no trailing zeros: '1.35%'. */
  percent: (percentage: number) => string
  /** Of YYYY-MM-DD: 'March 2, 2027'. */
  date: (day: string) => string
  /** 'a, b, and c'. */
  list: (items: readonly string[]) => string
}

/** Figures for people, as each language writes them: for Spanish as it is written in the United States. */
export const FORMATS: Record<Language, Formats> = { en: formatsOf('en-US'), es: formatsOf('es-US') }

function formatsOf(locale: string): Formats {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale)
  return {
    dollars: (amount) => dollars.format(amount),
    percent: (percentage) => `${percent.format(percentage)}%`,
    date: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    list: (items) => list.format(items),
  }
}
