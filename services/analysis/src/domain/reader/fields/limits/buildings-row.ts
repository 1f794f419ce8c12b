import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { limitRows } from './read-limits.ts'
import type { LimitRow } from './rows/limit-row.ts'

const BUILDINGS = [label(/^buildings$/, 0.5)]

/**
 * 'Buildings   $512,000' right over 'Outbuildings, walls and fences' or 'Contents', as London's contracts have it, and only
 * where nothing else names the dwelling: farms, building codes and the rolls of taxes have buildings as well.
 */
export const buildingsRow = (pages: Page[]): LimitRow | undefined => {
  if (pages.some(({ cells }) => cells.some(({ text }) => OF_FARM.test(text)))) return undefined
  const [row, ...others] = limitRows(pages, BUILDINGS).filter(
    ({ label: own, amount }) => (amount.dollars ?? 0) >= LEAST && !amount.hasCents && isOverKin(pages, own),
  )
  return others.length === 0 ? row : undefined
}
const OF_FARM = /\b(?:farm|livestock|cattle|silos?|farm machinery|crops?|poultry|grain|ranch (?:buildings|property))\b/i
const LEAST = 20_000

const isOverKin = (pages: Page[], own: Cell): boolean =>
  pages.some(
    (page) =>
      page.number === own.page &&
      !headingOverRows(page, own).some(({ text }) => OF_OTHER_VALUE.test(text)) &&
      cellsBetween(page, own.y + 2, own.y + PITCH * own.size).some(
        (next) =>
          Math.abs(next.left - own.left) < 3 &&
          matchLabel(next, KIN) !== null &&
          cellsRightOf(page, next).some(({ text }) => /\d/.test(text)),
      ),
  )
const KIN = [...LIMIT_LABELS.coverage_b_other_structures, ...LIMIT_LABELS.coverage_c_personal_property]
const OF_OTHER_VALUE = /\b(?:tax\w*|apprais\w+|assess\w+|market|ordinance|law|codes?|deductibles?|premiums?)\b/i
/** In font sizes: from a row to the next. */
const PITCH = 2.3
