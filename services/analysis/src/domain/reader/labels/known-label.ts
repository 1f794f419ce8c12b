import { type Cell, squash } from '../geometry/cell.ts'
import { DEDUCTIBLE_LABELS } from './deductible-labels.ts'
import * as identity from './identity-labels.ts'
import { type Label, type LabelMatch, matchLabel } from './label.ts'
import { MORTGAGEE_LABELS } from './lender-labels.ts'
import { LIMIT_LABELS } from './limit-labels.ts'
import { LOCATION_LABELS } from './location-labels.ts'
import { ADDITIONAL_INSURED_LABELS, MAILING_LABELS, NAMED_INSURED_LABELS, TITLE_LABELS } from './party-labels.ts'
import { PREMIUM_LABELS } from './premium-labels.ts'
import { ROOF_SETTLEMENT_LABELS } from './settlement-labels.ts'

/** The very lists that the fields are looked for by, since a cell remembers what a list said of it. */
const ALL: Label[][] = [
  ...Object.values(identity),
  NAMED_INSURED_LABELS,
  ADDITIONAL_INSURED_LABELS,
  TITLE_LABELS,
  LOCATION_LABELS,
  MAILING_LABELS,
  MORTGAGEE_LABELS,
  PREMIUM_LABELS,
  ...Object.values(LIMIT_LABELS),
  ...Object.values(DEDUCTIBLE_LABELS),
  ROOF_SETTLEMENT_LABELS.filter(({ weight }) => weight === 1),
]

/** '$10,000 ($500 deductible)', '1450 County Road 3301' and 'Beginning May 4, 2026 through May' are values, whatever they go on to say. */
const IS_VALUE =
  /^(?:\$|\d{3,6} [A-Z]|(?i:begin(?:s|ning)|start(?:s|ing)|attach(?:es|ing)|effective|from|runs)\s(?:[^:]|\d:\d)*\d\W+(?:\w[\w.]*\W+){0,4}(?i:to|through|thru|until|till|end(?:s|ing)|expir(?:es|ing)|anniversary)\b)/

/** '2% COV A', '2% DEDUCTIBLE', '30% of additions and alterations' */
const IS_SHARE =
  /^\d[\d.½¼¾]*\s?%\s(?:(?:of\s(?:the\s)?)?(?:cov(?:erage)?\.?\s[a-f]|deductible)|of\s(?:the\s|your\s)?(?:additions|contents|personal property)(?:\s[a-z]+){0,3})$/i

const known = new WeakMap<Cell, number>()

/** Whether a cell names something that policies print a value for. */
export const isKnownLabel = (cell: Cell): boolean => labelWeight(cell) > 0

/** How surely a cell is a label: 0 for none, 1 for words that mean nothing else. */
export const labelWeight = (cell: Cell): number => {
  const before = known.get(cell)
  if (before !== undefined) return before
  const weight = IS_VALUE.test(cell.text) || IS_SHARE.test(cell.text) ? 0 : greatestWeight(cell)
  known.set(cell, weight)
  return weight
}

/** What carriers print before a value of their own records: 'Acct Nbr', 'Loan #', 'Bill plan', 'Agent code'. */
const OF_RECORDS =
  /^(?:pol(?:icy)?|acct|account|loan|cert(?:ificate)?|agent|agency|agt|member|customer|cust|client|bill(?:ing)?|pay(?:ment)?|branch|office|territory|terr|lender|mortgagee|lienholder|insured|form|control|reference|ref|invoice)(?:nbr|nr|no|num|number|id|code|cd|plan|type|method|before|after|now|name|address|phone|date|dt|status)s?$/

/** Beside 'Mortgagee' the heads of other blocks: 'Homeowners’ Association', 'Agency', 'Loss payee'. */
const OF_OTHER_PARTY =
  /^(?:(?:condominium|homeowners|propertyowners)association|(?:insurance)?agen(?:t|cy)|losspayees?|producer)$/

/** A label is never a value of another: 'Pol Nbr' below 'Insured' names nobody, 'Lender now' below 'Mortgagee' lends nothing. */
export const isLabelAlone = (text: string): boolean => {
  const cell = { text, key: squash(text) } as Cell
  return (
    [OF_RECORDS, OF_OTHER_PARTY].some((form) => form.test(cell.key)) ||
    IDENTITY.some((labels) => isWhole(matchLabel(cell, labels)))
  )
}
const IDENTITY = [NAMED_INSURED_LABELS, ADDITIONAL_INSURED_LABELS, LOCATION_LABELS, MAILING_LABELS, MORTGAGEE_LABELS]
/** 'Lenders Mortgage Company' is made of such words as a label, and may be a name. */
const isWhole = (match: LabelMatch | null): boolean => match !== null && match.rest === '' && match.weight >= SURE
const SURE = 0.6

const greatestWeight = (cell: Cell): number => Math.max(...ALL.map((labels) => matchLabel(cell, labels)?.weight ?? 0))

/** Whether 'Total premium' is surer a label, all of it, than its last word alone. */
export const saysMore = (whole: Cell, part: Cell): boolean =>
  whole.text !== part.text &&
  ALL.some((labels) => {
    const match = matchLabel(whole, labels)
    return match !== null && HOUR.test(match.rest) && match.weight > (matchLabel(part, labels)?.weight ?? 0)
  })
/** 'Policy period   from 12:01 AM' */
const HOUR = /^(?:(?:from|to|begins?|ends?|at|12:01|[ap]\.?m|standard|time)[\s.]*)*$/i

/** 'Payment basis   Extended replacement cost': elsewhere the name of a coverage. */
export const isBasisAt = (label: Cell, value: Cell): boolean =>
  /basis|settlement|valuation|settled|paid/.test(label.key) &&
  /^(?:(?:windstorm|wind|hail|and|or|all perils)\W+)*(?:extended|expanded|enhanced|guaranteed|full|replacement|actual)\b[^$]*\b(?:cost|value)\b/i.test(
    value.text,
  )

/** 'Deluxe House   Extended replacement cost   $640,000': how a coverage pays, beside its name. */
export const isSettlementOf = (label: Cell, value: Cell): boolean =>
  /^(?:extended|expanded|guaranteed|full)replacementcost$/.test(value.key) &&
  COVERED.some((of) => matchLabel(label, of))
const COVERED = [LIMIT_LABELS.coverage_a_dwelling, LIMIT_LABELS.coverage_c_personal_property]
