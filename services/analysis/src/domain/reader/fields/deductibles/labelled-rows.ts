import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { stormIn } from '../../labels/perils.ts'
import { limitRows } from '../limits/read-limits.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import { columnRows } from './deductible-columns.ts'
import { perilHeads } from './peril-heads.ts'
import { isOfEverything, type Peril } from './peril-in-words.ts'

/** What stands beside or below the names of a peril, the most telling first. */
export const labelledRows = (pages: Page[], peril: Peril): LimitRow[] =>
  [...columnRows(pages, peril), ...limitRows(pages, DEDUCTIBLE_LABELS[peril], 'deductible').filter(isWhole(pages))]
    .filter((row) =>
      peril === 'all_perils'
        ? !isOfStorm(row) && !explainsFigure(pages, row) && !isBesideExplained(pages, row)
        : !isOfEverything(wordsOf(row)),
    )
    .sort((a, b) => b.rank - a.rank)

/** 'Named' / 'storm' below 'Windstorm or hail,' / 'other than': a line of a head names nothing by itself. */
const isWhole = (pages: Page[]) => {
  const parts = pages.map((page) => perilHeads(page).parts)
  return ({ label }: LimitRow): boolean => !parts.some((some) => some.has(label))
}

/** 'Your deductibles: $4,000 wind and hail, …' and '…, except wind or hail: 2% of Coverage A' tell that of the storm first; 'Deductible $2,500 Wind/hail 2%' does not. */
const isOfStorm = ({ label, match }: LimitRow): boolean =>
  STORM_BEHIND.test(match.rest) || (label.isClause === true && EXCEPTED.test(label.text))
const STORM_BEHIND =
  /^s?\W*(?:\$\s?[\d,]+\d|[\d.]+\s?%)\s(?:for\s|by\s|on\s)?(?:the\s)?(?:wind(?:storm)?|hail|hurricane|named)\b(?![^,.;($%\d]*\$?\s?\d)/i
const EXCEPTED = /^except(?:\sfor)?\s[^$%\d]*(?::\s|\bis\s|\bat\s)(?:\$\s?)?\d/i

/** 'This deductible is 1.5% of the dwelling limit' right below '$7,821' below 'Your share of a wind or hail loss' is the storm's, though it does not name it. */
const explainsFigure = (pages: Page[], { label }: LimitRow): boolean =>
  /^(?:this|that) deductible\b/i.test(label.text) &&
  pages.some(
    (page) =>
      page.number === label.page &&
      linesOver(page, label)
        .filter(({ text }) => /^\$\s?\d[\d,]*$/.test(text))
        .some((figure) => linesOver(page, figure).some(({ text }) => stormIn(text) !== null)),
  )

/** 'For every claim, unless it is wind or hail' beside 'This is 1% of your Coverage A limit', right below 'Wind and hail deductible': what explains the name above it is no answer to the words beside it. */
const isBesideExplained = (pages: Page[], { cells }: LimitRow): boolean =>
  cells.some(
    (cell) =>
      /^(?:this|that|it)(?:(?: deductible)? is|[’']s) \d/i.test(cell.text) &&
      pages.some(
        (page) =>
          page.number === cell.page &&
          linesOver(page, cell).some(({ text }) => stormIn(text) !== null && !/\d/.test(text)),
      ),
  )

/** In font sizes: from words to the figure below them, and on to the words below it. */
const PITCH = 2.2

const linesOver = (page: Page, { left, y, size }: Cell): Cell[] =>
  cellsBetween(page, y - PITCH * size, y - 2).filter((cell) => Math.abs(cell.left - left) < 3)

const wordsOf = ({ label, cells }: LimitRow): string => [label, ...cells].map(({ text }) => text).join(' ')
