import type { Cell } from '../../geometry/cell.ts'
import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import type { Page } from '../../geometry/layout.ts'
import { linesAround } from '../../geometry/text/running-text.ts'
import type { Found } from '../../search/search.ts'
import { toNumber } from '../../values/amount.ts'
import { premiumOf } from './plausible-premium.ts'
import type { Premium } from './premium-sums.ts'

const MOST_OF_A_SUM = 400

/** 'Premium $2,981.00; policy fee $60.00; total $3,041.00': a total that comes to what is said before it, in a line or in a paragraph. */
export const sumsInWords = (pages: Page[]): Found<Premium | null>[] =>
  pages.flatMap((page) => [
    ...labelCells(page).flatMap((label) => (label.text.length > MOST_OF_A_SUM ? [] : sumsIn(label.text, [label]))),
    ...page.cells.flatMap((cell, index) => {
      const lines = TOTAL.test(cell.text) ? linesAround(page, index) : []
      return lines.length > 1 ? sumsIn(lines.map(({ text }) => text).join(' '), [cell], addsFees) : []
    }),
  ])

/** 'Home premium …, auto premium …, total for both' */
const OF_OTHER = /\b(?:auto|flood|umbrella)\b/i

const TOTAL = /\btotal\b/i

/** 'To this we add a policy fee … The total for the policy period is': sentences add up much else. */
const addsFees = (between: string, before: string): boolean =>
  /\b(?:premium|policy|term|year|period)\b/i.test(between) &&
  /\b(?:fees?|tax(?:es)?|surcharges?|assessments?)\b/i.test(before) &&
  !/\b(?:last|prior|previous|expir\w+)\b/i.test(before)

const sumsIn = (text: string, cells: [Cell], isSure: typeof addsFees = () => true) =>
  [...text.matchAll(/\btotal\b([^$]{0,40})(\$\s?\d[\d,]*(?:\.\d\d)?)/gi)]
    .slice(-MOST_TOTALS)
    .reverse()
    .flatMap(({ index, 1: between = '', 2: printed = '' }): Found<Premium | null>[] => {
      const before = text.slice(0, index)
      const parts = [...before.matchAll(/([-−]?)\$\s?(\d[\d,]*(?:\.\d\d)?)/g)]
      const sum = parts.reduce((all, [, sign, digits = '']) => all + (sign ? -1 : 1) * toNumber(digits), 0)
      const isOfHome = /premium/i.test(before) && !OF_OTHER.test(before) && isSure(between, before)
      const value = isOfHome ? premiumOf(printed, cells) : undefined
      if (!value || parts.length < 2 || Math.abs(sum - value.dollars) > 0.02) return []
      const [label] = cells
      const match = { weight: 0.95, rest: printed, lead: '', isListed: false }
      return [{ value, rank: 0.9, reading: { label, match, place: 'inline' as const, lines: [], cells } }]
    })
/** 'Last year the total was …' may stand behind. */
const MOST_TOTALS = 2
