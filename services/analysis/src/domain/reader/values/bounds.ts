import { type Bounds, toNumber } from './amount.ts'

const DOLLARS = '\\$\\s?\\d[\\d,]*'
const LEAST = '(?:min(?:imum)?|(?:not|no) less than|at least)'
const MOST = '(?:max(?:imum)?|(?:not|no) more than|(?:not )?to exceed|at most|up to)'
const OF = '\\b\\.?(?: deductible)?(?: (?:of|is))?:?\\s?\\(?'

/** '(minimum $1,000)', '$1,000 min.', 'or $1,000, whichever is greater', 'the greater of $1,000 or' */
const boundOf = (word: string, whichever: string): RegExp =>
  new RegExp(
    `\\(?\\b(?:subject to )?(?:an? )?${word}${OF}(${DOLLARS})\\)?` +
      `|\\(?(?:with an? |an? )?(${DOLLARS}) ${word}\\b\\.?\\)?` +
      `|(?:or |and )?(${DOLLARS}),? whichever(?: amount)? is (?:the )?(?:${whichever})\\b` +
      `|(?:the )?\\b(?:${whichever}) of (${DOLLARS})\\s(?:or|and)\\b` +
      `|(?<=\\b(?:${whichever}) of [^$]{1,60})\\s(?:or|and)\\s(${DOLLARS})`,
    'i',
  )
const AT_LEAST = boundOf(LEAST, 'greater|larger|higher|more')
const AT_MOST = boundOf(MOST, 'less|lesser|smaller|lower')
const MAY_BE_BOUND =
  /\bm(?:in|ax)|\bless\b|\bmore\b|\bleast\b|\bmost\b|exceed|up to|whichever|\b(?:greater|larger|higher|lesser|smaller|lower) of\b/i

/** The bounds of a percentage that words print, and the words without them. */
export const takeBounds = (text: string): { text: string; bounds: Bounds } => {
  if (!text.includes('%') || !MAY_BE_BOUND.test(text)) return { text, bounds: { atLeast: null, atMost: null } }
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
