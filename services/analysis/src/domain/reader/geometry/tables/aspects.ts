import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import type { Label } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'

/** What a row says of the thing that its heading names, and how both are said in one. */
export interface Aspect {
  words: RegExp
  inOne: (heading: string, row: string) => string
  /** Names of the things that have it. */
  of: Label[]
  /** Nothing stands beside a heading, but the limit of what is settled so. */
  besideLimit?: boolean
  /** It is one only beside dollars. */
  besideDollars?: boolean
}

/** 'Settlement', 'Basis', 'Settled at', 'Losses are paid at' */
const settlementOf = (row: string): string => {
  const isSaid = /^basis$|^(?:(?:loss(?:es)?|claims?) )?(?:are |is )?(?:settled|paid|valued)\b/i.test(row)
  return isSaid ? 'Loss settlement' : / /.test(row) ? row : `Loss ${row}`
}

const END = '(?=\\s*(?:$|[:–—-]|\\$\\s?\\d))'
/** 'Loss settlement: Building – replacement cost' says itself of what, whatever stands over it. */
const NO_THING =
  '(?!:\\s*(?:building|dwelling|home|house|contents|personal property|belongings|roof|cov(?:erages?|\\.)? [a-f])\\b)'
export const ASPECTS: Aspect[] = [
  {
    words: new RegExp(
      `^(?:(?:coverage|policy|insured|insurance|property|total) )?(?:limits?|amounts?|percent(?:age)? of (?:coverage|cov\\.?) a|amount of coverage|sum insured|maximum|what we (?:will )?pay(?: up to)?)(?: of (?:coverage|insurance|liability))?(?:,? (?:in )?dollars)?(?:,? (?:for )?(?:each|per|any one|every) (?:\\w+ )?\\w+)?${END}`,
      'i',
    ),
    inOne: (heading) => heading,
    of: Object.values(LIMIT_LABELS).flat(),
  },
  // 'Coverage   $500,000', which may as well be the head of a column.
  { words: /^coverage$/i, inOne: (heading) => heading, of: Object.values(LIMIT_LABELS).flat(), besideDollars: true },
  {
    words: new RegExp(
      `^(?:(?:basis of (?:payment|settlement|loss settlement|valuation)|(?:loss |claims? )?(?:payment|settlement|valuation|recovery|reimbursement) (?:basis|method|option|terms)|(?:loss |claims? )?(?:settlement|valuation)|basis|how (?:losses|claims) are (?:paid|settled|valued)|how we (?:pay|settle)(?: (?:losses|claims))?|(?:(?:loss(?:es)?|claims?) (?:are |is )?)?(?:settled|paid|valued)(?: at| on)?))${END}${NO_THING}`,
      'i',
    ),
    inOne: (heading, row) => `${settlementOf(row)} for ${heading}`,
    of: [...LIMIT_LABELS.coverage_a_dwelling, ...LIMIT_LABELS.coverage_c_personal_property],
    besideLimit: true,
  },
  {
    words: new RegExp(`^deductible(?: amount)?(?: (?:each|per|for each) (?:loss|occurrence|claim))?${END}`, 'i'),
    inOne: (heading) => `${heading} deductible`,
    of: Object.values(DEDUCTIBLE_LABELS).flat(),
  },
]
