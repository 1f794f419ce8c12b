import { inFull } from '../../labels/abbreviations.ts'
import { saysNo } from '../../values/denial.ts'
import { isOfOtherPerils } from './open-settlement.ts'
import type { SaidSettlement } from './said-settlement.ts'
import { type Token, tokensOf, withEachCoverage } from './settlement-sentences.ts'

const FILLER =
  /\b(?:loss(?:es)?|settle(?:ment|s|d)?|valu(?:ation|ed|e)|basis|payment|pa(?:id|ys?)|extra|at|on|of|for|to|the|your|our|an?|all|full|extended|expanded|enhanced|additional|guaranteed|unlimited|cov(?:erages?)?|property|protection|endorsement|option|provisions?|terms|appl(?:y|ies)|included|incl|yes|items?|cause|you|own|with|and|structure|unit|interior|additions|alterations|form|windstorm|wind|hail|storm|damaged?|caused|by|or|from|surfac(?:es?|ing)|is|are|its|too|also|whatever|primary|principal|main|deluxe|custom|standard|preferred|premier|insured|limit|method|amount|manufactured|mobile|modular|residential|expenses?|landlords?|under|how|we|do|after)\b/g

/** Amounts, shares and numbers of forms. */
const FIGURES = /\b[a-z]{1,5}[ -]\d[\w.-]*|[$(]?\d[\d,.]*\s?(?:%|percent|pct)?\)?/g

const OPEN =
  /\bor (?:the )?(?:actual|replacement)|estimat|\bunless\b|\bup to\b|\byears?\b|\bno (?:replacement|actual)\b/

/**
 * What a cell, or a thing and how it is paid beside it, say with nothing left over: one value, of one thing or of two that
 * are joined.
 */
export const saidBy = (parts: string[], isContentsB: boolean): Pick<SaidSettlement, 'field' | 'value'>[] => {
  const texts = parts.map((part) => named(part, isContentsB))
  const tokens = texts.map(tokensOf)
  if (texts.some((text) => OPEN.test(text) || isOfOtherPerils(text) || saysNo(text)) || !isInOrder(tokens)) return []
  if (texts.some((text, index) => isOfPart(text, tokens[index] ?? []))) return []
  if (texts.some((text, index) => wordsLeft(text, tokens[index] ?? []).length > 0)) return []
  const all = tokens.flat()
  const except = all.findIndex(({ kind }) => kind === 'except')
  const values = [...new Set(all.flatMap((token) => (token.kind === 'value' ? [token.value] : [])))]
  const things = (except < 0 ? all : all.slice(0, except)).flatMap((token) =>
    token.kind === 'thing' ? [token.of] : [],
  )
  const fields = [...new Set(things)].flatMap((field) => field ?? [])
  const [value] = values
  const isOfOne = fields.length === 1 || texts.some((text, index) => areJoined(text, tokens[index] ?? []))
  if (values.length !== 1 || !value || !isOfOne || (except >= 0 && fields.length > 1)) return []
  return fields.flatMap((field) => (field === 'roof_settlement' || value !== 'schedule' ? [{ field, value }] : []))
}

/** 'Actual cash value - mobile home and personal property': two things that one value is said of. */
const areJoined = (text: string, tokens: Token[]): boolean => {
  const [first, second, ...more] = tokens.filter(({ kind }) => kind === 'thing')
  return (
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    /^(?: additions and alterations)?(?:(?:, coverage b,?)?\s(?:and|&)\s(?:(?:to|on|for|of) )?(?:the |your |its )?|, (?:and )?its )$/.test(
      text.slice(first.end, second.at),
    )
  )
}

/** 'Replacement cost, if insured to 80%': what holds for every policy of replacement cost. */
const TO_VALUE = /,? (?:if|when) insured (?:to|for|at)(?: at least)?(?:$| \d+\s?%.*$)/

/** 'Replacement cost, special perils': against what it insures. */
export const AGAINST = /, (?:special|open|named|broad|all[- ]risks?) (?:perils?|risks?|form)$/i

/** 'Replacement cost, roof surfaces excepted', '…, except that roof coverings are settled at actual cash value' */
const EXCEPT_ROOF =
  /,? (?:(?:the |your )?roof\w*(?: surfac\w+| cover\w+| materials?)? (?:aside|excepted|excluded|apart)|except(?:ing)?(?: that)? (?:for )?(?:the |your )?roof\b.*)$/
/** 'Cost of reinstatement, with no deduction for wear and tear', 'Replacement cost (no depreciation)' */
const UNDIMINISHED =
  /,? \(?(?:with no|without|no) (?:any )?(?:(?:deduction|allowance) for )?(?:depreciation|wear and tear|wear|betterment)(?: (?:or|and) (?:depreciation|wear and tear|age))?\)?$/
/** 'Actual cash value (replacement cost was not elected)' */
export const NOT_TAKEN =
  /\s?\([^()]*\bnot (?:been )?(?:elected|selected|chosen|taken|purchased|bought|included|added)[^()]*\)/i

const named = (text: string, isContentsB: boolean): string => {
  const plain = inFull(text)
    .toLowerCase()
    .replace(TO_VALUE, '')
    .replace(NOT_TAKEN, '')
    .replace(/[.\s]+$/, '')
    .replace(AGAINST, '')
    .replace(UNDIMINISHED, '')
  const small = withEachCoverage(plain.replace(EXCEPT_ROOF, ''))
  return isContentsB ? small.replace(/\bcov(?:erage)? b\b/g, 'contents') : small
}

/** 'Dwelling awnings: actual cash value'; not 'Personal property, awnings, fences   Actual cash value' */
const isOfPart = (text: string, tokens: Token[]): boolean =>
  tokens.some(
    (token, index) =>
      token.kind === 'thing' &&
      token.of === null &&
      !/structures?$|buildings?$/.test(text.slice(token.at, token.end)) &&
      !(isContents(tokens[0]) && /^, (?:and )?$/.test(text.slice(tokens[index - 1]?.end, token.at))),
  )

const isContents = (token: Token | undefined): boolean =>
  token?.kind === 'thing' && token.of === 'personal_property_settlement'

/** Beside a thing stands how it is paid, and no other thing. */
const isInOrder = ([first, second]: Token[][]): boolean =>
  !second ||
  (first !== undefined &&
    !first.some(({ kind }) => kind === 'value') &&
    first.some(({ kind }) => kind === 'thing') &&
    second.some(({ kind }) => kind === 'value') &&
    !second.some(({ kind }) => kind === 'thing'))

/** What a phrase says besides: 'Contents replacement cost discount' is none. */
const wordsLeft = (text: string, tokens: Token[]): string[] => {
  let rest = text
  for (const { at, end } of tokens) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
  return (
    rest
      .replace(FIGURES, ' ')
      .replace(FILLER, ' ')
      .match(/[a-z]{3,}/g) ?? []
  )
}
