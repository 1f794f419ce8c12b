import type { Statement } from '../geometry/statements.ts'
import type { SaidSettlement } from './said-settlement.ts'
import type { Settlement } from './settlement-rules.ts'

const YOUNG = String.raw`\b(?:while|until|till|up to|to|through|under|less than|not over|not older than)\b[^.;()]{0,40}?`
const YEARS = String.raw`\b(\d{1,2})[ -]?(?:years?|yrs?)\b|${YOUNG}\bage (\d{1,2})\b`
const BOUND = new RegExp(`${YOUNG}${YEARS}`, 'i')
const CONDITION = new RegExp(
  `${BOUND.source}|\\b(?:if|when|unless|once|after|for roofs?)\\b[^.;()]{0,40}\\b\\d{1,2}[ -]?(?:years?|yrs?)\\b`,
  'i',
)

/** '(8 at inception)', '(now 8 years old)' */
const AGE =
  /\((?:(?:now|currently|yours is|this roof is)\s)?(\d{1,2})(?:\s(?:years?|yrs?))?(?:\sold)?(?:\s(?:now|at|this|on)\b[^)]*)?\)/i

/** 'On this policy: actual cash value', 'Your roof is settled at actual cash value this term' */
const NOW =
  /(?:\b(?:on|for|under) (?:this|your) (?:policy|home|roof|term|dwelling)|\b(?:currently|at present|now|this term)|(?<=[.;]\s)(?:your|this) roof(?: is| settles)?)\W{1,3}(?:[a-z]+\s){0,4}?(replacement|actual cash|rcv?\b|acv)/i

const VALUE = /replacement cost|rcv?\b|actual cash|acv/gi

const settlementOf = (words: string): Settlement => (/^r/i.test(words) ? 'RCV' : 'ACV')

/** 'Replacement cost up to 10 years of age' */
export const dependsOnAge = (text: string): boolean => CONDITION.test(text)

/** What a settlement that changes with the roof's age is now; null where neither the text nor the roof's age tells. */
export const settlementByAge = (text: string, roofAge: number | null = null): Settlement | null | undefined => {
  if (!dependsOnAge(text)) return undefined
  const now = NOW.exec(text)?.[1]
  if (now) return settlementOf(now)
  const [, years, toAge] = BOUND.exec(text) ?? []
  const age = Number(AGE.exec(text)?.[1] ?? roofAge ?? Number.NaN)
  const [young, old] = (text.match(VALUE) ?? []).map(settlementOf)
  const most = Number(years ?? toAge ?? Number.NaN)
  if (age < most) return young ?? null
  return age > most ? (old ?? null) : null
}

/** 'Wind and hail losses to roofs up to 10 years old are settled at replacement cost', of a roof whose age is known. */
export const settledByAge = (said: Statement[], roofAge: number | null): SaidSettlement[] =>
  said.flatMap(({ text, cells, isRow }) => {
    const value = !isRow && /\broof/i.test(text) && text.length < 400 ? settlementByAge(text, roofAge) : null
    return value ? [{ field: 'roof_settlement' as const, value, text, cells }] : []
  })
