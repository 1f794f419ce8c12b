import { labelWeight } from '../../labels/known-label.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, overlap } from '../cell.ts'
import { cellsOfLine, type Page, readsOn } from '../layout.ts'
import { figureInTile } from './figures-in-tiles.ts'
import { valueOverSmall } from './small-captions.ts'
import { headsInStack, valuesInStack } from './stacked-captions.ts'

/**
 * 'DW-0338156-11   12/08/2025 to 12/08/2026' over 'Policy number   Policy period': what stands over a caption, where each
 * of its line has a value right over itself and nothing below, and a page has several such lines, or one of nothing else.
 */
export const valuesOverCaption = (page: Page, caption: Cell): Cell[] => {
  const figure = figureInTile(page, caption) ?? valueOverSmall(page, caption)
  if (figure) return [figure]
  const stacked = valuesInStack(page, caption)
  if (stacked.length > 0 || headsInStack(page, caption)) return stacked
  const line = cellsOfLine(page, caption)
  const lines = captionLines(page)
  if (!lines.includes(line[0] as Cell) || (lines.length < 2 && !areAllCaptions(page, line))) return []
  const end = line.find((cell) => cell.left > caption.right)?.left ?? Number.POSITIVE_INFINITY
  const above = page.cells.filter(
    (cell) => cell.y < caption.y - 2 && cell.left > caption.left - 3 && cell.left < end - 3,
  )
  const values: Cell[] = []
  const last = valueOver(page, caption, line)
  let lower = last && above.includes(last) ? last : caption
  for (const cell of above.reverse()) {
    if (cell.y > lower.y + 2) continue
    if (lower.y - cell.y > CLOSE * cell.size) break
    values.unshift(cell)
    lower = cell
  }
  return values
}

/** The last line over a caption; of blocks side by side that begin together a shorter one ends further up. */
const valueOver = (page: Page, caption: Cell, line: Cell[]): Cell | undefined => {
  const near = rightOver(page, caption)
  if (near || labelWeight(caption) === 0 || !areOverMost(page, line)) return near
  const top = Math.min(...line.map((cell) => topOver(page, cell)))
  return cellsBetween(page, top - 2, caption.y - 2).findLast((cell) => isFlush(cell, caption))
}

/** Right over most captions of a line stands something, or over one of nothing but captions. */
const areOverMost = (page: Page, line: Cell[]): boolean => {
  const { length } = line.filter((cell) => rightOver(page, cell))
  return (length > 1 && length >= line.length - 1) || (length > 0 && line.every((cell) => labelWeight(cell) > 0))
}

const rightOver = (page: Page, cell: Cell): Cell | undefined => above(page, cell).find((other) => isFlush(other, cell))

/** Where the block right over a caption begins. */
const topOver = (page: Page, caption: Cell): number => {
  let top = caption
  for (let over = rightOver(page, top); over; over = rightOver(page, over)) top = over
  return top.y
}

const knownLines = new WeakMap<Page, Cell[]>()

/** The first cells of lines of captions. */
export const captionLines = (page: Page): Cell[] => {
  const before = knownLines.get(page)
  if (before) return before
  const withLabels = (least: number) =>
    page.cells.filter((cell) => {
      const line = cellsOfLine(page, cell)
      return line[0] === cell && line.length > 1 && isLineOfCaptions(page, line, least)
    })
  // Where several lines are captions beyond doubt, one with a single known name is, too.
  const sure = withLabels(2)
  const found = sure.length < 2 ? sure : withLabels(1)
  knownLines.set(page, found)
  return found
}

/** 'Mold $5,000' has its value itself, 'Insured:' beside or below it. */
const NO_CAPTION = /:$|[a-z] \$\s?\d/i

const isLineOfCaptions = (page: Page, line: Cell[], least: number): boolean => {
  const over = line.map((cell) => valueOver(page, cell, line))
  const isUnder = (cell: Cell) => below(page, cell).some((other) => isFlush(other, cell))
  return (
    over.every((cell) => cell !== undefined && labelWeight(cell) === 0) &&
    over.some((cell) => /\d/.test(cell?.text ?? '')) &&
    line.filter((cell) => labelWeight(cell) > 0 && !NO_CAPTION.test(cell.text)).length >= least &&
    !line.some(isUnder)
  )
}

/**
 * 'LO 01977 30   03/07/26   03/07/27' over 'Policy number   Effective   Expiration', '2013   2021   Brick' over 'Year
 * built   Roof replaced   Exterior', and no value below any of them.
 */
const areAllCaptions = (page: Page, line: Cell[]): boolean => {
  const known = line.filter((cell) => labelWeight(cell) > 0)
  const areKnown = known.length === line.length
  const hasOver = (cell: Cell, text: RegExp) =>
    above(page, cell).some((other) => isFlush(other, cell) && text.test(other.text))
  return (
    line.length > 2 &&
    known.length > 1 &&
    known.every((cell) => hasOver(cell, areKnown ? /\d/ : /^[\d/., -]+$/)) &&
    line.every(
      (cell) =>
        hasOver(cell, /./) &&
        !below(page, cell).some((other) => overlap(other, cell) > 0 && labelWeight(other) === 0) &&
        (areKnown || !hasValueFurtherDown(page, cell)),
    )
  )
}

/** 'Policy number   Effective date   Office' over an empty line and '448812   03/01/2026   Waco' */
const hasValueFurtherDown = (page: Page, cell: Cell): boolean =>
  cellsBetween(page, cell.y + 2, cell.y + PAST_EMPTY_LINE * cell.size).some(
    (other) => isFlush(other, cell) && !readsOn(other),
  )
/** In font sizes. */
const PAST_EMPTY_LINE = 2.8

const isFlush = (a: Cell, b: Cell): boolean => Math.abs(a.left - b.left) < 3
const above = (page: Page, { y, size }: Cell): Cell[] => cellsBetween(page, y - CLOSE * size, y - 2)
const below = (page: Page, { y, size }: Cell): Cell[] => cellsBetween(page, y + 2, y + CLOSE * size)
/** In font sizes: from one line of a block to the next. */
const CLOSE = 1.45
