import type { Statement } from '../../geometry/text/statements.ts'
import { endsInDenial, withoutReason } from '../../values/denial.ts'
import { withoutOwnRule } from '../../values/own-rule.ts'
import { IS_DAMAGED, isOfOtherPerils, OTHER_ROOF, PART_OF_HOME } from './open-settlement.ts'
import type { SaidSettlement, Settled } from './said-settlement.ts'
import { dependsOnAge, withoutAge } from './settlement-by-age.ts'
import type { Settlement } from './settlement-rules.ts'
import { mayNameValue, THINGS, VALUES } from './settlement-words.ts'
import { isIncluded, soIs } from './so-is.ts'

type Told = Pick<SaidSettlement, 'field' | 'value'>

export type Token = { at: number; end: number } & (
  | { kind: 'thing'; of: Settled | null }
  | { kind: 'value'; value: Settlement }
  | { kind: 'except' }
)

const EXCEPT = /\b(?:except(?:ing)?|other than|excluding|apart from|but not|besides)\b/g

/** Verbs: names of endorsements have none. */
const SETTLES =
  /\b(?:settle[ds]?|pa(?:id|ys?)|valued|(?:insured|covered) (?:for|at|on)|replaced at (?:full )?(?:replacement|actual)|adjusted|reimburse[ds]?)\b|\bsettlement\b.*\b(?:is|are)\b|^(?:basis|(?:(?:basis|terms) of )?(?:loss )?(?:settlement|valuation)(?: (?:of|for) (?:loss(?:es)?|claims?|damage))?|(?:basis|terms) of payment (?:of|for) (?:loss(?:es)?|claims?|damage)):|\bsettlement (?:of|for|on)\b|\b(?:according to|as per) (?:the|a|our) (?:[a-z]+ ){0,4}schedule\b|\b(?:cost|value|basis|terms|acv|rcv?) (?:also )?appl(?:y|ies) (?:to|in this|for this|now)\b/

/** Settlements that depend on what the sentence leaves open, or that are only those of the first payment. */
const OPEN =
  /replacement cost(?: value)? or (?:the )?actual cash|actual cash value or (?:the )?replacement|\b(?:until|pending|unless)\b|\bfor the first\b|\bwhen (?:the )?repairs? (?:is|are) not\b|\bless than\b|\b(?:up to|below|under|over|above|more than) \$\s?\d|^no\b|\byou choose\b|\bat our option\b|\blesser of\b|\bestimat/
/** 'Actual cash value until the roof has been replaced and afterwards' is so for good. */
const FOR_GOOD = /,? until [^.;,]{3,60} and (?:afterwards|thereafter|after that)\b/i
const DENIAL =
  /\b(?:not|never|instead of|rather than|in (?:place|lieu) of|takes the place of|no longer)\b[^.;,]*|\b(?:no|without)\b[^.;,]{0,30}\bschedules?\b|\b\d+\s?(?:%|percent|pct)[^.;,]{0,20} of (?:the |its |full )*replacement cost\b/g
/** '…, and cosmetic denting of metal roofing is not covered': what else is taken out. */
const OTHER_DENIED =
  /,? (?:and|but|while) (?:\w+ ){2,8}(?:is|are) (?:not (?:covered|insured|paid(?: for)?)|excluded)\.?$/i
/** 'Replacement cost, depreciation held back until repaired' */
const HELD_BACK =
  /,? (?:with |and )?(?:the |any |recoverable )*depreciation (?:is |being )?(?:held back|withheld|retained|paid) (?:until|once|when|after)\b[^.;]*/gi
/** A part of a thing, or what stands in it: 'carpet in the dwelling', 'the roof of your home'. */
const PART_OF =
  /\b((?:repairs? or )?\w+) (?:of|in|on|within|over|covering|(?:insured|covered) under) (?:the |your |any |a )?$/
const LOSSES =
  /^(?:loss(?:es)?|damage|claims?|settlement|valuation|coverage|insurance|basis|values?|cost|paid|settled|rest|remainder|balance|structure|all|any|part|repairs? or (?:replacement|rebuilding|reconstruction)|and|or)$/
const OF_A_STORM = /\b(?:wind\w*|hail\w*|storms?)\b/
const OTHER_LOSS = /\b(?:fire|lightning|theft|years?|aged?|older)\b/

/** The settlements that a sentence tells, whatever the order of its words; two that differ for one thing are none. */
export const settlementsSaid = (said: Statement[], isContentsB = false): SaidSettlement[] =>
  said
    .filter(({ text, isRow }) => !isRow && text.length < 500)
    .flatMap(({ text, cells }) => {
      const sentence = isContentsB ? text.replace(/\bcoverage b\b/gi, 'contents') : text
      return settlementsIn(sentence).map((one) => ({ ...one, text, cells }))
    })

export const agreedOn = (told: SaidSettlement[], field: Settled): SaidSettlement | null => {
  const own = told.filter((one) => one.field === field)
  const [first] = own
  return first && own.every(({ value }) => value === first.value) ? first : null
}

export const settlementsIn = (whole: string): Told[] => {
  const sentence = withoutAge(
    [OTHER_DENIED, HELD_BACK, FOR_GOOD].reduce(
      (text, words) => text.replace(words, ''),
      withoutReason(withoutOwnRule(whole)),
    ),
  )
  const text = withEachCoverage(sentence.toLowerCase()).replace(DENIAL, (denied) => ' '.repeat(denied.length))
  if (!mayNameValue(text) || !isPlain(text) || endsInDenial(sentence)) return []
  const told: Told[] = []
  let things: Settled[] = []
  let isExcepted = false
  const tokens = tokensOf(text)
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'value') {
      const after = tokens.splice(index + 1, thingsFor(text, tokens.slice(index), things)).flatMap(fieldOf)
      told.push(...[...things, ...after].map((field) => ({ field, value: token.value })))
      things = []
      isExcepted = false
    } else if (token.kind === 'except') isExcepted = things.length > 0 || tokens[index - 1]?.kind === 'thing'
    else if (token.of && !isExcepted) things.push(token.of)
  }
  return told.filter((one) => fits(one, text))
}

/** 'Roof surfacing damaged by windstorm or hail: actual cash value': a colon in the verb's place, or of roofs in a storm a dash; 'coverage C, depreciated value;' in a list of such. */
const NAMES_VALUE =
  /^[^.:;$\d]{3,80}(?:: (?:(?:at|on|full|guaranteed|extended) )*(?:replacement cost|actual cash value|rcv|acv)\b|(?<=^roof\b.*\b(?:wind\w*|hail)\b.*)\s[–—-] (?:full )?(?:replacement cost|actual cash value)\.?$)|^coverage [a-c](?:,? and (?:coverage )?[a-c])?, (?:replacement cost|actual cash value|depreciated value)(?: \([^()$\d]*\))?[;.]?$/

/** 'If the dwelling is underinsured, we pay …' depends on what the policy does not say; 'If hail damages the roof' does not. */
const isPlain = (text: string): boolean =>
  (SETTLES.test(text) || (NAMES_VALUE.test(text) && !PART_OF_HOME.test(text))) &&
  !OPEN.test(text) &&
  !dependsOnAge(text) &&
  !(/^if\b/.test(text) && !OF_A_STORM.test(text) && !IS_DAMAGED.test(text))

const fits = ({ field, value }: Told, text: string): boolean => {
  if (field !== 'roof_settlement') return value !== 'schedule'
  return !isOfOtherPerils(text) && !OTHER_ROOF.test(text) && (OF_A_STORM.test(text) || !OTHER_LOSS.test(text))
}

const fieldOf = (token: Token): Settled[] => (token.kind === 'thing' && token.of ? [token.of] : [])

/** 'We pay the replacement cost of the house and its roof': how many things follow it so, where none stands before it. */
const thingsAfter = (text: string, [value, ...more]: Token[]): number => {
  let last = value
  for (const [count, next] of more.entries()) {
    const between = text.slice(last?.end, next.at)
    const isListed = next.kind === 'thing' && (next.of !== null || count > 0)
    const isOwner =
      hasItsOwn(text, next, more[count + 1]) || (/^[,;]/.test(between) && isRightBefore(text, next, more[count + 1]))
    if (!isListed || isOwner || !(count === 0 ? UP_TO_THING : AND_THING).test(between)) return count
    last = next
  }
  return more.length
}

/** 'At replacement cost, roof coverings at actual cash value' */
const hasItsOwn = (text: string, thing: Token, next: Token | undefined): boolean =>
  next?.kind === 'value' &&
  /^:? (?:(?:is|are|settled|paid|valued) )*(?:at|on|for)\b/.test(text.slice(thing.end, next.at))

/** 'Unit replacement cost, contents actual cash value': past a comma what stands right before another value is of that. */
const isRightBefore = (text: string, thing: Token, next: Token | undefined): boolean =>
  next?.kind === 'value' && text.slice(thing.end, next.at) === ' '

/** How many of the tokens behind a value have it, too. */
const thingsFor = (text: string, [value, ...more]: Token[], before: Settled[]): number => {
  const listed = before.length > 0 ? 0 : thingsAfter(text, [value as Token, ...more])
  const [next, after] = more.slice(listed)
  const isSo = soIs(text, value, next) || (before.length > 0 && isIncluded(text, value, next))
  return listed + (isSo && !(next && hasItsOwn(text, next, after)) ? 1 : 0)
}

const UP_TO_THING =
  /^(?:[\s,:()•·–—-]|basis|value|coverage|settlement|applies|apply|of|for|on|to|the|your|a|any|all|loss(?:es)?|damaged?|covered|windstorm|wind|hail|or|and|by)+$/
/** 'The dwelling and its roof' */
const AND_THING = /^(?:[\s,;•·–—-]|and|its|the|your|on|of|for|to|including|coverage b)+$/

/** 'Coverages A, B and C', 'Losses to A and C', '(A) and (B) replacement cost, (C) actual cash value': each by its name. */
export const withEachCoverage = (text: string): string =>
  text
    .replace(BRACKETED, (letters) => letters.replace(/[()]/g, '').replace(/\b[a-c]\b/g, 'coverage $&'))
    .replace(LETTERS, (_, before: string, letters: string) =>
      [before.replace(/coverages? $/, ''), letters.replace(/\b[a-f]\b/g, 'coverage $&')].join(''),
    )
const LETTERS =
  /\b(coverages |coverage (?=[a-f](?:,| and| &) )|loss(?:es)? (?:to|under|of) (?=[a-f](?:,| and| &) ))((?:[a-f](?:, and |, | and | & |\b))+)/g
const BRACKETED = /\([a-c]\)(?:(?:, and|,| and| &) \([a-c]\))*(?= (?:replacement cost|actual cash))/g

export const tokensOf = (text: string): Token[] => {
  const things = THINGS.flatMap(([pattern, of]) =>
    [...text.matchAll(pattern)].flatMap((match): Token[] => {
      const [, whole] = PART_OF.exec(text.slice(0, match.index)) ?? []
      const isPart = whole !== undefined && !LOSSES.test(whole)
      return [{ kind: 'thing', of: isPart ? null : of, at: match.index, end: match.index + match[0].length }]
    }),
  )
  const values = (mayNameValue(text) ? VALUES : []).flatMap(([pattern, value]) =>
    [...text.matchAll(pattern)].map(
      (match): Token => ({ kind: 'value', value, at: match.index, end: match.index + match[0].length }),
    ),
  )
  const excepts = [...text.matchAll(EXCEPT)].map(
    (match): Token => ({ kind: 'except', at: match.index, end: match.index + match[0].length }),
  )
  // Of two at one place the first named is meant: 'porch roof' is no roof.
  const all: Token[] = []
  for (const token of [...things, ...values, ...excepts]) {
    if (!all.some((other) => token.at < other.end && other.at < token.end)) all.push(token)
  }
  return all.sort((a, b) => a.at - b.at)
}
