import type { Language } from '../language/language.ts'
import { figureWords } from './figure-words.ts'

const longFormats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** 'March 2, 2027' for an ISO date; the day is the printed one, whatever the reader's time zone. */
export function formatLongDate(isoDate: string | null, language: Language): string {
  const day = isoDate === null ? Number.NaN : Date.parse(isoDate)
  return Number.isNaN(day) ? figureWords[language].notProvided : longFormats[language].format(day)
}

/** Today where the reader is, in the same format. */
export function formatToday(now: Date, language: Language): string {
  return longFormats[language].format(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}
