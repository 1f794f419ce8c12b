import type { Language } from '../language/language.ts'
import { figureWords } from './figure-words.ts'

/** Spanish as it is written in the United States (es-US) has the same dollars and the same percents as English. */
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Whole US dollars: 8240.4 → '$8,240'. */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount)
}

/** Wherever the policy is silent, that is said; an amount is never made up to fill the place. */
export function dollarsOrNotFound(amount: number | null | undefined, language: Language): string {
  return amount === null || amount === undefined ? figureWords[language].notFound : formatDollars(amount)
}
