import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { toNumber } from '../../values/amount.ts'
import { isDenial } from '../../values/denial.ts'
import type { LimitRow } from './rows/limit-row.ts'

const ADDED = /^\+\s?(\d{1,2})\s?%$/
/** '+ 10%   Extended dwelling coverage, which you have not chosen' */
const NOT_HELD = /\b(?:not|never|no longer)\b|n[’']t\b|\b(?:price|premium|credit|discount|was|if you)\b/i
const LIMIT = /^\$\s?\d{1,3}(?:,\d{3})+$/
/** In font sizes: from a row to the next. */
const PITCH = 3.2

/** '+ 25%   Extended dwelling coverage, if rebuilding costs more': what is added begins the line, and its name ends it. */
export const sharesBeforeNames = (pages: Page[], labels: Label[]): LimitRow[] =>
  pages.flatMap((page) =>
    page.cells.flatMap((share) => {
      const printed = ADDED.exec(share.text)?.[1]
      const [label, ...more] = printed ? cellsRightOf(page, share) : []
      if (!printed || !label || cellsOfLine(page, share)[0] !== share || !isAmongLimits(page, share)) return []
      const match = matchLabel(upToComma(label), labels)
      const isRefused =
        isDenial(label.text) ||
        NOT_HELD.test(label.text) ||
        more.some(({ text }) => isDenial(text) || /[$%]/.test(text))
      if (!match || isRefused || isNotPurchased(page, label)) return []
      const amount = { dollars: null, percent: toNumber(printed), base: 'A' as const, status: null, hasCents: false }
      return [{ label, match, amount, cells: [share], rank: 0.9 }]
    }),
  )

/** What follows says when it is paid. */
const upToComma = (label: Cell): Cell => {
  const [text = ''] = label.text.split(',')
  return { ...label, text, key: squash(text) }
}

/** A limit begins the row above or below: what else is added in percent changes a price. */
const isAmongLimits = (page: Page, { y, left, size }: Cell): boolean =>
  cellsBetween(page, y - PITCH * size, y + PITCH * size).some(
    (cell) => LIMIT.test(cell.text) && Math.abs(cell.left - left) < 3,
  )
