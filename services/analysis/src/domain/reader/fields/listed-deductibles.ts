import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { coverageOf } from '../geometry/names-of-coverages.ts'
import { isUnderDeductibles } from '../geometry/sections.ts'
import { DEDUCTIBLE_LABELS } from '../labels/deductible-labels.ts'
import { matchLabel } from '../labels/label.ts'
import { toNumber } from '../values/amount.ts'

/** 'Water backup   $1,000' in a list of deductibles is no limit. */
export const isListedDeductible = (page: Page, label: Cell): boolean =>
  (isUnderDeductibles(page, label) && !isPastDeductibles(page, label)) || isBesidePerils(page, label)

/** 'Windstorm or hail   All other perils   Water backup' over their figures: each is a deductible; not 'Dwelling $176,000' beside 'AOP: $1,000   W/H: $1,760'. */
const isBesidePerils = (page: Page, label: Cell): boolean => {
  const isPlain = !label.isClause && coverageOf(label.text) === undefined
  const others = isPlain ? cellsOfLine(page, label).filter((cell) => cell !== label) : []
  return others.length > 1 && others.every((cell) => PERILS.some((of) => (matchLabel(cell, of)?.weight ?? 0) > 0.8))
}
const PERILS = Object.values(DEDUCTIBLE_LABELS)

/** 'Medical payments   $5,000' below 'Dwelling   $350,000' is no deductible, either. */
const isPastDeductibles = (page: Page, label: Cell): boolean =>
  isAboveDeductibles(page, label) ||
  page.cells.some(
    (cell) =>
      cell.y < label.y - 2 &&
      Math.abs(cell.left - label.left) < 3 &&
      isAboveDeductibles(page, cell) &&
      isUnderDeductibles(page, cell),
  )

/** 'Dwelling   $350,000' at the foot of a table of deductibles: no deductible is as high. */
const isAboveDeductibles = (page: Page, label: Cell): boolean => {
  const cells = label.isClause ? [label] : cellsOfLine(page, label).filter(({ left }) => left >= label.right)
  const figures = cells.flatMap(({ text }) => text.match(/\d[\d,.]*%?/g) ?? [])
  return figures.length > 0 && figures.every((figure) => !figure.includes('%') && toNumber(figure) >= HIGHEST)
}
const HIGHEST = 75_000
