import { cellsUnder } from '../../geometry/around/cells-under.ts'
import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, isSameLine } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import type { Reading } from '../../search/reading.ts'

export const LEAST_HOME = 20_000
export const dollarsIn = (text = ''): number =>
  Number(/^\$?\s?(\d[\d,]*)(?:\.\d\d)?$/.exec(text)?.[1]?.replaceAll(',', '') ?? 0)

/** 'Dwelling replacement cost', with what rebuilding would cost beside or below it; in a row of heads, and where it breaks as 'Dwelling replacement' over 'cost', too. */
export const isEstimated = (pages: Page[], { cells, text }: Pick<Statement, 'cells' | 'text'>): boolean =>
  cells.some((cell, at) => {
    // 'Dwelling   $300,000' over 'Replacement cost' is a limit with its settlement.
    const isBroken = at === 0 && cells.length > 1 && /\breplacement(?: cost)?$/i.test(cell.text)
    return (COST_OF_HOME.test(cell.text) || (isBroken && COST_OF_HOME.test(text))) && isEstimateAt(pages, cell)
  })
const HOME = '(?:dwelling|building|home|house)'
const COST_OF_HOME = new RegExp(
  `^(?:${HOME} replacement cost(?: value)?|replacement cost(?: value)? (?:of|for) (?:the |your )?${HOME})(?::?\\s?\\$[\\d,]+|:)?$`,
  'i',
)

/** 'Coverage A, dwelling replacement cost' has its limit beside it. */
export const isEstimatedInRow = (pages: Page[], { place, label }: Reading): boolean =>
  place === 'inline' && !label.isClause && ENDS_IN_COST.test(label.text) && isEstimateAt(pages, label)
const ENDS_IN_COST =
  /^(?!.*\b(?:cov|belongings|contents|possessions|personal property)).*\breplacement cost(?: value)?:?$/i

const isEstimateAt = (pages: Page[], cell: Cell): boolean =>
  pages.some((page) => page.number === cell.page && isEstimate(page, cell))

/** 'Dwelling replacement cost   $287,000', beside it, below it or in the same cell, is what rebuilding would cost. */
export const isEstimate = (page: Page, cell: Cell): boolean => {
  const [beside] = cellsRightOf(page, cell)
  const [under] = cellsUnder(page, cell, { maxLines: 1 })
  const amounts = [beside, under, beforeRest(page, cell, under)]
    .map((other) => other?.text ?? '')
    .concat(/\$.*$/.exec(cell.text)?.[0] ?? '')
  return (
    amounts.some((text) => dollarsIn(text) >= LEAST_HOME) &&
    !NAMES_COVERAGE.test(cell.text) &&
    !isOverContents(page, cell) &&
    (!IS_LETTERED.test(`${letterBefore(page, cell)}${cell.text}`) || isBelowEstimate(page, cell)) &&
    !/extended|expanded|guaranteed|additional|enhanced/i.test(cell.text)
  )
}

/** 'Building replacement cost' over 'value', and '$396,000' beside both, whatever else stands on either line */
const beforeRest = (page: Page, cell: Cell, under: Cell | undefined): Cell | undefined =>
  under && /^(?:value|estimate)\b/i.test(under.text)
    ? cellsBetween(page, cell.y, under.y).find(
        (other) => other.left > cell.right && ![cell, under].some((line) => isSameLine(line, other)),
      )
    : undefined

/** 'A. Dwelling - Replacement Cost   $274,000', 'Dwelling (A), replacement cost   $274,000' is the row of its limit. */
const IS_LETTERED =
  /^(?:cov(?:erage|\.)?\s)?\(?A\)?[.:)\s–—-]+(?:(?:the|your)\s)?(?:dwelling|building|house|home|residence)\W+(?:at\s|on\s)?(?:full\s)?replacement|^(?:dwelling|building|house|home|residence) \((?:cov(?:erage|\.)? )?A\)\W{1,3}(?:at |full )*replacement cost$/i

/** 'Reconstruction estimate', 'What it would cost to rebuild' by itself over such a row */
const isBelowEstimate = (page: Page, cell: Cell): boolean => {
  const [title, ...more] = headingOverRows(page, cellsOfLine(page, cell)[0] ?? cell)
  return title !== undefined && more.length === 0 && /\b(?:estimat\w*|valuation|would cost)\b/i.test(title.text)
}

/** 'Building Protection (replacement cost)   $70,000' */
const NAMES_COVERAGE = /\b(?:coverage|protection) \((?:at |full )?replacement cost\)$/i

/** 'Building - replacement cost   $250,000' over 'Contents - actual cash value   $80,000': the limits, and how each is settled. */
const isOverContents = (page: Page, { text, left, y, size }: Cell): boolean =>
  BUILDING.test(text) &&
  page.cells.some(
    (cell) =>
      cell.y > y + 2 &&
      cell.y - y < 2.3 * size &&
      Math.abs(cell.left - left) < 3 &&
      CONTENTS.test(cell.text) &&
      dollarsIn(cellsRightOf(page, cell)[0]?.text) > 0,
  )
const BUILDING = /^(?:building|dwelling)\s?[–—,(:-]\s?replacement cost\)?$/i
const CONTENTS = /^(?:contents|personal property)\s?[–—,(:-]\s?(?:replacement cost|actual cash value)$/i

const letterBefore = (page: Page, cell: Cell): string => {
  const [first, next] = cellsOfLine(page, cell)
  return next === cell && /^(?:cov(?:erage|\.)?\s)?\(?A\)?[.:)]?$/i.test(first?.text ?? '') ? `${first?.text} ` : ''
}
