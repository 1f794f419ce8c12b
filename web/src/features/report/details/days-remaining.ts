import type { Language } from '../language/language.ts'
import { detailsWords } from './details-words.ts'

const DAY_MS = 86_400_000

export interface RenewalText {
  text: string
  isOverdue: boolean
}

/** 'N days remaining', 'Overdue Policy' for a date before now (policies end at 12:01 a.m. of that day), or 'Unknown'. */
export function daysRemaining(isoDate: string | null, now: Date, language: Language): RenewalText {
  const words = detailsWords[language]
  const end = isoDate === null ? Number.NaN : Date.parse(isoDate.slice(0, 10))
  if (Number.isNaN(end)) return { text: words.unknown, isOverdue: false }
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((end - today) / DAY_MS)
  if (days <= 0) return { text: words.overdue, isOverdue: true }
  return { text: words.daysRemaining(days), isOverdue: false }
}
