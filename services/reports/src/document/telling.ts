import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { commonWords } from './common-words.ts'
import type { EvidenceRef, Figure, Split } from './document-model.ts'
import { type EvidencePlace, evidencePlaces, refsOf } from './evidence-places.ts'

/** How one report is told in one language: its figures written out, and its places in the policy by number. */
export interface Telling {
  data: ReportData
  language: Language
  places: EvidencePlace[]
  dollars(amount: number): string
  dollarsOrSilent(amount: number | null | undefined): Figure
  percent(value: number): string
  date(isoDate: string | null): string
  refs(sources: readonly string[]): EvidenceRef[]
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

export function telling(data: ReportData, language: Language): Telling {
  const whole = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  const percent = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 })
  const places = evidencePlaces(data.evidence)
  const dollars = (amount: number) => whole.format(amount)
  return {
    data,
    language,
    places,
    dollars,
    dollarsOrSilent: (amount) =>
      amount === null || amount === undefined
        ? { value: commonWords[language].notFound, isSilent: true }
        : { value: dollars(amount) },
    percent: (value) => `${percent.format(value)}%`,
    date: (isoDate) => longDate(isoDate, language),
    refs: (sources) => refsOf(places, sources),
  }
}

/** The printed day, whatever the reader's time zone: 'March 2, 2027'. */
export function longDate(isoDate: string | null, language: Language): string {
  const day = isoDate === null ? Number.NaN : Date.parse(isoDate)
  if (Number.isNaN(day)) return commonWords[language].notProvided
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

const SMALLEST_PART = 1.5

/** A part that is there stays visible, however small. */
export function splitOf({ you_pay, insurance_pays }: Scenario, words: Pick<Split, 'you' | 'insurance'>): Split {
  const total = you_pay + insurance_pays
  const share = total > 0 ? (you_pay / total) * 100 : 0
  const yoursPercent =
    share <= 0 || share >= 100 ? share : Math.min(100 - SMALLEST_PART, Math.max(SMALLEST_PART, share))
  return { yoursPercent, ...words }
}

/** With anything that is not counted, what you pay is the least and what insurance pays the most. */
export const isLeast = (scenario: Scenario): boolean => (scenario.not_counted ?? []).length > 0

export const isAssumed = (scenario: Scenario): boolean => scenario.assumed.some((what) => what !== 'damage')
