import { type Cell, isSameLine, overlap } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { parseAmount, parsePercent, percentsWithPart, toNumber } from '../../values/amount.ts'
import { withoutRows } from '../limits/places/without-rows.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import type { Peril } from './peril-in-words.ts'

/** '2% of Coverage A' under '$7,684', 'that is one percent of the dwelling limit' under a row, '2' in a column of percentages. */
export const percentsNear = (pages: Page[], row: LimitRow, peril: Peril): LimitRow[] => {
  const page = pages.find(({ number }) => number === row.label.page)
  return page ? [...signed(page, row, peril), ...inColumn(page, row)] : []
}

/**
 * 'That is $8,252 at your current limit' under '2% of Coverage A', or 'Deductibles apply per item: Item 1 $8,200' in a
 * sentence: whether the dollars of a percentage are printed, too.
 */
export const saysDollars = (pages: Page[], row: LimitRow, dollars: number): boolean =>
  pages
    .filter(({ number }) => number === row.label.page)
    .some((page) =>
      [...cellsNear(page, row), ...sentencesWith(page, /^deductibles?\b/i)].some(({ text }) =>
        dollarsOf(text).includes(dollars),
      ),
    )

const dollarsOf = (text: string): number[] =>
  (text.match(/\$\s?\d[\d,]*(?:\.\d\d)?|^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/g) ?? []).map(toNumber)

const cellsNear = (page: Page, { label, cells }: LimitRow): Cell[] => {
  const own = [label, ...cells]
  return page.cells.filter(
    (cell) =>
      own.some(({ y, size }) => Math.abs(cell.y - y) < 1.6 * size) &&
      own.some((other) => overlap(cell, other) > 0 || isSameLine(cell, other)),
  )
}

/**
 * 'The deductible of each item is 2 percent of its limit', 'The Windstorm and Hail deductible is 2% and the All other perils
 * deductible is 1% of …': shares that sentences tell of this peril, or of no peril at all.
 */
export const percentsSaid = (pages: Page[], peril: Peril): LimitRow[] =>
  pages.flatMap((page) =>
    sentencesWith(page, SAYS_SHARE).flatMap(({ text, cells: [label, ...cells] }) => {
      if (!label || text.length > 420 || isHedged(text)) return []
      return sharesIn(withoutRows(page, text, [label, ...cells])).flatMap(({ words, percent }) => {
        // Beside a table's row words that name no peril may be said of the row.
        if (!saysOf(words, peril) || !saysOf(text, peril)) return []
        const amount = { dollars: null, percent, base: null, status: null, hasCents: false }
        return [{ label, match: { weight: 1, rest: '', lead: '', isListed: false }, amount, cells, rank: 0 }]
      })
    }),
  )

/** 'Clause 1 is 2% and Clause 2 is 1% of the Coverage A limit.' below the rows that are called so */
const SAYS_SHARE =
  /deductible|\b(?:that|this|it)(?:[’']s| is) \d[\d.]*\s?% of (?:the|your)\b|\bclause [12] (?:is|equals|comes to) \d[\d.]*\s?%/i

/** Each share with the words before it, back to the share before. */
const sharesIn = (text: string): { words: string; percent: number }[] =>
  text.split(/;\s|(?<=\d\s?%|\bper\s?cent\b)/i).flatMap((words) => {
    const percent = parsePercent(words)
    return percent === null ? [] : [{ words, percent }]
  })

const PERILS: Record<Peril, RegExp> = {
  wind_hail: /\bwind|\bhail/i,
  hurricane: /hurricane|named (?:wind)?storm|tropical|cyclone/i,
  all_perils:
    /\ball (?:other )?perils?\b|\b(?:all|any|every) other\b|\bother (?:perils?|loss(?:es)?)\b|\beverything else\b/i,
}

/** 'All perils except wind or hail' is not said of wind or hail, and '2% of A, outside a named storm' of no storm. */
const saysOf = (words: string, peril: Peril): boolean => {
  const own = words
    .replace(OUTSIDE, '')
    .replace(/\b(?:except|excluding|other than|but not|apart from)\b[^,;.%]*/gi, ' all other ')
  return PERILS[peril].test(own) || Object.values(PERILS).every((pattern) => !pattern.test(own))
}

const OUTSIDE = /,? \boutside (?:of )?(?:an? |the )?(?:named|hurricane|tropical)[^,;.%]*/gi

const signed = (page: Page, row: LimitRow, peril: Peril): LimitRow[] => {
  const near = cellsNear(page, row).filter(({ text }) => /%|cent\b/i.test(text) && saysOf(text, peril))
  return near.flatMap((cell) => {
    // '1.5% of Coverage A. You could have 1% ($8,450) for $418 more.'
    const [whole, first] = [cell.text, sentencesIn(cell.text)[0] ?? ''].map(parseAmount)
    const amount = whole?.dollars === null ? whole : first
    return amount && amount.dollars === null ? [{ label: cell, match: row.match, amount, cells: [], rank: 0 }] : []
  })
}

/** 'Percent of Coverage A' over '2', or '2.0' without a head, beside '$3,720': what the dollars are that share of. */
const inColumn = (page: Page, { label, match }: LimitRow): LimitRow[] =>
  cellsOfLine(page, label)
    .filter(({ left }) => left >= label.right)
    .flatMap((cell) =>
      bareShares(cell).map((percent) => {
        const amount = { dollars: null, percent, base: null, status: null, hasCents: false }
        return { label: cell, match, amount, cells: [], rank: 0 }
      }),
    )

const bareShares = ({ text }: Cell): number[] =>
  /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? [Number(text)] : percentsWithPart(text)
