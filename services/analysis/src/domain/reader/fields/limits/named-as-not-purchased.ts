import { type Cell, squash } from '../../geometry/cell.ts'
import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import type { Page } from '../../geometry/layout.ts'
import { isNotPurchased, namedAsNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import type { Stated } from './rows/limit-row.ts'

/** 'Other coverages not purchased: Water back-up, …', in one line or below each other. */
export const notPurchased = (pages: Page[], field: keyof typeof LIMIT_LABELS): Stated | null => {
  for (const page of pages) {
    const below = labelCells(page).filter((cell) => !cell.isClause)
    const none =
      noneAmong(unticked(page), field, (_, rest) => saysNoMore(rest)) ??
      noneAmong(namedAsNotPurchased(page), field, (_, rest) => saysNoMore(rest)) ??
      noneAmong(
        below,
        field,
        (cell, rest) =>
          ((/^[a-z -]{0,20}$/i.test(rest) && !MORE_OF_IT.test(rest)) || saysNoMore(withoutFigure(rest))) &&
          isNotPurchased(page, cell),
      )
    if (none) return none
  }
  return null
}

/** 'Water backup, higher limit': less of it may have been bought. */
const MORE_OF_IT = /\b(?:higher|increased?|additional|more|extra|larger)\b/i

/** 'Water backup $5,000': how much of it was not bought */
const withoutFigure = (rest: string): string => rest.replace(/\s?\$\s?[\d,]+\d$/, '')

/** '☐ Water backup', '☐ Mold - not purchased' */
const unticked = (page: Page): Cell[] =>
  page.cells
    .filter(({ text }) => text.startsWith('☐ '))
    .map((cell) => {
      const text = cell.text.slice(2).replace(NOT_TAKEN, '')
      return { ...cell, text, key: squash(text) }
    })
const NOT_TAKEN = /\s[–—-]\s(?:not (?:purchased|selected|taken|chosen|elected)|declined)$/i

/** Words that say no more than the name of such a coverage: 'Water back-up and sump overflow', not 'Mold, increased limit'. */
const OF_IT =
  /^(?:|and|or|of|from|the|sump|pump|overflow|discharge|drains?|sewers?|septic|tanks?|water|wet|dry|rot|bacteria|mou?lds?|mildew|fung(?:i|us)|microbes?|other|coverage|remediation|cleanup|protection|endorsement|damage|backs?|up|that|which|through|by|into|your|a)$/i

const saysNoMore = (rest: string): boolean => rest.split(/\W+/).every((word) => OF_IT.test(word))

const noneAmong = (
  cells: Cell[],
  field: keyof typeof LIMIT_LABELS,
  holds: (cell: Cell, rest: string) => boolean,
): Stated | null => {
  for (const label of cells) {
    const match = matchLabel(label, LIMIT_LABELS[field])
    if (!match || !holds(label, match.rest)) continue
    const amount = { dollars: null, percent: null, base: null, status: 'none' as const, hasCents: false }
    return { value: 0, row: { label, match, amount, cells: [], rank: 0.85 * match.weight }, isDerived: false }
  }
  return null
}
