import { type Bounds, toNumber } from './amount.ts'
import { BESIDES } from './besides.ts'

/** '$15,840,' before 'minimum $7,500': the comma ends the figure. */
const DOLLARS = '\\$\\s?\\d(?:[\\d,]*\\d)?(?!,?\\d)'
const LEAST = '(?:min(?:imum)?|(?:not|no|never) less than|at least)'
const MOST = '(?:max(?:imum)?|(?:not|no|never) more than|(?:not )?to exceed|at most|up to)'
const OF = '\\b\\.?(?: deductible)?(?: (?:of|is))?:?\\s?\\(?'

/** '(minimum $1,000)', '$1,000 min.', 'or $1,000, whichever is greater', 'the greater of $1,000 or' */
const boundOf = (word: string, whichever: string): RegExp =>
  new RegExp(
    `\\(?\\b(?:subject to )?(?:an? )?${word}${OF}(${DOLLARS})\\)?` +
      `|\\(?(?:with an? |an? )?(${DOLLARS}) ${word}\\b(?!${OF}${DOLLARS}(?!\\s(?:${LEAST}|${MOST})))\\.?\\)?` +
      `|(?:or |and )?(${DOLLARS}),? whichever(?: amount)? is (?:the )?(?:${whichever})\\b` +
      `|(?:the )?\\b(?:${whichever}) of (${DOLLARS})\\s(?:or|and)\\b` +
      `|(?<=\\b(?:${whichever}) of [^$]{1,60})\\s(?:or|and)\\s(${DOLLARS})`,
    'i',
  )
const AT_LEAST = boundOf(LEAST, 'greater|larger|higher|more')
const AT_MOST = boundOf(MOST, 'less|lesser|smaller|lower')
const MAY_BE_BOUND =
  /\bm(?:in|ax)|\bless\b|\bmore\b|\bleast\b|\bmost\b|exceed|up to|whichever|\b(?:greater|larger|higher|lesser|smaller|lower) of\b/i

/** 'if the loss is $10,000 or less', 'for losses over $10,000': how large a loss is, and no part of it that one bears. */
const SIZE_OF_LOSS =
  /[,;(]?\s?\b(?:if|when|where|for|on|unless)\s(?:(?:an?|any|the|each|every|your|covered|total)\s)*(?:loss(?:es)?|claims?|damage)\s(?:(?:that|which|is|are|of|totals?|amounts? to|costs?)\s)*(?:(?:up to|over|under|above|below|more than|less than|greater than|at least|at most|no more than|exceed(?:s|ing)?)\s\$\s?\d[\d,]*\d|\$\s?\d[\d,]*\d\s(?:or|and)\s(?:less|more|under|over|below|above|greater|higher|smaller|larger))\)?/gi

/** '$1,000 for each claim under Equipment Breakdown' */
const OF_OTHER_CLAIMS = new RegExp(
  `^\\W*\\$\\s?[\\d,]+\\d\\s[^$;.]*\\bclaims? (?:under|for) (?:the |your )?(?:\\w+ ){0,2}${BESIDES.source}`,
  'i',
)

/** A deductible of losses of one size; null where losses of another size have another one, or other things have their own. */
export const ofAnyLoss = (text: string): string | null => {
  if (!/\b(?:loss(?:es)?|claims?|damage)\b/i.test(text)) return text
  if (OF_OTHER_CLAIMS.test(text)) return null
  const rest = text.replace(SIZE_OF_LOSS, ' ')
  const percents = rest.match(/\d\s?%/g) ?? []
  return rest !== text && percents.length > 1 ? null : rest
}

const NONE: Bounds = { atLeast: null, atMost: null }
const BOUND_BEFORE = new RegExp(
  `\\((?:subject to )?(?:an? )?(?:${LEAST}|${MOST})${OF}${DOLLARS}\\)(?=\\s*${DOLLARS}\\W*$)`,
  'i',
)

/** The bounds of a percentage that words print, and the words without them. */
export const takeBounds = (text: string): { text: string; bounds: Bounds } => {
  if (!MAY_BE_BOUND.test(text)) return { text, bounds: NONE }
  // 'Wind/hail (min $2,500)   $6,020': a bound of a share that was computed already.
  if (!text.includes('%')) return { text: text.replace(BOUND_BEFORE, ' '), bounds: NONE }
  const [atLeast, atMost] = [AT_LEAST, AT_MOST].map((bound) => dollarsOf(bound.exec(text)))
  return {
    text: text.replace(AT_LEAST, ' ').replace(AT_MOST, ' '),
    bounds: { atLeast: atLeast ?? null, atMost: atMost ?? null },
  }
}

const dollarsOf = (match: RegExpExecArray | null): number | null => {
  const printed = match?.slice(1).find(Boolean)
  return printed ? toNumber(printed) : null
}
