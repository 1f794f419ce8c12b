import type { Language } from '../language/language.ts'

export type MonthRisk = 'high' | 'medium' | 'low'

export interface CalendarMonth {
  name: string
  short: string
  risk: MonthRisk
  /** 3 for high, 2 for medium, 1 for low. */
  dots: 1 | 2 | 3
  isCurrent: boolean
}

const HIGH_MONTHS = [3, 4, 5]
const MEDIUM_MONTHS = [2, 6, 7, 8, 9]
const dotsOf = { high: 3, medium: 2, low: 1 } as const
const longNames: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' }),
}

/** Hail from April to June, a long shoulder in March and from July to October, quiet otherwise. */
export function riskCalendar(now: Date, language: Language): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, month) => {
    const name = longNames[language].format(Date.UTC(2026, month, 1))
    const risk = riskOf(month)
    return { name, short: name.slice(0, 3), risk, dots: dotsOf[risk], isCurrent: month === now.getMonth() }
  })
}

function riskOf(month: number): MonthRisk {
  if (HIGH_MONTHS.includes(month)) return 'high'
  return MEDIUM_MONTHS.includes(month) ? 'medium' : 'low'
}
