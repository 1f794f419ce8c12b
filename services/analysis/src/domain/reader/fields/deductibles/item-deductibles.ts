import { isBesideDeductibles } from '../../geometry/around/block-of-row.ts'
import { cellsUnder } from '../../geometry/around/cells-under.ts'
import { columnBelow } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, overlap } from '../../geometry/cell.ts'
import { centredLabels } from '../../geometry/label-cells/centred-labels.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { isOfOtherThing } from '../../geometry/tables/headed-rows.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { DEDUCTIBLE, itemColumns } from '../../geometry/tables/item-columns.ts'
import { isNumber } from '../../geometry/tables/item-headings.ts'
import { clausesOf } from '../../geometry/text/clauses.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import { label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { isOfStormAlone } from '../limits/of-other/storm-alone.ts'
import { matchOfItem } from '../limits/places/building-of-item.ts'
import { valuesOfBlock } from '../limits/places/limit-places.ts'
import { HEAD_OF_LIMITS } from '../limits/places/limit-under-item.ts'
import { amountIn } from '../limits/rows/amount-in-row.ts'
import { isValue } from '../limits/rows/is-value.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import { isInPerilColumn } from './deductible-columns.ts'

const ITEM_LABELS = [
  ...LIMIT_LABELS.coverage_a_dwelling,
  label(/^item(?:no|number)?1$/, 0.8),
  label(/^(?:building|dwelling)(?:at)?(?:replacementcost|actualcashvalue)$/, 0.8),
]
const OF_OTHER_ITEM = [
  ...LIMIT_LABELS.coverage_b_other_structures,
  ...LIMIT_LABELS.coverage_c_personal_property,
  ...LIMIT_LABELS.coverage_d_loss_of_use,
  label(/^item(?:no|number)?[2-9]/),
]

/**
 * A policy of items (windstorm, flood) prints its deductible in a column beside the limit, each item's below a heading, or
 * among the rows of the item: the dwelling's is meant.
 */
export const itemRows = (pages: Page[]): LimitRow[] => pages.flatMap((page) => [...inColumns(page), ...inRows(page)])

const inColumns = (page: Page): LimitRow[] =>
  itemColumns(page).flatMap(({ name, valuesOf }) => {
    const match = matchLabel(name, LIMIT_LABELS.coverage_a_dwelling)
    const cells = match ? valuesOf(DEDUCTIBLE) : []
    const amount = amountIn(cells.map(({ text }) => text).join(' '), 'deductible')
    return match && amount ? [{ label: name, match, amount, cells, rank: 0.95 * match.weight }] : []
  })

const inRows = (page: Page): LimitRow[] =>
  [...page.cells, ...centredLabels(page), ...namesOfItems(page)].flatMap((label) => {
    const match = matchLabel(label, ITEM_LABELS) ?? matchOfItem(page, label, ITEM_LABELS)
    if (!match) return []
    const [block = []] = [...valuesOfBlock({ page, label })]
    const isItem = isUnderDeductibles(page, label) || (IS_NUMBERED.test(label.text) && isBesideDeductibles(page, label))
    const beside = [...upToNextItem(cellsOfLine(page, label), label), ...block].filter(
      (cell) =>
        cell.left > label.right &&
        (isItem ? isValue(cell) && columnRole(page, cell) !== 'previous' : isInDeductibleColumn(page, cell)) &&
        !isInPerilColumn(page, cell),
    )
    const mayFollow = (cell: Cell) => !isOfNextRow(page, cell)
    const ofColumn = [...beside, ...beside.flatMap((cell) => columnBelow(page, cell, { mayFollow }))]
    const cells = [ofColumn, amongRows(page, label), underHeads(page, label)].find(({ length }) => length > 0) ?? []
    const amount = amountIn(cells.map((cell) => cell.text).join(' '), 'deductible')
    return amount && cells.length > 0 ? [{ label, match, amount, cells, rank: 0.9 * match.weight }] : []
  })

/** 'Coverage A – Dwelling' of 'Coverage A – Dwelling. One-family, frame on pilings; built 2011', and lines below */
const namesOfItems = (page: Page): Cell[] =>
  clausesOf(page).filter(({ y, left, text }) =>
    page.cells.some((cell) => cell.y === y && cell.left === left && cell.text.startsWith(`${text}. `)),
  )

const IS_NUMBERED = /^item \d/i

/** 'Deductible amount, each occurrence:   Item 1   $4,960   Item 2   $1,488' */
const upToNextItem = (line: Cell[], item: Cell): Cell[] => {
  const next = line.find(({ left, text }) => left > item.right && IS_NUMBERED.test(text))
  return line.filter(({ left }) => !next || left < next.left)
}

/** 'Water backup   $25,000   $2,500', 'Item 2 Barn   $16,000   $250': a row that has its own name, or number, has its own deductible. */
const isOfNextRow = (page: Page, cell: Cell): boolean => {
  const [name] = cellsOfLine(page, cell)
  return name !== undefined && name !== cell && (isKnownLabel(name) || isNumber(name) || /^item \d/i.test(name.text))
}

/** Under 'Deductible', or under 'Deductible now' beside 'Deductible before'. */
const isInDeductibleColumn = (page: Page, cell: Cell): boolean => {
  const role = columnRole(page, cell)
  if (role !== 'current') return role === 'deductible'
  return page.cells.some(
    (head) =>
      /^(?:new)?deductible(?:now|after|new)?$/.test(head.key) &&
      head.y < cell.y - 2 &&
      cell.y - head.y < 6 * cell.size &&
      overlap(head, cell) > 0,
  )
}

/** Points that the rows of an item may stand further in, and font sizes that they may be below its name. */
const IN_ITEM = 46
const LONGEST_ITEM = 16

/** 'Deductible   2% of $231,000 = $4,620' among the rows of one item, before the next item begins. */
const amongRows = (page: Page, item: Cell): Cell[] => {
  const below = page.cells.filter(
    (cell) =>
      cell.y > item.y + 2 &&
      cell.y - item.y < LONGEST_ITEM * item.size &&
      cell.left > item.left - 3 &&
      cell.left < item.left + IN_ITEM,
  )
  const end = below.findIndex((cell) => matchLabel(cell, OF_OTHER_ITEM) !== null)
  const row = (end < 0 ? below : below.slice(0, end)).find(({ key }) =>
    /^(?:item)?deductible(?:amount)?(?:(?:per|each|any(?:one)?)(?:loss|occurrence|claim))?$/.test(key),
  )
  return row && !isOfOtherThing(page, row)
    ? cellsOfLine(page, row).filter((cell) => cell.left > row.right && isValue(cell) && !isOfStormAlone(cell))
    : []
}

/** '2%   $5,360' under 'Limit of liability   Deductible   Deductible amount' below 'ITEM 1   Coverage A – Dwelling …' */
const underHeads = (page: Page, item: Cell): Cell[] => {
  const below = cellsBetween(page, item.y + 2, item.y + OWN_HEADS * item.size)
  const end = below.findIndex((cell) => matchLabel(cell, OF_OTHER_ITEM) !== null)
  const heads = (end < 0 ? below : below.slice(0, end)).filter(
    (cell) =>
      /^deductible(?:amount)?$/.test(cell.key) &&
      cellsOfLine(page, cell).some(({ key }) => /^limitof/.test(key) || HEAD_OF_LIMITS.test(key)),
  )
  return heads.flatMap((head) => withDollarsBelow(page, cellsUnder(page, head, { maxLines: 2 }))).filter(isValue)
}

/** '2%' over '$5,360', with no other figure on that line: the dollars of the share. */
const withDollarsBelow = (page: Page, under: Cell[]): Cell[] => {
  const first = under.filter(({ y }) => y - (under[0]?.y ?? y) < 2)
  const [second, ...more] = under.slice(first.length)
  const isShare = first.length === 1 && /^\d[\d.]*\s?%$/.test(first[0]?.text ?? '')
  const isOwn = second && more.length === 0 && cellsOfLine(page, second).filter(isValue).length === 1
  return isShare && isOwn && /^\$\s?\d[\d,]*$/.test(second.text) ? [...first, second] : first
}
/** In font sizes: its description takes a line or two. */
const OWN_HEADS = 5
