import { isBesideDeductibles } from '../../../geometry/around/block-of-row.ts'
import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isBelow, isNotPurchased } from '../../../geometry/sections/not-purchased.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { isOfOtherThing, namesOtherThing } from '../../../geometry/tables/headed-rows.ts'
import { isRowOfItems } from '../../../geometry/tables/item-columns.ts'
import { inFull } from '../../../labels/abbreviations.ts'
import { ADDED_LIMIT_LABELS } from '../../../labels/added-limit-labels.ts'
import { isBasisAt, labelWeight } from '../../../labels/known-label.ts'
import { type LabelMatch, matchLabel } from '../../../labels/label.ts'
import { LIMIT_LABELS } from '../../../labels/limit-labels.ts'
import { isNotInForce, offersAmounts } from '../../not-this-policy/not-in-force.ts'
import { isOfLiability } from '../../not-this-policy/of-liability.ts'
import { isForOtherThing, isLimitWithinOther, isOfOtherPolicy } from '../../not-this-policy/of-other-policy.ts'
import { isLossOfThing, isOfThingBesides } from '../../not-this-policy/of-thing-besides.ts'
import { isOfPastLoss, isUnderPastLosses } from '../../not-this-policy/past-losses.ts'
import { isMarkedBefore, isRowTakenOut } from '../../not-this-policy/row-taken-out.ts'
import { isLimitOfLoss } from '../rows/limit-of-loss.ts'
import { isLetterOfOther } from './letter-of-other.ts'
import { isListedDeductible } from './listed-deductibles.ts'
import { isOfNamedPeril } from './of-named-peril.ts'
import { isPremiumOfPeril } from './premium-by-peril.ts'
import { isPriced, PREMIUMS } from './priced-row.ts'
import { isRestOfSentence } from './rest-of-other.ts'
import { isOfStormAlone } from './storm-alone.ts'

interface NamedRow {
  page: Page
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}

/** Of a list of deductibles, or of coverages that were not bought; '$500 deductible' at the end of a row is that of its coverage. */
export const isRowOfOther = ({ page, label, match, wanted }: NamedRow): boolean => {
  if (wanted === 'limit') return LIMITS_OF_OTHER.some((isOfOther) => isOfOther({ page, label, match, wanted }))
  if (match.weight <= 0.85 && (isOfNamedPeril(label, match) || isRowOfItems(page, label) || isForOtherThing(label)))
    return true
  // 'Section I' alone heads limits, premiums and deductibles alike, and anything may be 'Other'.
  if (match.weight <= 0.4 && !isUnderDeductibles(page, label) && !isBesideDeductibles(page, label)) return true
  if (isUnnamedOfOther(page, label, match) || (match.weight <= 0.5 && isRestOfSentence(page, label))) return true
  return DEDUCTIBLES_OF_OTHER.some((isOfOther) => isOfOther(page, label))
}

const DEDUCTIBLES_OF_OTHER: ((page: Page, label: Cell) => boolean)[] = [
  (_, label) => REFERS.test(label.text),
  (page, label) => /subjecttoa$/.test(label.key) && !goesOnWithDeductible(page, label),
  isLimitOfLoss,
  (page, label) => isPremiumOfPeril(page, label) || isNotInForce(page, label) || isMarkedBefore(page, label),
  (page, label) => isOfPastLoss(page, label) || isNotBorne(page, label) || isOfOtherThing(page, label),
]

/** 'Losses covered under Section I are subject to a' over 'deductible of: 1%' */
const goesOnWithDeductible = (page: Page, { left, y, size }: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell.y > y + 2 && cell.y - y < 1.7 * size && Math.abs(cell.left - left) < 3 && /^deductible/i.test(cell.text),
  )

/** 'Deductible: see the next page' */
const REFERS =
  /^(?:your |the )?deductibles?:?\s(?:see|refer to|as (?:shown|stated|listed)|(?:is |are )?shown)\b[^$%]*$/i

/** 'Things you keep there' under 'Storage unit' are not in the home. */
const isKeptElsewhere = (page: Page, label: Cell): boolean =>
  /youkeepthere/.test(label.key) && headingOverRows(page, label).some(({ text }) => ELSEWHERE.test(text))
const ELSEWHERE =
  /\b(?:storage (?:units?|rooms?|lockers?|facilit\w+)|students?|school|college|dorm\w*|offices?|boats?|marina|away|elsewhere|other (?:home|house|place|location|residence)s?)\b/i

const LIMITS_OF_OTHER: ((row: NamedRow) => boolean)[] = [
  // 'Water back-up ($5,000 limit)   $1,000' says both.
  ({ page, label }) => !/\$\s?[\d,]+\d limit\b/i.test(label.text) && isListedDeductible(page, label),
  ({ page, label }) => isNotPurchased(page, label),
  ({ page, label }) => isRowTakenOut(page, label),
  ({ page, label }) => isUnderPastLosses(page, label),
  ({ page, label }) => isOfLiability(page, label),
  (row) => isSaidOfRow(row),
  ({ page, label }) => isOfOtherPolicy(page, label),
  ({ page, label, match }) => isLimitWithinOther(page, label, match),
  ({ page, label }) => offersAmounts(page, label),
  ({ page, label, match }) => isLetterOfOther(page, label, match),
  ({ page, label, match }) => isAnswer(page, label, match),
  ({ page, label }) => isPriced(page, label),
  ({ page, label }) => isKeptElsewhere(page, label),
  ({ page, label }) => isBasisOfRow(page, label),
  // 'Extended replacement cost means that we pay …' explains a word.
  ({ label, match }) => label.isClause === true && /^means\b/i.test(match.rest),
  // 'Water backup limit was' over 'Water backup limit is', 'Dwelling before change' over 'Dwelling after change'
  ({ label }) => /\b(?:was|used to be|before (?:(?:the|this) )?(?:change|amendment|revision))$/i.test(label.text),
]

/** Words that name no peril: what they are of stands elsewhere. */
const isUnnamedOfOther = (page: Page, label: Cell, match: LabelMatch): boolean => {
  const isBare = match.weight <= 0.5 && !label.key.startsWith('other')
  const isOfOther = isBare && isBareOfOther(page, label, match)
  return isOfOther || ((isBare || OF_ANY_LOSS.test(label.key)) && isOfThingBesides(page, label))
}

/** 'Deductible each loss', '$500 each loss, whatever the cause', 'Deductible, whatever the cause', 'Deductible (any cause)' */
const OF_ANY_LOSS =
  /^deductible(?:whatever|(?:for|of|by|from)?anycause)|^\d*(?:deductibles?)?\d*(?:for|per|on)?(?:each|every|per|any)(?:one|and|every|covered|insured|property)*(?:loss|occurrence|claim)/

/** 'Deductible' alone, where what it is of stands beside it or above. */
const isBareOfOther = (page: Page, label: Cell, { lead, rest }: LabelMatch): boolean => {
  if (OF_THING.test(rest) || isLossOfThing(rest)) return true
  // '(deductible $1,000)' below 'Water backup' is a remark on it.
  const [beside] = cellsOfLine(page, label).filter(({ left }) => left > label.right)
  if (ONLY_FOR.test(`${label.text} ${beside?.text ?? ''}`)) return true
  if (isBesideOther(page, label) || (beside && isOfStormAlone(beside))) return true
  if (/^\(.*\)$/.test(label.text)) return true
  if ([isBelowFigure, isBesideAdded, isRemarkOfAdded].some((isOther) => isOther(page, label))) return true
  const before = cellsOfLine(page, label).filter((cell) => cell.right <= label.left + 2)
  return /\d/.test(lead) && before.some((cell) => /[a-z]{3}/i.test(cell.text))
}

/** 'Deductible: theft of furs   $1,000' */
const OF_THING = /^\(?(?:theft|jewel|water|glass|scheduled|equipment|identity|assessment)/i

/** '$500 applies to jewelry and furs only' */
const ONLY_FOR =
  /\b(?:applies|apply|for|to)\b(?!.*\b(?:all|each|every|any|dwelling|house|home|perils?|property)\b).*\bonly\b/i

/** 'Water back-up   $10,000', and 'Deductible $1,000' below that figure: the deductible of that coverage, where it is not the home's. */
const isBelowFigure = (page: Page, label: Cell): boolean => {
  if (cellsOfLine(page, label)[0] !== label) return false
  const isAbove = ({ left, y, text }: Cell) =>
    Math.abs(left - label.left) < 3 && label.y - y > 2 && label.y - y < 1.7 * label.size && /\d/.test(text)
  const figure = page.cells.find(isAbove)
  const names = figure ? cellsOfLine(page, figure).filter(({ right }) => right <= figure.left) : []
  return names.length > 0 && !names.some(({ text }) => OF_HOME.test(text))
}

/** 'Windstorm and hail   Deductible   $3,000', 'Theft   Deductible   $1,000' */
const isBesideOther = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label).some((cell) => cell.right <= label.left + 2 && namesOtherThing(cell))

/** 'Water backup   $10,000   Deductible: $500' */
const isBesideAdded = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label).some((cell) => cell.right <= label.left + 2 && matchLabel(cell, ADDED) !== null)

/** 'Water back-up   HO 04 95   $10,000' over 'deductible $1,000' or '$1,000 deductible' further in and in small letters */
const isRemarkOfAdded = (page: Page, label: Cell): boolean => {
  if (!/^(?:[a-z]|\$[\d,]+ [a-z])/.test(label.text) || cellsOfLine(page, label)[0] !== label) return false
  const above = page.cells.findLast(({ y }) => label.y - y > 2)
  const [row] = above && label.y - above.y < 1.7 * label.size ? cellsOfLine(page, above) : []
  const isFurtherIn = row !== undefined && label.left > row.left + 3
  return isFurtherIn && (namesOtherThing(row) || matchLabel(row, ADDED) !== null)
}
const ADDED = Object.values(ADDED_LIMIT_LABELS).flat()

const OF_HOME = /\b(?:dwelling|house|home|building|residence|property|section|policy|perils|coverage a)\b/i

/** 'Limited fungi   Property: $10,000. Liability: $50,000': plain words in the value of a row are parts of what it is about. */
const isSaidOfRow = ({ page, label, match }: NamedRow): boolean => {
  const owner = label.isClause && match.weight <= 0.7 ? cellLeftOf(page, label) : undefined
  return owner !== undefined && labelWeight(owner) > 0.7
}

/** 'Payment basis   Extended replacement cost   Replacement cost' below two coverages: the second word of a row is no label. */
const isBasisOfRow = (page: Page, label: Cell): boolean => {
  const [first] = label.isClause || /%/.test(label.text) ? [] : cellsOfLine(page, label)
  const text = label.text.replace(/^\$\s?[\d,]+\s/, '')
  return first !== undefined && first !== label && isBasisAt(first, { ...label, text })
}

/** 'Loss of use   Reasonable expenses   Loss assessment   $50,000': how a coverage pays, beside its name. */
const isAnswer = (page: Page, label: Cell, { weight }: LabelMatch): boolean => {
  const name = /^(?:reasonable|necessary|actual|additional living)/i.test(label.text)
    ? cellLeftOf(page, label)
    : undefined
  const use = LIMIT_LABELS.coverage_d_loss_of_use
  return (
    name !== undefined && weight < 1 && matchLabel(label, use) !== null && (matchLabel(name, use)?.weight ?? 0) > 0.5
  )
}

/** 'Wind or hail mitigation credit   $180', 'By hail we pay up to   $5,000': a price, or what the insurer bears. */
const isNotBorne = (page: Page, label: Cell): boolean => {
  if (/(?<!\bafter (?:the )?)\bbuy-?(?:back|down)\b/i.test(label.text)) return true
  if (/deductible/i.test(inFull(label.text)) || isBesideDeductibles(page, label)) return false
  const next = label.isClause ? undefined : cellsOfLine(page, label).find((cell) => cell.left >= label.right)
  return (
    NOT_BORNE.test(label.text) ||
    /^(?:paid|premium|closed)\b\W*\d/i.test(next?.text ?? '') ||
    (isBelow(page, label, PREMIUMS) && !isUnderDeductibles(page, label))
  )
}

const NOT_BORNE =
  /\b(?:premium|credit|discount|(?<!no |free of )charge|(?:annual|yearly|wind(?:storm)?(?:\/| (?:and|or) )hail) cost|liability|assessment|gutters?|max(?:imum)?|per (?:tree|item|plant))\b|\bwe (?:will |shall )?(?:pay|advance)\b|\b(?:pays|payable|paid) (?:up )?to\b/i
