import { isSigned } from './amount.ts'

/** A figure, and the words after it that say for how long it is: '$1,980.91 per year ($165.08/mo)'. */
const FIGURE = /(\$\s?\d[\d,]*(?:\.\d\d)?)([^$]*)/g
const EACH = '^\\W*(?:(?:per|a|an|each|every|for(?: the)?|\\/)\\s?)?'
const OF_THE_YEAR = new RegExp(
  `${EACH}(?:full |whole |policy |entire )?(?:year|yr|annum|12[ -]months?|twelve[ -]months?|(?:annual|yearly) (?:term|period))\\b|^\\W*(?:annual|annually|yearly)\\b|^\\W*p\\.?a\\.?(?=\\W|$)`,
  'i',
)
/** One payment of several, or the price of a shorter time. */
const OF_LESS =
  /^\W*(?:(?:per|a|an|each|every|for(?: the)?|\/)\s?)?(?:\d+ |six |three |half )?(?:mo|mos|months?|weeks?|wk|days?|quarters?|qtr|half|payments?|instal\w+|monthly|quarterly|weekly|semi\w*|down)\b|^\W*[x×]\s?\d/i
/** 'or 12 payments of', 'monthly:' before a figure. */
const LESS_BEFORE = /\b(?:monthly|payments?|instal\w+|quarterly|semi\w*|down)\b\W*(?:of|is|:)?\W*$/i
const YEAR_BEFORE = /\b(?:annual(?:ly)?|yearly)\W*(?:is|:)?\W*$/i

/** What is in the price changes nothing: '(includes $25.00 policy fee)', 'incl. taxes', ', taxes and fees included', 'USD'. */
const INCLUDING =
  /\s*\(?\b(?:incl\.?|includ(?:es|ing)|inclusive of)\s[^()]*\)?$|,?\s\(?(?:all )?(?:taxes|fees)(?:(?: and|,| &)\s(?:taxes|fees|surcharges))? (?:are )?included\)?$|\s(?:USD|US dollars)$/i

const EARLIER = /\b(?:last|prior|previous|expiring|before|was)\b/i

interface Said {
  printed: string
  isYear: boolean
  isLess: boolean
}

/** '$612.00 (12 monthly payments of $51.00)', which may go on in the next line: in how many payments all of it is asked for. */
const IN_PAYMENTS = /(?<=^\$\s?\d[\d,]*\.\d\d)\s\((?:12|twelve) (?:equal |monthly )*(?:payments|instal\w+)\b.*$/i

/**
 * What a year costs, of figures that say for how long each is. Undefined where they do not tell: two of the year, or
 * none, or something taken off.
 */
export const yearlyFigure = (said: string): string | undefined => {
  const [whole = ''] = said.split(/(?<=[a-z]{3})\. (?=[A-Z])/)
  if (whole.length > 90 || isSigned(whole) || EARLIER.test(whole)) return undefined
  const text = whole
    .replace(/\bUSD\s(?=\d)/, '$')
    .replace(INCLUDING, '')
    .replace(IN_PAYMENTS, '')
  if (text !== whole && /^\$\s?\d[\d,]*(?:\.\d\d)?$/.test(text.trim())) return text.trim()
  const figures = figuresIn(text)
  const [year, ...others] = figures.filter(({ isYear }) => isYear)
  if (year) return others.length === 0 ? year.printed : undefined
  const [first, ...rest] = figures.filter(({ isLess }) => !isLess)
  return first && rest.length === 0 && figures.length > 1 ? first.printed : undefined
}

/** Prices stand at the head of what a label goes on to. */
const MOST_READ = 400

/** Whether each figure of a text is one payment, or the price of less than a year. */
export const isOfLessThanYear = (text: string): boolean => {
  const figures = figuresIn(text.slice(0, MOST_READ))
  return figures.length > 0 && figures.every(({ isLess }) => isLess)
}

/** What leads to the next figure: ', monthly', '(or 12 payments of', 'Monthly payment:'. */
const LEADS_ON = /(?:[,;]|\bor\b|\((?![^)]*\))).*$|[A-Za-z][A-Za-z ]*(?::|\bof)\s*$/

const figuresIn = (text: string): Said[] => {
  let lead = text.slice(0, Math.max(text.indexOf('$'), 0))
  const matches = [...text.matchAll(FIGURE)]
  return matches.map((match, index) => {
    const [, printed = '', said = ''] = match
    const after = index < matches.length - 1 ? said.replace(LEADS_ON, '') : said
    const before = lead
    lead = said.slice(after.length)
    const isYear = OF_THE_YEAR.test(after) || YEAR_BEFORE.test(before)
    return { printed, isYear, isLess: !isYear && (OF_LESS.test(after) || LESS_BEFORE.test(before)) }
  })
}
