import type { Language } from '../language/language.ts'
import { figureWords } from './figure-words.ts'

/** 'March 2, 2027' for an ISO date; the day is the printed one, whatever the reader's time zone. */
export function formatLongDate(isoDate: string | null, language: Language): string {
  const date = new Date(isoDate ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return figureWords[language].notProvided
  return longDate({ day: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear() }, language)
}

/** Today where the reader is, in the same format. */
export function formatToday(now: Date, language: Language): string {
  return longDate({ day: now.getDate(), month: now.getMonth(), year: now.getFullYear() }, language)
}

interface Day {
  day: number
  /** From 0. */
  month: number
  year: number
}

/** By hand: the browser's formats take a phone 60 ms to load. */
function longDate({ day, month, year }: Day, language: Language): string {
  const words = figureWords[language]
  return words.longDate(day, words.months[month] ?? '', year)
}
