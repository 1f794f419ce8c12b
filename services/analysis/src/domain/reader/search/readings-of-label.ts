import { cellsUnder } from '../geometry/around/cells-under.ts'
import {
  blockOver,
  cellLeftOf,
  cellsOverCaption,
  cellsRightOf,
  columnBelow,
  continuationsOf,
  lowerRightOf,
} from '../geometry/around/neighbours.ts'
import { isUnticked } from '../geometry/boxes.ts'
import { valuesOverCaption } from '../geometry/captions/captions.ts'
import { figureOverCaption } from '../geometry/captions/figure-over-caption.ts'
import { headsInStack } from '../geometry/captions/stacked-captions.ts'
import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { linesOf } from '../geometry/lines-of.ts'
import { insteadOfFormer } from '../geometry/tables/former-value.ts'
import { isValueFirst } from '../geometry/tables/value-first.ts'
import { inFull } from '../labels/abbreviations.ts'
import { isBasisAt, isKnownLabel, isSettlementOf } from '../labels/known-label.ts'
import type { LabelMatch } from '../labels/label.ts'
import { besideHalfLines, halfLinesBefore } from './half-lines-beside.ts'
import { isHeadedByLabel } from './headed-by-label.ts'
import { isCurrent } from './is-current.ts'
import { linesAbove } from './lines-above.ts'
import type { Place, Reading } from './reading.ts'

/** What stands at a label, the likeliest place first: beside it, above, under, before it, or within its own words. */
export const readingsOf = (page: Page, cell: Cell, match: LabelMatch): Iterable<Reading> => {
  if (cell.isClause) return said(cell, match)
  return match.isListed ? [...said(cell, match), ...besideListed(page, cell, match)] : readingsAt(page, cell, match)
}

/** 'HQ-493 TX (02-21) Roof loss settlement   ACV, wind/hail': only what stands on the line of a listed form is said of it. */
const besideListed = (page: Page, label: Cell, match: LabelMatch): Reading[] => {
  const right = cellsRightOf(page, label).filter((cell) => isCurrent(page, cell))
  const stop = right.findIndex((cell) => isKnownLabel(cell))
  const cells = stop < 0 ? right : right.slice(0, stop)
  return cells.length > 0 ? [{ label, match, place: 'right', lines: linesOf(cells), cells }] : []
}

function* readingsAt(page: Page, label: Cell, match: LabelMatch): Generator<Reading> {
  const at = (place: Place, cells: Cell[], lines = linesOf(cells)): Reading => ({ label, match, place, lines, cells })
  const captioned = valuesOverCaption(page, label)
  if (captioned.length > 0) return yield at('above', captioned)
  if (isValueFirst(page, label)) {
    yield* beforeLabel(page, label, at)
    const block = blockOver(page, label)
    if (block.length > 1) yield at('above', block)
  }
  for (const over of valuesOver(page, label, match)) yield at('above', over)
  const right = cellsRightOf(page, label).filter((cell) => isCurrent(page, cell))
  const isBasis = (cell: Cell) => isBasisAt(label, cell) || isSettlementOf(label, cell)
  const stop = right.findIndex((cell, index) => isKnownLabel(cell) && !(index === 0 && isBasis(cell)))
  const values = stop < 0 ? right : right.slice(0, stop)
  if (match.rest) {
    const [more, beside] = [linesBelow(page, label, match.rest), withoutOtherBlock(page, label, values)]
    yield at('inline', [label, ...beside, ...more], [match.rest, ...linesOf(beside), ...linesOf(more)])
  }
  for (const cells of besideLabel(page, label, values)) yield at('right', cells)
  const under = cellsUnder(page, label)
    .filter(({ text }) => !isUnticked(text))
    .flatMap((cell) => insteadOfFormer(page, cell))
  if (under.length > 0) yield at('under', under)
  const lower = lowerRightOf(page, label)
  if (right.length === 0 && lower && !isKnownLabel(lower)) yield at('right', [lower])
  yield* beforeLabel(page, label, at)
}

/** 'Insured: Ana Flores' beside '12 Elm Street', which stands below a label of its own; 'City: Waco' behind a street has its own beside it. */
const withoutOtherBlock = (page: Page, label: Cell, values: Cell[]): Cell[] =>
  values[0] && /:\s/.test(label.text) && !/:\s/.test(values[0].text) && isHeadedByLabel(page, values[0]) ? [] : values

/** Below the label, or flush with the words behind it: 'Named insured: Ana Flores' over 'Luis Paredes'. */
const linesBelow = (page: Page, label: Cell, rest: string): Cell[] => {
  // 'House at' over '12 Elm Street' is one label, and its second line no further one.
  const below = columnBelow(page, label).filter(({ text }, index) => index > 0 || text !== rest)
  if (below.length > 0 || !label.text.slice(0, -rest.length).trimEnd().endsWith(':')) return below
  const part = rest.length / label.text.length
  return columnBelow(page, { ...label, left: label.right - part * (label.right - label.left) })
}

function* besideLabel(page: Page, label: Cell, values: Cell[]): Generator<Cell[]> {
  const [first] = values
  yield* first ? halfLinesBefore(page, label, first) : besideHalfLines(page, label)
  if (!first || isHeadedByLabel(page, first)) return
  const more = continuationsOf(page, label, first)
  yield [...linesAbove(page, label, first), ...values, ...more]
  // What stands further along its line may be of another block, beside a value that goes on below itself.
  if (values.length > 1 && more.length > 0) yield [first, ...more]
}

const valuesOver = (page: Page, label: Cell, { rest }: LabelMatch): Cell[][] => {
  if (headsInStack(page, label)) return []
  const over = /:\s*\S/.test(label.text) ? [] : cellsOverCaption(page, label)
  // 'The home is at 12 Elm St, Waco …' has its figures itself.
  const figure = STREET_AND_TOWN.test(rest) ? undefined : figureOverCaption(page, label)
  return [over, figure ? [figure] : []].filter((cells) => cells.length > 0)
}
const STREET_AND_TOWN = /\b\d+ [A-Z].*\b\d{5}\b/

type At = (place: Place, cells: Cell[]) => Reading

function* beforeLabel(page: Page, label: Cell, at: At): Generator<Reading> {
  const left = cellLeftOf(page, label)
  const isFirst = isValueFirst(page, label)
  const owner = left && !isFirst ? cellLeftOf(page, left) : undefined
  // 'Year built: 1998   Roof age: …': the value before it has its own label.
  if (!left || isKnownLabel(left) || (owner && isKnownLabel(owner))) return
  if (!isFirst && isHeadedByLabel(page, left)) return
  yield at('left', [left, ...(isFirst ? linesOfValue(page, left) : [])])
}

/** 'Ana Flores   Named insured' over 'Luis Paredes': what stands below a value, with nothing beside it, goes on with it. */
const linesOfValue = (page: Page, value: Cell): Cell[] =>
  columnBelow(page, value, { mayFollow: (cell) => cellsRightOf(page, cell).length === 0 })

/**
 * What follows a label within a sentence is its value only after a colon or a verb, or as a figure: 'Built 1957'. What
 * stands before it is, as a figure that the label is said of: '$4,417.80 is the total policy premium'.
 */
const said = (label: Cell, match: LabelMatch): Reading[] => {
  const first = /^(\$\s?\d[\d,.]*\d)\s(?:is|are)\s/i.exec(label.text)?.[1]
  if (first) return [{ label, match: { ...match, rest: first }, place: 'inline', lines: [first], cells: [label] }]
  const before = inFull(label.text).slice(0, -match.rest.length || undefined)
  const value = match.rest.replace(/^(?:is|are|IS|ARE)\s+(?=[A-Z$\d])/, '')
  const isValue = /^[$\d]|^[^$]{0,40}:\s*\$\d/.test(value) || /[:–—]\s*$/.test(before) || value !== match.rest
  return value && isValue
    ? [{ label, match: { ...match, rest: value }, place: 'inline', lines: [value], cells: [label] }]
    : []
}
