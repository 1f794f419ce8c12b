import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Block } from '../document-model.ts'

type Months = Extract<Block, { kind: 'months' }>['items']

const HIGH = [3, 4, 5]
const MEDIUM = [2, 6, 7, 8, 9]
const RISKS = {
  en: { high: 'high risk', medium: 'medium risk', low: 'low risk' },
  es: { high: 'riesgo alto', medium: 'riesgo medio', low: 'riesgo bajo' },
}

/** Hail from April to June, a long shoulder in March and from July to October, quiet otherwise. */
export function calendarMonths(language: Language): Months {
  const names = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const name = names.format(Date.UTC(2026, month, 1))
    const risk = HIGH.includes(month) ? 'high' : MEDIUM.includes(month) ? 'medium' : 'low'
    return { name, dots: ({ high: 3, medium: 2, low: 1 } as const)[risk], words: RISKS[language][risk] }
  })
}
