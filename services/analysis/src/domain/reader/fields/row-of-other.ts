import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { cellLeftOf } from '../geometry/neighbours.ts'
import { isNotPurchased } from '../geometry/not-purchased.ts'
import { isUnderDeductibles } from '../geometry/sections.ts'
import type { LabelMatch } from '../labels/label.ts'

interface NamedRow {
  page: Page
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}

/** Of a list of deductibles, or of coverages that were not bought; '$500 deductible' at the end of a row is that of its coverage. */
export const isRowOfOther = ({ page, label, match, wanted }: NamedRow): boolean => {
  if (wanted === 'limit') return isUnderDeductibles(page, label) || isNotPurchased(page, label)
  if (isOfPastLoss(page, label)) return true
  const isBare = match.weight <= 0.5 && /\d/.test(match.lead)
  return isBare && /[a-z]{3}/i.test(cellLeftOf(page, label)?.text ?? '')
}

/** 'Wind/hail claim 05/12/2022   $14,310' and 'Hail losses paid   $14,310' tell what happened, not what one bears. */
const isOfPastLoss = (page: Page, label: Cell): boolean => {
  const line = label.isClause
    ? label.text
    : cellsOfLine(page, label)
        .map(({ text }) => text)
        .join(' ')
  const told = `${label.text} ${line}`
  return PAST.test(told) && !/deductible/i.test(told)
}

const PAST =
  /\b(?:loss(?:es)?|claims?|damage)\b.{0,40}\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?:claims?|loss(?:es)?|amounts?) (?:paid|history|reported|closed)\b|\breported\b|\bdate of (?:loss|claim)|\bsurcharge|\bin the (?:last|past)\b/i
