import { cellsDownFrom } from '../by-height.ts'
import { type Cell, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { type CaptionWords, captionAt, isName } from './caption-words.ts'
import { captionLines } from './captions.ts'
import { hasLargerAbove, hullOf, isOfSize, typedOver } from './typed-over-captions.ts'

/** A caption and what stands over it in its box. */
export interface Caption extends CaptionWords {
  values: Cell[]
}

/**
 * '1967   FRAME' over 'Year built   Construction', in the small print of forms that are filled in with a typewriter. One
 * line of captions by itself may be the heads of a table; it is none where such lines are usual on the page. Where the
 * values are flush with their captions they are read as they stand (valuesOverCaption).
 */
export const captionRows = (page: Page): Caption[][] => {
  const lines = linesUnderLarger(page)
  // One caption alone is none where no line of several is sure.
  const several = new Map(lines.filter(({ length }) => length > 1).map((line) => [line, rowOf(page, line)]))
  const sure = [...several.values()]
    .flat()
    .filter((row) => namesOf(row).length > 1 && gapAbove(row) < 0.8 * gapBelow(page, row, []))
  if (sure.length < 2 && !sure.some((row) => namesOf(row).length > 2)) return []
  if (captionLines(page).length > 1) return []
  const found: Caption[][] = []
  const claimed: Cell[] = []
  for (const row of lines.toReversed().flatMap((line) => several.get(line) ?? rowOf(page, line))) {
    if (gapAbove(row) >= gapBelow(page, row, claimed)) continue
    found.unshift(row)
    claimed.push(...row.flatMap(({ values }) => values))
  }
  return found
}

const namesOf = (row: Caption[]): Caption[] => row.filter(({ title }) => isName(title))

/** Told first, since most lines have nothing of the kind, and what names are is asked of each cell. */
const linesUnderLarger = (page: Page): Cell[][] =>
  page.cells.flatMap((cell) => {
    if (cell.isClause || !hasLargerAbove(page, cell)) return []
    const line = cellsOfLine(page, cell).filter((other) => isOfSize(other, cell))
    return line[0] !== cell || line.some(({ key }) => HEADS_TABLE.test(key)) ? [] : [line]
  })

/** More are prose. */
const MOST_LINES = 3

/** Captions with what is typed over them; none where more than one of the line has nothing, or one goes on as an address does. */
const rowOf = (page: Page, line: Cell[]): [Caption[]] | [] => {
  const owned = typedOver(page, line)
  const isFilled = owned.size > 0 && owned.size >= line.length - 1
  if (!isFilled || [...owned.values()].every((values) => values.every(isFigure))) return []
  const captions = line.map((one) => captionAt(page, one))
  if (captions.some(({ lines }) => lines.length > MOST_LINES)) return []
  const row = captions.flatMap((caption) => {
    const values = owned.get(caption.lines[0] as Cell)
    return values ? [{ ...caption, values }] : []
  })
  return namesOf(row).length > 0 ? [row] : []
}

/** Cards of amounts are read as such (captions.ts). */
const isFigure = ({ text }: Cell): boolean => /\$|%$/.test(text)
/** 'Coverage   Limit this term' under the total of another table */
const HEADS_TABLE =
  /^(?:coverages?|limits?|amounts?|premiums?|deductibles?|items?|forms?|descriptions?)(?:of|this|last|$)/

/** From the lowest value to its caption. */
const gapAbove = (row: Caption[]): number =>
  Math.min(...row.map(({ lines, values }) => (lines[0] as Cell).y - Math.max(...values.map(({ y }) => y))))

/** From the captions to what stands next below them, and is no value of captions further down. */
const gapBelow = (page: Page, row: Caption[], claimed: Cell[]): number => {
  const hull = hullOf(row.flatMap(({ lines, values }) => [...lines, ...values]))
  const foot = Math.max(...row.flatMap(({ lines }) => lines.map(({ y }) => y)))
  for (const cell of cellsDownFrom(page, foot + 2)) {
    if (overlap(cell, hull) <= 0) continue
    return claimed.includes(cell) ? Number.POSITIVE_INFINITY : cell.y - foot
  }
  return Number.POSITIVE_INFINITY
}
