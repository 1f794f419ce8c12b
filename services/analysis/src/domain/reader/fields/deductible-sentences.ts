import { squash } from '../geometry/cell.ts'
import { labelCells } from '../geometry/label-cells.ts'
import type { Page } from '../geometry/layout.ts'
import { type Label, matchLabel } from '../labels/label.ts'
import { parseAmount } from '../values/amount.ts'
import type { LimitRow } from './read-limits.ts'

/** 'Deductible Clause 1: 2% of Coverage A for windstorm, hurricane or hail': the figure before what it applies to. */
const SENTENCE =
  /^(?=.*deductible)(?:.*?:\s*)?(.*?(?:\d%|\$\s?\d[\d,]*).*?)\s(?:for|applies to|applicable to|on|per)\s(?:any |each )?(?:loss(?:es)? (?:by|from|caused by) )?(.+)$/i

/** Below tables and labels: a sentence is read only where neither states the deductible. */
const RANK = 0.75

/** Deductibles that running text states for one of these perils. */
export const sentenceRows = (pages: Page[], labels: Label[]): LimitRow[] =>
  pages.flatMap((page) =>
    labelCells(page).flatMap((cell) => {
      const [, figure = '', peril = ''] = cell.text.length < 200 ? (SENTENCE.exec(cell.text) ?? []) : []
      const match = peril ? matchLabel({ ...cell, text: peril, key: squash(peril), isClause: true }, labels) : null
      const amount = match ? parseAmount(figure) : null
      return match && amount ? [{ label: cell, match, amount, cells: [], rank: RANK * match.weight }] : []
    }),
  )
