import { figureWords } from '../figures/figure-words.ts'
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

/** Hail from April to June, a long shoulder in March and from July to October, quiet otherwise. */
export function riskCalendar(now: Date, language: Language): CalendarMonth[] {
  return figureWords[language].months.map((name, month) => {
    const risk = riskOf(month)
    return { name, short: name.slice(0, 3), risk, dots: dotsOf[risk], isCurrent: month === now.getMonth() }
  })
}

function riskOf(month: number): MonthRisk {
  if (HIGH_MONTHS.includes(month)) return 'high'
  return MEDIUM_MONTHS.includes(month) ? 'medium' : 'low'
}
