import type { Statement } from '../../geometry/text/statements.ts'
import type { SaidSettlement } from './said-settlement.ts'
import type { Settlement } from './settlement-rules.ts'

const YEARS = '(?:years?|yrs?)'
/** 'Up to 10 years', 'while the roof is 12 years old or newer'; 'applies to roofs over 10 years old' is none. */
const YOUNG = new RegExp(
  String.raw`\b(?:while|until|till|up to|under|less than|newer than|younger than|not over|not older than|(?:0|new) (?:to|through)|through age)\b(?!(?:(?!\bnot\b)[^.;()]){0,30}\b(?:over|older than|more than)\b)[^.;()]{0,40}?\b(?:(\d{1,2})[ -]?${YEARS}\b|age (\d{1,2})\b|(?<=through age )(\d{1,2})\b)`,
  'i',
)
const CONDITION = new RegExp(
  [
    YOUNG.source,
    String.raw`\b(?:if|when|unless|once|after|older than|reaches|turns|for the first|(?:to|for|on) roofs?)\b[^.;()]{0,40}\b\d{1,2}[ -]?${YEARS}\b`,
    // 'Roof over 15 years' tells its age; what follows such words holds for it.
    String.raw`\b(?:over|more than)\b[^.;()]{0,20}\b\d{1,2}[ -]?${YEARS}\b[^.;()]{0,40}\b(?:actual cash|acv|replacement|rcv|schedule)`,
    String.raw`\b\d{1,2}[ -]?${YEARS}(?: old| of age)? (?:or|and) (?:older|over|more|newer|less|younger)\b`,
    String.raw`\b(?:unless|if) (?:over|under|older than|newer than) \d{1,2}\b`,
  ].join('|'),
  'i',
)

/** '(8 at inception)', '(now 8 years old)' */
const AGE =
  /\((?:(?:now|currently|yours is|this roof is)\s)?(\d{1,2})(?:\s(?:years?|yrs?))?(?:\sold)?(?:\s(?:now|at|this|on)\b[^)]*)?\)/i

const PERIOD = '(?:policy |renewal |premium )?(?:period|term|year|renewal)'
/** 'On this policy: actual cash value', 'this term: replacement cost', 'Your roof is settled at …' after a condition */
const NOW = new RegExp(
  String.raw`\b(?:(?:on|for|under|in|during|throughout) (?:this|your|the (?:current|present|coming)|your current) (?:${PERIOD}|policy|home|roof|dwelling)|this ${PERIOD}(?=\s?[:,–—-])|this term|currently|at present|now)\b|^(?:your|this) roof\b`,
  'i',
)

/** 'Your roof is 10 years old, so replacement cost applies in this term.': what follows is said of now. */
export const withoutAge = (text: string): string =>
  text.replace(/\b((?:your|this|the) roof) is (?:now )?\d{1,2} years old,? (?:so|and so|therefore)\b,?/i, '$1:')

const VALUE = /replacement cost|rcv?\b|actual cash|acv/gi

const valuesIn = (text: string): Settlement[] =>
  (text.match(VALUE) ?? []).map((words) => (/^r/i.test(words) ? 'RCV' : 'ACV'))

/** 'Replacement cost up to 10 years of age' */
export const dependsOnAge = (text: string): boolean => CONDITION.test(text)

/** 'Replacement cost until year 10. For this policy period: actual cash value.': the sentence that says what holds; null where none does. */
export const saidOfNow = (text: string): string | null =>
  text.split(/(?<=[a-z)][.;])\s+/i).findLast((sentence) => NOW.test(sentence) && !dependsOnAge(sentence)) ?? null

const OF_CONTENTS = /\b(?:contents|personal property|belongings)\b/i

/** What a settlement that changes with the roof's age is now; null where neither the text nor the roof's age tells. */
export const settlementByAge = (text: string, roofAge: number | null = null): Settlement | null | undefined => {
  if (!dependsOnAge(text)) return undefined
  const now = saidOfNow(text)
  const [said] = now && !OF_CONTENTS.test(now) ? valuesIn(now) : []
  if (said) return said
  const [, ...bounds] = YOUNG.exec(text) ?? []
  const most = Number(bounds.find(Boolean) ?? Number.NaN)
  const age = Number(AGE.exec(text)?.[1] ?? roofAge ?? Number.NaN)
  if (Number.isNaN(most)) return settlementOfOld(text, age)
  const { young, old } = byClause(text)
  if (age < most) return young
  return age > most ? old : null
}

/** 'Loss to roof surfacing that is more than 15 years old is settled at actual cash value', of an older roof; of others it says nothing. */
const settlementOfOld = (text: string, age: number): Settlement | null => {
  const sentence = text.split(/(?<=[a-z)][.;])\s+/i).find((one) => OLD.test(one)) ?? ''
  const [, ...bounds] = OLD.exec(sentence) ?? []
  const own = valuesIn(withoutDenied(sentence))
  const [value, ...others] = new Set(own.length > 0 ? own : valuesIn(withoutDenied(text)))
  const isOlder = age > Number(bounds.find(Boolean) ?? Number.NaN)
  return isOlder && value !== undefined && others.length === 0 ? value : null
}

/** 'Because the roof is older than 15 years, replacement cost is not available.' */
const withoutDenied = (text: string): string =>
  text.replace(
    /\b(?:replacement cost|actual cash value)(?: (?:coverage|settlement))? (?:is|are|does|will be) (?:not|no longer)\b/gi,
    '',
  )

const OLD = new RegExp(
  String.raw`\b(?:over|more than|older than|exceeding)\s(\d{1,2})[ -]?${YEARS}\b|\b(\d{1,2})[ -]?${YEARS}(?: old| of age)? (?:or|and) (?:older|over|more)\b`,
  'i',
)

/** 'Actual cash value after 10 years, replacement cost up to 10 years': what is said with the bound is of young roofs. */
const byClause = (text: string): { young: Settlement | null; old: Settlement | null } => {
  const clauses = text.split(/[,;.()]\s*|\bthen\b/i)
  const at = clauses.findIndex((clause) => YOUNG.test(clause))
  const values = clauses.map((clause) => valuesIn(clause))
  const own = values[at]?.length ? values[at] : values.slice(0, Math.max(at, 0)).flat().slice(-1)
  const [young, ...more] = new Set(own)
  const others = new Set(values.flat().filter((value) => value !== young))
  return young === undefined || more.length > 0
    ? { young: null, old: null }
    : { young, old: others.size === 1 ? ([...others][0] ?? null) : null }
}

/** 'Wind and hail losses to roofs up to 10 years old are settled at replacement cost', of a roof whose age is known. */
export const settledByAge = (said: Statement[], roofAge: number | null): SaidSettlement[] =>
  said.flatMap(({ text, cells, isRow }) => {
    const value = !isRow && /\broof/i.test(text) && text.length < 400 ? settlementByAge(text, roofAge) : null
    return value ? [{ field: 'roof_settlement' as const, value, text, cells }] : []
  })
