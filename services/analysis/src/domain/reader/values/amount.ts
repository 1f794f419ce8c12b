import { deniesAmount, isPartlyTakenOut, saysNoAmount, upToBound } from './denial.ts'
import { NUMBER_WORDS } from './number-words.ts'

/** The least and the most dollars that a percentage comes to. */
export interface Bounds {
  atLeast: number | null
  atMost: number | null
}

/** What a cell of a limits table says. */
export interface Amount {
  dollars: number | null
  percent: number | null
  /** The coverage that the percentage is of, where named: 'A' … 'F', or 'item 1'. */
  base: string | null
  /** none: 'Not covered'; open: 'Actual loss sustained', 'Unlimited'; included: covered without a figure. */
  status: 'none' | 'open' | 'included' | null
  /** Cents are printed for premiums, hardly ever for limits; '$5,000.00' is too round for a premium. */
  hasCents: boolean
  /** What the percentage comes to at least and at most, where printed. */
  bounds?: Bounds
}

const DOLLARS = /\$\s?-?\d[\d,]*(?:\.\d\d)?/g
/** '29,600' or '2874.00' without a dollar sign. Not '24 months', '2,914 sq. ft.', '(1%)', the forms 'HR 312' and '3340TX', 'May 1, 2026', 'WPI-8 No. 1472208'. */
const BARE =
  /(?<![\d.,/-])(?<!\d,\s)(?<!\b[A-Z]{2,4}[ -])(?<!\b(?:[Nn][Oo]\.?|[Nn]umber|NUMBER)\s)(?!0\d)(?:\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d\d)?(?![\d,%/A-Z-])(?!\s*(?:sq|months?|days?|years?))/g
const SIGN = '(?:%|per\\s?cent\\b|pct\\b)'
/** What follows '3/' in '3/8%' is no percentage by itself, nor are the last figures of a longer number. */
const WHOLE = '(?<!\\d|\\d[.,]|(?<![^\\s(])\\.|(?<!\\d)\\d\\s?/\\s?)'
const PERCENT = new RegExp(
  `${WHOLE}(\\d{1,3}(?:\\.\\d{1,3})?|(?<=^|[\\s(])\\.\\d{1,3})\\s?(½|¼|¾)?\\s?${SIGN}(?!%)|(½|¼|¾)\\s?${SIGN}`,
  'i',
)
const PARTS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
/** 'two percent', 'one and one-half percent', 'one-half of one percent' */
const PERCENT_IN_WORDS = new RegExp(
  `\\b(half of one|${NUMBER_WORDS.slice(1).join('|')})(\\sand\\s(?:a|one)[\\s-]half)?\\s?${SIGN}`,
  'i',
)

/** '(before $7,760, now $8,500)', '(expiring limit $5,000)' */
const EARLIER =
  /\b(?:before|previous(?:ly)?|formerly|originally|was|prior|expiring|last (?:year|term))(?:\s(?:limit|term|year|amount|premium|policy|deductible)){0,2}[:\s]+\$[\d,.]+\d/gi

/** 'raised from $1,500 to $2,500', 'from 1% ($2,000) to 2%' */
const FROM_EARLIER = /\bfrom (?:\$[\d,]+|\d+(?:\.\d+)?\s?%)(?:,? \([^)]*\))?,? to (?=\$?\d)/gi

/** '1% expiring, 2% renewal', '$5,000 before / $10,000 now': each figure with its term behind it. */
const BEFORE_NOW =
  /(?:\$[\d,]+\d|\d[\d.]*\s?%) (?:before|previous(?:ly)?|prior|expiring|formerly|last (?:year|term))\W+(?=(?:\$\s?[\d,]+\d|\d[\d.]*\s?%) (?:(?:at|with|from) )?(?:renewal|renewed|now|current|new|after|this)\b)/gi

const CHOICE = String.raw`(?:\$\s?\d[\d,]*\d|\d+(?:\.\d+)?\s?%)`
/** '1%, 2% or 3% of Coverage A', '$1,000 or $2,500', '10% / 25%': what may be chosen is no answer. '2% or $1,000, whichever is greater' is one. */
const CHOICES = new RegExp(
  String.raw`^(?:either )?(?:${CHOICE}(?:, ${CHOICE})+,? or ${CHOICE}|\$[\d,]+\d or \$[\d,]+\d\W*$|\d[\d.]*\s?% ?/ ?\d[\d.]*\s?%$|\d[\d.]*\s?% or \d[\d.]*\s?%(?!.*\b(?:whichever|greater|higher|lesser)\b))`,
  'i',
)
/** 'a separate deductible of 1% or 2% of your dwelling limit', '1% if the loss is $10,000 or less, otherwise 2%' */
export const offersShares = (text: string): boolean =>
  /\bif (?:the |a )?loss\b[^;]*\botherwise \d|\d\s?% or \d[\d.]*\s?%(?!.*\b(?:whichever|greater|higher|lesser)\b)/i.test(
    text,
  )

/** 'Mold remediation, raised from $10,000': what it was, without what it is. */
const RAISED_FROM =
  /\b(?:raised|increased|lifted|upgraded|up|lowered|reduced|decreased|down|changed),? from (?:\$[\d,]+\d|\d+(?:\.\d+)?\s?%)/gi

export const parseAmount = (printed: string): Amount | null => {
  if (CHOICES.test(printed) || offersShares(printed) || isPartlyTakenOut(printed)) return null
  const whole = upToBound(printed)
  const text = /\b(?:before|prev|form|orig|was|prior|expiring|last|from \$?\d)/i.test(whole)
    ? whole.replace(BEFORE_NOW, '').replace(EARLIER, '').replace(FROM_EARLIER, '').replace(RAISED_FROM, '')
    : whole
  if (deniesAmount(text)) return { dollars: null, percent: null, base: null, status: 'none', hasCents: false }
  const [first] = text.match(DOLLARS) ?? text.match(BARE) ?? []
  const percent = parsePercent(text)
  const status = statusOf(text)
  if (!first && percent === null && !status) return null
  return {
    dollars: first ? toNumber(first) : null,
    percent,
    base: baseIn(text),
    status: first || percent !== null ? null : status,
    hasCents: first ? /\.\d\d$/.test(first) && !/\d{2},\d{3}\.00$|\d,[05]00\.00$/.test(first) : false,
  }
}

/** 'of the total insured value', 'of the combined limits of Coverages A to D' */
const OF_ALL =
  /(?:%|cent|pct)\s?of\s(?:the\s)?(?:TIV\b|total insured value|(?:total|combined|sum)\b[^.;]{0,25}\b(?:coverages|limits|values))/i

/** 'of the sum of Coverages A and C', 'of Coverages A, B, C & D combined', 'of A plus C', 'of Coverage A + Coverage C' */
const OF_SUM =
  /(?:%|cent|pct)\s?(?:of|x)\s(?:the\s)?(?:(?:sum|total|combined)\b[a-z ]{0,20}\bof\s)?(?:the\s)?(?:limits?\s(?:of|for)\s)?(?:cov(?:erages?|s?\.)?\s)?([A-D](?:(?:,\s?and\s|,\s?|\s(?:and|plus)\s|\s?[&+]\s?)(?:cov(?:erage|\.)?\s)?[A-D]\b)+)/i

/** The coverage that a percentage is of, 'A+C' for a sum, 'all' for all together: 'of Coverage C', 'of A', 'of the dwelling limit'. 'OF A' may as well be 'of a loss'. */
export const baseIn = (text: string): string | null => {
  const sum = OF_SUM.exec(text)?.[1]
  if (sum) return (sum.toUpperCase().match(/\b[A-D]\b/g) ?? []).join('+')
  const letter =
    /\b(?:of|x)\s?(?:the\s)?(?:cov(?:erage)?\.?\s?)?([A-F])\b|\bOF\s(?:THE\s)?([B-F])\b/.exec(text) ??
    /\bcov(?:erage)?\.?\s?([A-F])(?:\s(?:limit|amount))?\b/i.exec(text)
  const ofLetter = letter?.slice(1).find(Boolean)
  if (ofLetter) return ofLetter.toUpperCase()
  if (OF_ALL.test(text)) return 'all'
  const named =
    /(?:%|per\s?cent|pct)\s?of\s(?:the\s|your\s)?(dwelling|building|additions|residence|home|house|personal property|contents|belongings)/i.exec(
      text,
    )?.[1]
  if (!named) return null
  return /^(?:personal|contents|belongings)/i.test(named) ? 'C' : 'A'
}

const FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** '1 1/2%', '1/2%', '1/2 percent', '1/2 of 1%': as a fraction before the sign. */
const withFractions = (text: string): string =>
  text
    .replace(OF_ONE, (_, part: string) => `${FRACTIONS[part] ?? part}%`)
    .replace(BEFORE_SIGN, (_, part: string) => FRACTIONS[part] ?? '')
const OF_ONE = new RegExp(`(?<![\\d/])(1/[24]|3/4|[½¼¾])\\s?of\\s(?:1|one)\\s?${SIGN}`, 'i')
const BEFORE_SIGN = new RegExp(`(?:(?<=\\d)[ -]?|(?<![\\d/.,]))(1/[24]|3/4)(?=\\s?${SIGN})`, 'i')

/** '1½%' and '1 1/2%' are 1.5, '1/2%' is 0.5; null where no percentage is printed. */
export const parsePercent = (printed: string): number | null => {
  const text = printed.replace(BEFORE_NOW, '')
  const match = PERCENT.exec(/[/½¼¾]/.test(text) ? withFractions(text) : text)
  if (!match) return percentInWords(text)
  const value = Number(match[1] ?? 0) + (PARTS[match[2] ?? match[3] ?? ''] ?? 0)
  return value > 0 && value <= 500 ? value : null
}

const percentInWords = (text: string): number | null => {
  if (!/cent|%|pct/i.test(text)) return null
  const match = PERCENT_IN_WORDS.exec(text)
  if (!match?.[1]) return null
  const whole = NUMBER_WORDS.indexOf(match[1].toLowerCase())
  return (whole < 0 ? 0.5 : whole) + (match[2] ? 0.5 : 0)
}

/** '1%%': so a recogniser reads '1½%'. Which part of one it is, only the dollars beside it tell. */
export const percentsWithPart = (text: string): number[] => {
  const whole = /^\(?(\d{1,2})\s?%%/.exec(text)?.[1]
  return whole ? Object.values(PARTS).map((part) => Number(whole) + part) : []
}

export const toNumber = (printed: string): number => Number(printed.replace(/[^\d.]/g, ''))

/** A refund or a change: '+ $43,000', '-$84.00', '($41.00)', '106.40-', '106.40 CR'. */
export const isSigned = (text: string): boolean =>
  /^\s*(?:[+−-]|–\s?[$(\d]|\$\s?[−–-]|\$?\(\$?[\d.,]+\)|\$?\d[\d,]*(?:\.\d\d)?\s?(?:[−–-]|CR)$)/.test(text)

const statusOf = (text: string): Amount['status'] => {
  if (saysNoAmount(text)) return 'none'
  if (/actual\s?loss|unlimited|^no (?:dollar |stated )?limit$|\bALS\b/i.test(text)) return 'open'
  return /^\W*(?:included|incl|covered|applies|yes|added|as above)\b/i.test(text) ? 'included' : null
}
