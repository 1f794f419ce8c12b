import { cellLeftOf, cellsRightOf } from '../../geometry/around/neighbours.ts'
import { valuesOverCaption } from '../../geometry/captions/captions.ts'
import type { Cell } from '../../geometry/cell.ts'
import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import type { Page } from '../../geometry/layout.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { isValueFirst } from '../../geometry/tables/value-first.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { isRestOfOther } from './of-other/rest-of-other.ts'
import { isRowOfOther } from './of-other/row-of-other.ts'
import { isStormUnderBare } from './of-other/storm-alone.ts'
import { matchOfItem } from './places/building-of-item.ts'
import { valueBesideTwoLines } from './places/figure-beside-two-lines.ts'
import { letterOver } from './places/letter-over-name.ts'
import { valueOfOtherWords } from './places/limit-below.ts'
import {
  dollarsOfShare,
  isDeniedUnder,
  valueInTotal,
  valueOver,
  valueUnder,
  valueUnderHeads,
} from './places/limit-columns.ts'
import { isHeadOfCard, valueInCard } from './places/limit-in-card.ts'
import { limitOfDescription } from './places/limit-of-description.ts'
import { valuesBeside, valuesNear, valuesOfBlock } from './places/limit-places.ts'
import { valueOfLineBelow } from './places/line-below.ts'
import { isOfNextRow } from './places/next-row.ts'
import { rowInLabel } from './places/row-in-label.ts'
import { rowLeft } from './places/row-left.ts'
import { rowOfLead } from './places/row-of-lead.ts'
import { valuesOverPage } from './places/row-over-pages.ts'
import { valueInLines } from './places/value-in-lines.ts'
import { valuesOfRemark } from './places/values-of-remark.ts'
import { amountIn, deductibleWords, endsWithLimit, ofRefused, tellsLimit, withPercent } from './rows/amount-in-row.ts'
import { isOfAllLosses } from './rows/basis-of-row.ts'
import { countingFigures } from './rows/counting-figures.ts'
import { isDeclined, isExclusion, isNotExcluded, NOTHING } from './rows/declined-row.ts'
import { undisputed, withoutOwnDeductible, withoutPremium } from './rows/disputed-limits.ts'
import { isValue } from './rows/is-value.ts'
import type { LimitRow, RowPlace } from './rows/limit-row.ts'
import { matchOfOwnWords } from './rows/own-words.ts'
import { rankOf } from './rows/rank-of.ts'
import { isSumOfParts } from './rows/sum-of-parts.ts'

/** All rows with one of these labels, the most telling first. `keeps` says which columns count. */
export const limitRows = (pages: Page[], labels: Label[], wanted: 'limit' | 'deductible' = 'limit'): LimitRow[] => {
  const rows: LimitRow[] = []
  for (const [index, page] of pages.entries()) {
    for (const label of labelCells(page)) {
      const own = () => matchOfOwnWords(label, labels) ?? matchOfItem(page, label, labels)
      const match = matchLabel(label, labels) ?? (wanted === 'limit' ? own() : null)
      if (!match || isRowOfOther({ page, label, match, wanted }) || isRestOfOther(page, label, labels)) continue
      const place = { page, label, match, wanted }
      const row = rowOn(place, pages[index + 1])
      if (row) rows.push(row)
    }
  }
  return rows.sort((a, b) => b.rank - a.rank)
}

const rowOn = (place: RowPlace, next: Page | undefined): LimitRow | null => {
  if (isNotExcluded(place.page, place.label)) return null
  const row = rowAt(place) ?? rowFrom(place, [valuesOverPage(place.page, place.label, next)])
  if (place.wanted === 'limit' && isExclusion(place.label) && row?.amount.status !== 'none') return null
  // 'Wind/hail deductible: No' over 'All perils   $2,500', which is the next row's.
  const isRefused = /^no?$/i.test(place.match.rest) || (place.wanted === 'limit' && isDeclined(place.page, place.label))
  return row && isRefused ? { ...row, amount: NOTHING } : row
}

const rowAt = (place: RowPlace): LimitRow | null => {
  if (place.label.isClause) return rowInClause(place)
  if (place.match.isOver) return rowInLabel(place)
  const between = place.wanted === 'limit' ? rowFrom(place, valueBesideTwoLines(place)) : null
  if (between) return between
  const captioned = valuesOverCaption(place.page, place.label)
  if (captioned.length > 0) return rowFrom(place, [captioned])
  if (place.wanted === 'deductible' && isDeniedUnder(place)) return null
  if (!isValueFirst(place.page, place.label)) return rowInTable(place)
  return rowLeft(place) ?? (isHeadOfCard(place) ? rowFrom(place, valueUnder(place)) : null)
}

const rowInClause = (place: RowPlace): LimitRow | null => {
  const row = rowInLabel(place) ?? rowFrom(place, limitOfDescription(place))
  return row && { ...row, rank: 0.85 * row.rank }
}

const rowInTable = (place: RowPlace): LimitRow | null =>
  rowOfLetter(place) ??
  limitBesidePremium(place) ??
  deductibleBesidePremium(place) ??
  rowFrom(place, valuesOfRemark(place)) ??
  rowFrom(place, valueOfLineBelow(place)) ??
  rowBeside(place) ??
  rowFrom(place, valueInLines(place)) ??
  percentWithDollars(place) ??
  rowInLabel(place) ??
  rowFrom(place, valueInCard(place)) ??
  rowFrom(place, valueOver(place)) ??
  rowFrom(place, valueInTotal(place)) ??
  rowFrom(place, valueUnder(place)) ??
  (place.match.weight > 0.4 ? rowFrom(place, valueUnderHeads(place)) : null) ??
  rowFrom(place, valuesNear(place)) ??
  rowFrom(place, valuesOfBlock(place)) ??
  (place.wanted === 'limit' ? rowFrom(place, valueOfOtherWords(place)) : null) ??
  rowLeft(place) ??
  rowOfLead(place)

/** 'Coverage A   $192,000' over 'One family dwelling, brick' */
const rowOfLetter = (place: RowPlace): LimitRow | null => {
  const letter = place.wanted === 'limit' ? letterOver(place.page, place.label) : undefined
  return letter ? rowFrom(place, valuesBeside({ ...place, label: letter })) : null
}

/** 'Limited fungi   Included' over rows of its own: these tell more. */
const rowBeside = (place: RowPlace): LimitRow | null => {
  const row = rowFrom(place, valuesBeside(place))
  const tellsLess = place.wanted === 'limit' && (row?.amount.status === 'included' || row?.amount.hasCents)
  return (tellsLess ? (limitBefore(place) ?? rowFrom(place, valueOfOtherWords(place))) : null) ?? row
}

/** 'Amount of insurance   Item   Premium' over '$23,100   Other structures   Included' */
const limitBefore = (place: RowPlace): LimitRow | null => {
  const left = cellLeftOf(place.page, place.label)
  return left && columnRole(place.page, left) === 'limit' ? rowLeft(place) : null
}

/** 'Wind and hail, 2 percent of' / 'Coverage A   $3,570': the dollars stand beside the line that the label goes on to. */
const percentWithDollars = (place: RowPlace): LimitRow | null => {
  const own = place.wanted === 'deductible' ? rowInLabel(place) : null
  const row = own && own.amount.dollars === null && own.amount.percent ? rowFrom(place, dollarsOfShare(place)) : null
  return row?.amount.dollars && !row.cells.some((cell) => isOfNextRow(place, cell)) ? row : null
}

/** 'Water backup, limit $10,000   $48.00': the limit is in the words, what stands beside them is its premium. */
const limitBesidePremium = (place: RowPlace): LimitRow | null => {
  const own = place.wanted === 'limit' ? rowInLabel(place) : null
  if (!own || own.amount.status !== null) return null
  const row = rowFrom(place, valuesBeside(place))
  const beside = row?.amount
  if (beside?.status === 'none' || isSumOfParts(beside, place.label.text)) return null
  if (endsWithLimit(place.match.rest, own.amount.dollars ?? 0, beside?.dollars ?? 0)) return own
  if (beside?.dollars && row?.cells.every((cell) => columnRole(place.page, cell) === 'limit')) return null
  // 'Back-up of drains up to $15,000   OPT SD   (each person)   $2,000': past other words the figure is theirs.
  if (own.amount.dollars && row && !row.cells.includes(cellsRightOf(place.page, place.label)[0] as Cell)) return own
  const saysLess = !beside?.dollars || beside.hasCents || beside.status !== null
  return saysLess || tellsLimit(place.match.rest, beside.dollars) ? own : null
}

/** 'All perils insured: 1% of Coverage A.      Section I and II   $1,261.00': past other words what has cents is their premium. */
const deductibleBesidePremium = (place: RowPlace): LimitRow | null => {
  const own = place.wanted === 'deductible' ? rowInLabel(place) : null
  const [beside] = cellsRightOf(place.page, place.label)
  if (!own || own.amount.status !== null || !beside || !/^[A-Z]/.test(beside.text) || isValue(beside)) return null
  const cells = rowFrom(place, valuesBeside(place))?.cells ?? []
  return cells.length > 0 && cells.every(({ text }) => /^\$?\s?[\d,]+\.\d\d$/.test(text)) ? own : null
}

const rowFrom = (place: RowPlace, places: Iterable<Cell[]>): LimitRow | null => {
  const { page, label, match, wanted } = place
  for (const cells of places) {
    const counting = isStormUnderBare(label, cells) ? [] : countingFigures(place, cells)
    const current = wanted === 'limit' ? undisputed(page, withoutPremium(withoutOwnDeductible(counting))) : counting
    const texts = [...(wanted === 'deductible' ? [deductibleWords(match)] : []), ...current.map((cell) => cell.text)]
    const amount = ofRefused(withPercent(amountIn(texts.join(' '), wanted), match), label)
    if (!amount || current.length === 0) continue
    const share = wanted === 'limit' && isOfAllLosses(page, label, current) ? 0.9 : 1
    return { label, match, amount, cells: current, rank: share * rankOf(match, amount, wanted) }
  }
  return null
}
