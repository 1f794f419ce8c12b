import { cellLeftOf, cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { columnRole, hasLimitColumn, ofNow } from '../../../geometry/tables/headers.ts'
import { type LabelMatch, matchLabel } from '../../../labels/label.ts'
import { LIMIT_LABELS } from '../../../labels/limit-labels.ts'
import { isSigned, parseAmount } from '../../../values/amount.ts'
import { namesOtherPolicy } from '../../not-this-policy/of-other-policy.ts'
import { withoutTwo } from './disputed-limits.ts'

interface Row {
  page: Page
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}

/** The figures of a row that say what its limit or its deductible is now, by their columns and signs. */
export const countingFigures = (row: Row, cells: Cell[]): Cell[] => {
  const { page, label, wanted } = row
  const held = cells.filter((cell) => !isOfNamedPolicy(page, label, cell))
  const own = held.filter((cell) =>
    wanted === 'deductible'
      ? !isLimitOfRow(row, cell)
      : !NO_LIMIT.some((form) => form.test(cell.text)) && !isConditional(row, cell),
  )
  const figures = own.filter(({ text }) => text.includes('$') || /^\d{1,3}(?:,\d{3})+$/.test(text)).length
  const counting = own.filter(
    (cell) =>
      ((!isSigned(cell.text) || isExtension(cell, label, wanted)) && countsFor(page, cell, wanted)) ||
      (wanted === 'deductible' && figures === 1 && isLoneFigure(row, cell)) ||
      (wanted === 'limit' && own.length === 1 && (isShareOfLaw(page, label, cell) || isDeniedInPremiums(page, cell))),
  )
  const current = ofNow(page, counting)
  return wanted === 'deductible' ? withoutTwo(page, current) : current
}

/** 'Umbrella   $1,000,000' or 'Umbrella $1,000,000', below or beside 'Personal liability' */
const isOfNamedPolicy = (page: Page, label: Cell, cell: Cell): boolean => {
  const before = cellLeftOf(page, cell)
  return [cell, before].some((named) => named !== undefined && named !== label && namesOtherPolicy(named))
}

/** 'Water backup   $1,000 deductible   $10,000', 'Water backup   Optional, $1,000 deductible   $10,000' */
const OWN_DEDUCTIBLE =
  /^\(?(?:(?:optional|included|purchased|selected|added)\W+)?(?:(?:with )?an? )?\$\s?[\d,]+\d (?:per \w+ )?deductible\)?$/i

/** What a lender asks for is no limit. */
const AT_LEAST = /^(?:at least|no less than|not less than) \$/i

/** 'WINDSTORM OR HAIL: 1.5% OF COVERAGE' in the next column is the deductible of a peril. */
const OF_PERIL = /^(?:named |tropical )?(?:wind\w*|hail|hurricanes?|storms?|all (?:other )?perils)\b[^$]*\d\s?%/i
const NO_LIMIT = [OWN_DEDUCTIBLE, AT_LEAST, OF_PERIL]

/** 'Water backup   Applies only if shown as purchased   1,000' is no row of what was bought. */
const isConditional = ({ page, label }: Row, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(
    ({ left, right, text }) =>
      left >= label.right &&
      right <= cell.left &&
      /\bonly if\b.*\b(?:shown|purchased|bought|selected|elected)\b/i.test(text),
  )

/** 'Coverage A Dwelling   W/H 2%   $498,000': the row is that of a coverage, and what stands in the column of limits its own. */
const isLimitOfRow = ({ page, label, match }: Row, cell: Cell): boolean => {
  const [first] = cellsOfLine(page, cell)
  return (
    /\d/.test(match.rest) &&
    columnRole(page, cell) === 'limit' &&
    first !== undefined &&
    first.right <= label.left &&
    matchLabel(first, COVERAGES) !== null
  )
}
const COVERAGES = Object.values(LIMIT_LABELS).flat()

/** Below a table with a column of premiums a deductible may stand in the same place: without cents, or round below 'Deductibles', the one figure of its line, or of its block; '2%   $500.00' has its price there. */
const isLoneFigure = ({ page, label }: Row, cell: Cell): boolean =>
  columnRole(page, cell) === 'premium' &&
  (!/\.\d\d$/.test(cell.text) ||
    (/00\.00$/.test(cell.text) &&
      isUnderDeductibles(page, label) &&
      !cellsRightOf(page, label).some(({ text }) => SHARE.test(text)))) &&
  !isSigned(cell.text) &&
  (isUnderDeductibles(page, label) ? cellsRightOf(page, label) : cellsOfLine(page, cell)).filter(({ text }) =>
    /^\(?\$/.test(text),
  ).length < 2

/** 'Deductible' over 'Ordinance or law   10% of Coverage A': its deductible would be no share of the dwelling. */
const isShareOfLaw = (page: Page, label: Cell, cell: Cell): boolean =>
  SHARE_OF_A.test(cell.text) &&
  columnRole(page, cell) === 'deductible' &&
  matchLabel(label, LIMIT_LABELS.ordinance_or_law_percentage) !== null
const SHARE_OF_A = /^\d[\d.]*\s?% of (?:coverage |cov\.? ?)?(?:A|the dwelling)\b/i

/** 'Not covered' flush with a column of premiums further up is no price. */
const isDeniedInPremiums = (page: Page, cell: Cell): boolean =>
  parseAmount(cell.text)?.status === 'none' && columnRole(page, cell) === 'premium'

/** '+25% of Dwelling' is what the limit may grow by; '+ $43,000' is what it changed by. */
const EXTENDS = /^\+\s?\d[\d.]*\s?%(?:$|\s(?:of|x)\b)/
const MAY_GROW =
  /^(?!.*(?:change|difference)).*(?:exten[ds]|expan[ds]|replacement|reconstruction|ordinance|increasedcost)/

/** Whether a signed figure is no change of the limit, but what it may grow by: '+ $96,500' over 'Extended replacement' has no row that changed. */
const isExtension = (cell: Cell, label: Cell, wanted: 'limit' | 'deductible'): boolean =>
  wanted === 'limit' &&
  MAY_GROW.test(label.key) &&
  (EXTENDS.test(cell.text) || (cell.y < label.y - 0.45 * label.size && /^\+\s?\$\d{1,3}(?:,\d{3})+$/.test(cell.text)))

const SHARE = /^\d[\d.]*\s?%(?: of [^$]{1,30})?$/i

const countsFor = (page: Page, cell: Cell, wanted: 'limit' | 'deductible'): boolean => {
  const role = columnRole(page, cell)
  // A share is no premium, whatever heads that column of the table above.
  if (role === 'premium' && wanted === 'deductible' && SHARE.test(cell.text)) return true
  if (role === 'previous' || role === 'difference' || role === 'premium') return false
  return wanted === 'deductible' ? true : role !== 'deductible' || !hasLimitColumn(page, cell)
}
