import { cellsUnder } from '../../geometry/around/cells-under.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { parseAmount } from '../../values/amount.ts'
import type { LimitRow } from './rows/limit-row.ts'

/** 'Limit   Law & ordinance' over 'Coverage A - Dwelling   $398,000   10% of A': a column of its own, whose share of the dwelling stands in the dwelling's row. */
export const ordinanceColumns = (pages: Page[]): LimitRow[] =>
  pages.flatMap((page) => [...columnsOn(page), ...subRowsOn(page)])

const columnsOn = (page: Page): LimitRow[] =>
  page.cells.flatMap((label) => {
    const match = matchLabel(label, LIMIT_LABELS.ordinance_or_law_percentage)
    const heads = cellsOfLine(page, label)
    if (!match || heads.length < 2 || heads.some(({ text }) => /\d/.test(text))) return []
    const [share] = cellsUnder(page, label, { maxLines: 1 })
    const amount = share && SHARE.test(share.text) ? parseAmount(share.text) : null
    const [name] = share ? cellsOfLine(page, share) : []
    if (!share || !amount || !name || !isOf(name, LIMIT_LABELS.coverage_a_dwelling)) return []
    return [{ label, match, amount, cells: [share], rank: 0.9 * match.weight }]
  })

/** 'Ordinance or law' over 'Coverage A   10%   $30,000', which begins further in */
const subRowsOn = (page: Page): LimitRow[] =>
  page.cells.flatMap((label) => {
    const match = matchLabel(label, LIMIT_LABELS.ordinance_or_law_percentage)
    if (!match || cellsOfLine(page, label).length > 1) return []
    const name = page.cells.find(({ y }) => y > label.y + 2)
    if (!name || name.y - label.y > PITCH * label.size || name.left < label.left + 0.5 * label.size) return []
    const share = cellsOfLine(page, name).find(({ text }) => SHARE.test(text))
    const amount = share && OF_DWELLING.test(name.text) ? parseAmount(share.text) : null
    return share && amount ? [{ label, match, amount, cells: [share], rank: 0.9 * match.weight }] : []
  })
const OF_DWELLING = /^(?:(?:cov(?:erage|\.)? )?A(?:\W+dwelling)?|dwelling)(?: limit)?\W*$/i
/** In font sizes: from a heading to its first row. */
const PITCH = 1.8

const SHARE = /^\d{1,3}\s?%(?:\sof\s(?:coverage\s|cov\.?\s)?A)?$/i

const isOf = (name: Cell, labels: Label[]): boolean => (matchLabel(name, labels)?.weight ?? 0) > 0.5
