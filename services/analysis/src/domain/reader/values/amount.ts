/** What a cell of a limits table says. */
export interface Amount {
  dollars: number | null
  percent: number | null
  /** The coverage that the percentage is of, where named: 'A' … 'F', or 'item 1'. */
  base: string | null
  /** none: 'Not covered'; open: 'Actual loss sustained', 'Unlimited'; included: covered without a figure. */
  status: 'none' | 'open' | 'included' | null
  /** Cents are printed for premiums, hardly ever for limits. */
  hasCents: boolean
}

const DOLLARS = /\$\s?-?\d[\d,]*(?:\.\d\d)?/g
/** '29,600' or '2874.00' without a dollar sign. Not '24 months', '2,914 sq. ft.', '(1%)'. */
const BARE = /(?<![\d.,/-])(?:\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d\d)?(?![\d,%/-])(?!\s*(?:sq|months?|days?|years?))/g
const PERCENT = /(\d{1,3}(?:\.\d{1,3})?)\s?(½|¼|¾)?\s?(?:%|percent\b)|(½|¼|¾)\s?%/i
const PARTS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** '(before $7,760, now $8,500)' */
const EARLIER = /\b(?:before|previously|formerly|was|prior)[:\s]+\$[\d,.]+\d/gi

/** What follows such a word is about something else. */
const IS_NONE = /^\W*(?:excluded|declined|not (?:covered|included|selected|purchased|insured))\b/i

export const parseAmount = (whole: string): Amount | null => {
  const text = /\b(?:before|prev|form|was|prior)/i.test(whole) ? whole.replace(EARLIER, '') : whole
  if (IS_NONE.test(text)) return { dollars: null, percent: null, base: null, status: 'none', hasCents: false }
  const printed = text.match(DOLLARS) ?? text.match(BARE)
  const first = printed?.[0]
  const percent = parsePercent(text)
  const status = statusOf(text)
  if (!first && percent === null && !status) return null
  return {
    dollars: first ? toNumber(first) : null,
    percent,
    base: baseIn(text),
    status: first || percent !== null ? null : status,
    hasCents: first ? /\.\d\d$/.test(first) : false,
  }
}

/** The coverage that a percentage is of: 'of Coverage C', 'of A', 'of the dwelling limit'. */
export const baseIn = (text: string): string | null => {
  const letter =
    /\b(?:of|x)\s?(?:the\s)?(?:cov(?:erage)?\.?\s?)?([A-F])\b/.exec(text) ??
    /\bcov(?:erage)?\.?\s?([A-F])(?:\s(?:limit|amount))?\b/i.exec(text)
  if (letter?.[1]) return letter[1].toUpperCase()
  if (/%\s?of\s(?:the\s|your\s)?(?:dwelling|building)/i.test(text)) return 'A'
  return /%\s?of\s(?:the\s|your\s)?(?:personal property|contents)/i.test(text) ? 'C' : null
}

/** '1½%' is 1.5; null where no percentage is printed. */
export const parsePercent = (text: string): number | null => {
  const match = PERCENT.exec(text)
  if (!match) return null
  const value = Number(match[1] ?? 0) + (PARTS[match[2] ?? match[3] ?? ''] ?? 0)
  return value > 0 && value <= 500 ? value : null
}

export const toNumber = (printed: string): number => Number(printed.replace(/[^\d.]/g, ''))

/** A refund or a change: '+ $43,000', '-$84.00', '($41.00)'. */
export const isSigned = (text: string): boolean => /^\s*(?:[+−-]|\$\s?-|\$?\(\$?[\d.,]+\))/.test(text)

const statusOf = (text: string): Amount['status'] => {
  if (
    /not\s?(?:covered|purchased|selected|applicable|included|provided|insured)|^\W*(?:none|n\/a|no|declined|excluded|no coverage)\W*$|excluded/i.test(
      text,
    )
  )
    return 'none'
  if (/actual\s?loss|unlimited|\bALS\b/i.test(text)) return 'open'
  return /^\W*(?:included|incl|covered|applies|yes|added|as above)\b/i.test(text) ? 'included' : null
}
