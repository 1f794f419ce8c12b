import { isBesideDeductibles } from '../../../geometry/around/block-of-row.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, isAcross, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { amountIn, deductibleWords, ofRefused } from '../rows/amount-in-row.ts'
import { limitWords } from '../rows/limit-words.ts'
import { rankOf } from '../rows/rank-of.ts'

interface LabelledPlace {
  page: Page
  label: Cell
  match: LabelMatch
  wanted: 'limit' | 'deductible'
}

/** 'Increase Dwlg up to $82,400', '• 2% Windstorm and Hail ($10,360)' */
export const rowInLabel = ({ page, label, match, wanted }: LabelledPlace) => {
  const words = wanted === 'deductible' ? `${deductibleWords(match)}${boundBelow(page, label)}` : limitWords(match)
  const amount = ofRefused(amountIn(words, wanted), label)
  // 'Dwelling, one family, 1206 Cedar Lane': a number without a sign is no limit among words.
  if (amount?.dollars && (wanted === 'limit' || match.isListed) && !/[$%]|\d,\d{3}/.test(words)) return null
  const isFigure = amount !== null && (amount.dollars !== null || amount.percent !== null || amount.status === 'none')
  // '$2,846 All other perils' says so itself, whatever its column is called.
  const saysSo =
    wanted === 'deductible'
      ? (match.lead.includes('$') && match.weight >= 0.8) ||
        /deductible\b.*\d/i.test(label.text) ||
        isUnderDeductibles(page, label) ||
        isBesideDeductibles(page, label)
      : /^(?:by\s)?up to \$/i.test(match.rest)
  const isForeign =
    !saysSo &&
    !isAcross(page, label) &&
    !isOverSeveral(page, label) &&
    columnRole(page, label) === (wanted === 'limit' ? 'deductible' : 'limit')
  return isFigure && !isForeign ? { label, match, amount, cells: [], rank: 0.96 * rankOf(match, amount, wanted) } : null
}

/** 'Windstorm or hail: 2% of Coverage A, $1,500' over 'minimum' */
const boundBelow = (page: Page, { y, left, size, text }: Cell): string => {
  const next = /\$\s?[\d,]+\d$/.test(text)
    ? cellsBetween(page, y + 2, y + 1.6 * size).find((cell) => Math.abs(cell.left - left) < 3)
    : undefined
  return next && /^(?:minimum|maximum)\W*$/i.test(next.text) ? ` ${next.text}` : ''
}

/** 'Living expense: 20% of the dwelling's limit, premium $84.00' begins its line and is in no column of the table above. */
const isOverSeveral = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label)[0] === label && label.right - label.left > 0.5 * page.width
