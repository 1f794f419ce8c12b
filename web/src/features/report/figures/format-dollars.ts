import type { Language } from '../language/language.ts'
import { figureWords } from './figure-words.ts'

/**
 * Whole US dollars: 8240.4 → '$8,240'. Spanish as it is written in the United States (es-US) has the same. By hand: the
 * browser's formats take a phone 60 ms to load.
 */
export function formatDollars(amount: number): string {
  const digits = Math.round(Math.abs(amount)).toFixed(0)
  return `${amount < 0 ? '-' : ''}$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** Wherever the policy is silent, that is said; an amount is never made up to fill the place. */
export function dollarsOrNotFound(amount: number | null | undefined, language: Language): string {
  return amount === null || amount === undefined ? figureWords[language].notFound : formatDollars(amount)
}
