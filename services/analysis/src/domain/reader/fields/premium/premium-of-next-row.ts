import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import type { Reading } from '../../search/reading.ts'
import { valueBesideTwoLines } from '../limits/places/figure-beside-two-lines.ts'
import { MONEY } from './money.ts'

/**
 * 'Annual premium' over '$1,204.00' beside 'A Dwelling   $164,500', 'Total' over '$182,000' beside 'Jewelry   $142,000':
 * what heads a column has the figures of its rows.
 */
export const isOfCoverage = (pages: Page[], { label, place, cells: [value] }: Reading): boolean =>
  place === 'under' &&
  pages.some((page) => {
    const row = page.number === value?.page ? cellsOfLine(page, value) : []
    const before = row.filter((cell) => cell.right <= (value?.left ?? 0))
    const isNamed = label.key === 'total' && /^[A-Za-z][a-z]/.test(before[0]?.text ?? '')
    return isNamed || before.some((cell) => matchLabel(cell, COVERAGES) !== null && !hasFigureApart(page, cell))
  })
/** '$300,000' in large print before 'Coverage E, liability' over its explanation, and the price in a panel beside. */
const hasFigureApart = (page: Page, name: Cell): boolean => !valueBesideTwoLines({ page, label: name }).next().done

const COVERAGES = Object.values(LIMIT_LABELS).flat()

/** '$2,987.00   Total premium' over '   $2,761.00   Basic premium': figures stand before their words. */
export const isOfRowBelow = (pages: Page[], { label, place, cells: [value] }: Reading): boolean =>
  place === 'under' &&
  pages.some((page) => {
    const [before] = page.number === label.page ? cellsOfLine(page, label) : []
    const name = page.number === value?.page ? cellsOfLine(page, value).at(-1) : undefined
    const isNamed = name !== undefined && name !== value && /\bpremium\b/i.test(name.text) && !/\d/.test(name.text)
    return isNamed && before !== undefined && MONEY.test(before.text) && before.right <= label.left
  })
