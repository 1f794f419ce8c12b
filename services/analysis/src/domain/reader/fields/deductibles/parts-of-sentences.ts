import { EARLIER } from '../../prose/told-figures.ts'
import { partsByPeril } from '../limits/rows/parts-by-peril.ts'
import { FIGURE } from './said-deductible.ts'

/** 'over $2,500, except that the deductible for loss caused by windstorm or hail is 2% …': each part has one figure. */
export const partsOf = (text: string): string[] =>
  text
    .replace(EARLIER, '')
    .replace(FROM, '')
    .replace(OF_LIMIT, '')
    .split(
      /(?<=\$\s?[\d,]+\d)\s+(?=(?:if|when|where)\s(?:a |the |your )?(?:loss|damage|claim|cause|wind|hail|hurricane|named))|(?:,\s*|\s)(?:except that|but(?! (?:not|no|at|in no|subject|never)\b)|however|while|and the deductible|and for|(?:increas|rais|reduc|decreas|lower|ris|dropp|fall)(?:ing|ed)(?= to\b))\b|;\s+/i,
    )
    .flatMap(perExcepted)
    .flatMap(partsByPeril)

/** 'from $10,000 to $25,000' */
const FROM = /\bfrom (?:\$[\d,]+\d|\d[\d.]*\s?%)(?: \([^()]*\))?,? (?=to (?:\$\d|\d[\d.]*\s?%))/gi

/** 'With your renewal dwelling limit of $415,000 you pay the first $8,300': what the deductible is a share of. */
const OF_LIMIT =
  /\b(?:with|on|at|based on|because of) (?:the|your|a) (?:[a-z]+ ){0,3}(?:limit|coverage a) of \$[\d,]+\d/gi

/** 'All perils $2,500 except wind or hail 2%': two deductibles, where each side of the word has a figure. */
const perExcepted = (part: string): string[] => {
  const [before = '', after = ''] = part.split(/\s(?=except\b)/i)
  return FIGURE.test(before) && FIGURE.test(after) ? [before, after.replace(/^except(?:\sfor)?/i, '')] : [part]
}
