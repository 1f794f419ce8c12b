import type { Cell } from '../../../geometry/cell.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { type Amount, baseIn, parseAmount, parsePercent, toNumber } from '../../../values/amount.ts'
import { ofAnyLoss, takeBounds } from '../../../values/bounds.ts'
import { endsInDenial } from '../../../values/denial.ts'
import { ofProperty } from '../../../values/of-property.ts'
import { withoutThresholds } from './thresholds.ts'

/** '$10,000 with a $1,000 deductible', '$10,000 (deductible $500)', '$10,000 deductible 2%': one of them is the limit. */
const OWN_DEDUCTIBLE =
  /\$\s?[\d,]+\d\s(?:per \w+ )?deductible(?!(?: of| is)?:?\s\$?\d)|\bdeductible(?: of| is)?:?\s(?:\$\s?[\d,]+\d|\d[\d.]*\s?%)/gi

/** '2017' without a sign or a comma is when something was built or put up; '2000' may as well be an amount. */
const YEAR = /(?<![\d$,.-]|\$\s)(?:19\d\d|20(?!00)[0-4]\d)(?![\d,%-]|\.\d)/g

/**
 * '$2,500 except wind/hail 2%', '2%. ALL OTHER PERILS $2,500': once a figure is named, what names another peril and has
 * a figure of its own is said of that.
 */
const NEXT_PERIL =
  /(?<=\d\s?%?\)?(?:\sof\s[^$%\d]{1,40}?)?)[\s,;.(/–—-]+(?:except\b|excluding\b|other than\b|unless\b|(?:(?:and|but|with|for|is|an?|the|loss(?:es)?|by|deductible)\s){0,5}(?:wind|hail|hurricane|named|tropical|aop\b|w\/?h\b|ns\b|all (?:other )?perils|(?:all|any|every|each) other|(?:every|any)thing else)\b)(?=.*(?:\$\s?\d|\d\s?%))/i

/** '$5,000 each loss, but 2% for windstorm', '…, increasing to $10,000 in respect of water damage' */
const NEXT_FIGURE =
  /(?<=\d.*)[\s,;]+(?:but|(?:increas|rais|reduc|decreas|lower|ris|dropp)(?:ing|ed)\s(?:up\s)?to)\s(?:a\s)?(?:\$\s?)?\d[^;.]*\b(?:wind|hail|hurricane|named|tropical|water|theft|freez)/i

/** '$60 per day, $3,600 in all': the limit is what comes to the whole. */
const PER_DAY =
  /\$\s?[\d,]+\d (?:per|a|an|each) (?:day|week|month)\b[,;]?\s(?:and |but |up to |not to exceed )*(?=.*\$\s?\d)/i

/** What a text says of the peril that it names first. */
export const ofFirstPeril = (text: string): string => {
  const next = NEXT_PERIL.exec(text) ?? NEXT_FIGURE.exec(text)
  return next ? text.slice(0, next.index) : text
}

/** 'Basic 10% Increased 15%', '10% included, increased to 25%': what holds is the later one. */
const withoutBasic = (text: string): string =>
  /\b(?:increased?|total)\b/i.test(text)
    ? [BY_SO_MUCH, BEFORE_TOTAL, BASIC, BASIC_DOLLARS, BASIC_FIRST].reduce(
        (rest, basic) => rest.replace(basic, ''),
        text,
      )
    : text
/** 'increased by 15% to 25%' */
const BY_SO_MUCH = /\bby (?:\d+(?:\.\d+)?\s?%|\$\s?[\d,]+\d) (?=to [\d$])/i
/** '10%, increased 15%, total 25%', '10% included, 15% additional, 25% total' */
const BEFORE_TOTAL = /^[^$]*%[^$]*(?=\btotal\b[^%$\d]{0,12}\d[\d.]*\s?%|(?<![\d.])\d[\d.]*\s?%\s(?:in\s)?total\b)/i
const BASIC =
  /^.*?(?:\b(?:basic|base|standard|included|built-in)\b[^%$]{0,20}\d\s?%|\d\s?%[^%$]{0,20}\b(?:basic|base|standard|included|built-in)\b).*?(?=\b(?:increased?\b(?! by)|total)[^%]*\d\s?%|(?<![\d.])\d[\d.]*\s?%\s(?:increased?|total)\W*$)/i
/** '$5,000 included, increased by $20,000 to $25,000', 'Basic $5,000, total $25,000'; not 'Included. Total premium $1,200', nor what is paid per loss and in total. */
const BASIC_DOLLARS =
  /^(?!.*\b(?:per|each|premium)\b)(?=[^$]*\$[^$]*\b(?:increased?|total)\b)(?=.*\b(?:basic|base|standard|included|built-in|increased?)\b)[^%]*\$[^%]*(?=\b(?:increased?\b(?! by)|total)(?:\s(?:to|limit|amount|of|is))*:?\s?\$\s?[\d,]+\d(?![\d,]|\.\d))/i

/** '$5,000 basic $25,000 increased', '10%, increased to 25%' */
const BASIC_FIRST =
  /^\W*\$\s?[\d,]+\d\s(?:basic|base|standard|included)\W+(?=\$\s?[\d,]+\d\s(?:increased?|total)\b)|^[^%$]*\d[\d.]*\s?%[\s,;(]+(?=increased to \d[\d.]*\s?%)/i

/** '10% included + 15% purchased' is 25%, '$5,000 basic plus $20,000 added' $25,000. */
const inSum = (text: string): string => {
  const [percents, one, more] = SUM.exec(text) ?? []
  if (percents) return text.replace(percents, `${Number(one) + Number(more)}%`)
  const [dollars, basic = '', added = ''] = SUM_OF_DOLLARS.exec(text) ?? []
  return dollars ? text.replace(dollars, `$${toNumber(basic) + toNumber(added)}`) : text
}
const SUM = /(\d[\d.]*)\s?%(?:\s[a-z]+){0,2}\s(?:\+|plus)\s(\d[\d.]*)\s?%(?:\s[a-z]+){0,2}/i
const SUM_OF_DOLLARS =
  /\$\s?(\d[\d,]*)(?:\s[a-z]+){0,2}\s(?:\+|plus|and)\s\$\s?(\d[\d,]*)\s(?=(?:more\b|extra|add(?:ed|itional)|purchased|bought|increased?\b|by endorsement|optional))/i

/** '10% of Coverage A plus $20,000 increased   $60,000': a part of what follows. */
const AND_DOLLARS =
  /(?<=\d\s?%(?: of [^$%\d]{1,30}?)?)\s(?:\+|plus|and)\s(?:an? )?(?:increased? (?:of )?)?\$\s?[\d,]+\d(?: (?:increased?|more|extra|additional|added|purchased|bought))?/i

/** The figure that words state: a limit without its own deductible, a deductible beside the bounds of its percentage. */
export const amountIn = (whole: string, wanted: 'limit' | 'deductible'): Amount | null => {
  if (wanted === 'limit') {
    const printed = withoutThresholds(withoutBasic(inSum(ofProperty(whole))).replace(PER_DAY, ''))
    const own = printed.replace(AND_DOLLARS, '')
    // Of a share and dollars together only what they come to is a limit.
    if (own !== printed && !own.includes('$')) return null
    return parseAmount(/deductible/i.test(own) ? own.replace(OWN_DEDUCTIBLE, '') : own)
  }
  const own = ofAnyLoss(whole)
  if (own === null || EITHER_OF_TWO.test(own)) return null
  const { text, bounds } = takeBounds(withoutBase(ofFirstPeril(own)))
  const amount = parseAmount(text.replace(YEAR, ' '))
  return amount?.percent && (bounds.atLeast ?? bounds.atMost) !== null ? { ...amount, bounds } : amount
}

/** '$1,000 / $2,500': which of them is that of this peril is not said. */
const EITHER_OF_TWO = /^\W*(\$\s?[\d,]+\d)\s?\/\s?(?!\1\b)\$?\s?\d{1,3}(?:,\d{3})+\W*$/

/** '2% of $231,000 = $4,620', '2% of Coverage A ($231,000)   $4,620': what the share is of is none of it, where its dollars are printed, too. */
const withoutBase = (text: string): string => {
  const printed = text.match(/\$\s?[\d,]+\d/g) ?? []
  const percent = printed.length > 1 ? parsePercent(text) : null
  if (percent === null) return text
  const isShareOf = (share: string, base: string) =>
    Math.abs((toNumber(base) * percent) / 100 - toNumber(share)) <= 1 && share !== base
  const base = printed.find((one) => printed.some((share) => isShareOf(share, one)))
  return base ? text.replace(`(${base})`, '').replace(base, '') : text
}

/** '$2,500 all perils except wind or hail 2%': a figure before the label is all that its row says, unless it goes on with one. */
export const deductibleWords = ({ lead, rest }: LabelMatch): string =>
  /[$%]/.test(lead) && (!GOES_ON.test(rest) || NAMES_NEXT.test(rest))
    ? lead
    : `${lead.replace(NUMBER_OF_ROW, '')} ${rest}`
/** '2. Windstorm or hail other than hurricane' */
const NUMBER_OF_ROW = /^\W*(?:item\s)?\d{1,2}[.):]?\s+(?!%)/i
/** '2% wind/hail, $2,500 all other' */
const NAMES_NEXT = /^[^\w;]*\d[\d,.]*\s?%?\s(?:for\s)?(?:(?:all|any)\sother|other|aop|wind|hail|named|hurricane)\b/i
const GOES_ON = /^[^\w;]*(?:\d|of\b|deductible\b|equals\b|min|max|subject\b)/i

/** 'Extended replacement cost 25%   $101,250': the percentage is in the label. */
export const withPercent = (amount: Amount | null, { rest }: LabelMatch): Amount | null => {
  const printed = amount?.dollars && amount.percent === null ? parsePercent(withoutBasic(inSum(rest))) : null
  return amount && printed !== null ? { ...amount, percent: printed, base: baseIn(rest) } : amount
}

/** 'Sewer backup (declined)   $0.00', 'Water back up (not purchased)   $2,500': what it would be is no part of the policy. */
export const ofRefused = (amount: Amount | null, { text }: Cell): Amount | null =>
  amount && (NOT_BOUGHT.test(text) || (amount.dollars === 0 && endsInDenial(text)))
    ? { ...amount, dollars: null, percent: null, status: 'none' }
    : amount
const NOT_BOUGHT =
  /\((?:[a-z]+[;,] )?(?:not (?:purchased|selected|chosen|elected|taken|bought|added)|declined|rejected)\)$/i

/** 'Loss of use (40% of Coverage C)   $15,200': dollars that no premium comes to are the limit, and the share is of it. */
export const tellsLimit = (words: string, beside: number | null): boolean =>
  /\blimit\b|^up to \$/i.test(words) || (/% of/.test(words) && (beside ?? 0) < LEAST_BESIDE_SHARE)
const LEAST_BESIDE_SHARE = 2_000

/** 'Water backup of drains $15,000   $1,000   $97.00': what is less than the words' own figure is its deductible or premium. */
export const endsWithLimit = (rest: string, own: number, beside: number): boolean =>
  SAYS_LIMIT.test(rest) ? beside < 0.25 * own : ENDS_WITH_FIGURE.test(rest) && beside < own

const ENDS_WITH_FIGURE = /^(?!.*\b(?:basic|base|standard|from|aggregate|deductible)\b)[^$\d]*\$\s?[\d,]+\d\)?$/i

/** 'Limit of $5,000', '($5,000 limit)' */
const SAYS_LIMIT = /\blimit\b\W*(?:of\s|is\s|each \w+\s)?\$|\$\s?[\d,]+\d limit\b/i
