import { cellsRightOf, continuationsOf } from '../../geometry/around/neighbours.ts'
import { type Cell, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { figureHeads, type HeadedFigures } from '../../geometry/tables/figure-heads.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { isPremiumOfPeril } from '../limits/of-other/premium-by-peril.ts'
import { amountIn } from '../limits/rows/amount-in-row.ts'
import { isValue } from '../limits/rows/is-value.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import { perilHeads } from './peril-heads.ts'
import type { Peril } from './peril-in-words.ts'

/** A column for each peril, a row for each coverage: the dwelling's is meant. */
export const columnRows = (pages: Page[], peril: Peril): LimitRow[] =>
  pages.flatMap((page) =>
    [...deductibleColumns(page).flatMap(inPairs), ...perilHeads(page).figures].flatMap(({ head, figures }) => {
      const match = matchLabel(head, DEDUCTIBLE_LABELS[peril])
      const amount = amountIn(figures.map(({ text }) => text).join(' '), 'deductible')
      return match && amount && !amount.hasCents
        ? [{ label: head, match, amount, cells: figures, rank: 0.95 * match.weight }]
        : []
    }),
  )

/** 'Deductible (all other perils / wind and hail)' over '$2,500 / 2% ($3,160)': two columns in one, each with its own. */
const inPairs = (column: HeadedFigures): HeadedFigures[] => {
  const names = column.head.text.replace(/^deductibles?\s?[:(]?\s?|\)$/gi, '').split(/\s?\/\s?/)
  const values = column.figures
    .map(({ text }) => text)
    .join(' ')
    .split(/\s\/\s/)
  const heads = names.map((text) => ({ ...column.head, text, key: squash(text) }))
  if (names.length !== 2 || values.length !== 2 || !heads.every((head) => weightOf(head) > BARE)) return [column]
  return heads.map((head, index) => ({
    head,
    figures: column.figures.slice(0, 1).map((figure) => ({ ...figure, text: values[index] as string })),
  }))
}

/** A figure in the column of a peril is no deductible of every loss. */
export const isInPerilColumn = (page: Page, figure: Cell): boolean =>
  [...deductibleColumns(page), ...perilHeads(page).figures].some(
    ({ head, figures }) => figures.includes(figure) && weightOf(head) > BARE,
  )

const known = new WeakMap<Page, HeadedFigures[]>()

const deductibleColumns = (page: Page): HeadedFigures[] => {
  const before = known.get(page)
  if (before) return before
  const found = page.cells.flatMap((row) => (isDwelling(row) || DEDUCTIBLE.test(row.text) ? columnsOf(page, row) : []))
  known.set(page, found)
  return found
}

const columnsOf = (page: Page, row: Cell): HeadedFigures[] =>
  figureHeads(page, row, cellsRightOf(page, row).filter(isValue))
    .filter(({ head }) => weightOf(head) >= BARE && !/premium|rate\b/i.test(head.text) && !isPremiumOfPeril(page, head))
    .map(({ head, figures }) => ({
      head,
      figures: [
        ...figures,
        ...figures.slice(0, 1).flatMap((figure) => continuationsOf(page, row, figure).filter(isValue)),
      ],
    }))

/** The word 'deductible' alone. */
const BARE = 0.5

const weightOf = (head: Cell): number => {
  const weight = Math.max(...Object.values(DEDUCTIBLE_LABELS).map((labels) => matchLabel(head, labels)?.weight ?? 0))
  return NAMES_NO_PERIL.test(head.key) ? Math.min(weight, BARE) : weight
}

/** 'Deductible each occurrence' */
const NAMES_NO_PERIL = /^deductibles?(?:for|per|each|every|any|one)+(?:loss|occurrence|claim)$/

const isDwelling = (cell: Cell): boolean =>
  ROW_OF_A.test(cell.text) || (matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling)?.weight ?? 0) > 0.5

/** The one row of a table by perils, or its rows of shares and of dollars. */
const DEDUCTIBLE =
  /^(?:(?:(?:your|the|policy|property)\s)?deductibles?(?: amounts?)?|(?:as an? )?percent(?:age)?(?: of (?:coverage A|dwelling|limit))?|(?:in )?dollars|(?:dollar |flat )amount)(?:\s?\((?:in )?(?:%|percent(?:age)?) of (?:the )?(?:cov(?:erage|\.)? ?A|dwelling)(?: limit)?\))?:?$/i

/** 'A, B and D', 'Coverages A-D', 'All coverages' */
const ROW_OF_A =
  /^(?:(?:all|section I) coverages|(?:cov(?:erage)?s?\.? )?A(?:\W+(?:[A-D]\b|and\b|to\b|through\b|\W)*)?)\.?$/i
