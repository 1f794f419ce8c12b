import { isKnownLabel, labelWeight } from '../../labels/known-label.ts'
import { cellsBetween, cellsUpFrom } from '../by-height.ts'
import { type Cell, misalignment } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isRestOf } from './cells-under.ts'

export const cellsRightOf = (page: Page, cell: Cell): Cell[] =>
  cellsOfLine(page, cell).filter((other) => other !== cell && other.left >= cell.right - 2)

export const cellLeftOf = (page: Page, cell: Cell): Cell | undefined =>
  cellsOfLine(page, cell)
    .filter((other) => other !== cell && other.right <= cell.left + 2)
    .at(-1)

/** 'The premium for this policy' / 'period, with all fees   $2,604.75' */
const isAloneOrGoesOn = (before: Cell | undefined, label: Cell): boolean =>
  before === undefined || (/^[a-z(]/.test(before.text) && Math.abs(before.left - label.left) < 3)

/** A figure to the right, one line lower, with nothing before it on its line: a total under its own rule. */
export const lowerRightOf = (page: Page, label: Cell): Cell | undefined => {
  const foot = remarkBelow(page, label)?.y ?? label.y
  return cellsBetween(page, label.y + 0.45 * label.size, foot + 2.4 * label.size).find(
    (cell) => cell.left > label.right && isAloneOrGoesOn(cellLeftOf(page, cell), label),
  )
}

/** 'Total policy premium' over 'With credits, optional coverages, state surcharges and taxes', with nothing beside either. */
const remarkBelow = (page: Page, label: Cell): Cell | undefined =>
  cellsBetween(page, label.y + 2, label.y + 1.8 * label.size).find(
    (cell) =>
      cell.left > label.left - 3 &&
      cell.left < label.left + 3 * label.size &&
      /^\(?(?:with|incl\.|includ(?:es|ing))\s[^$\d]*$/i.test(cell.text) &&
      cellsRightOf(page, cell).length === 0,
  )

/** The block that stands closely over a caption, flush with it, whatever its size. */
export const blockOver = (page: Page, caption: Cell): Cell[] => {
  const block: Cell[] = []
  let lower = caption
  for (const cell of cellsUpFrom(page, caption.y - 2)) {
    if (Math.abs(cell.left - caption.left) > 3) continue
    const isOther = block.length > 0 && Math.abs(cell.size - lower.size) > 1
    if (lower.y - cell.y > 1.5 * cell.size || isOther || isKnownLabel(cell)) break
    block.unshift(cell)
    lower = cell
  }
  return isNearerBelow(page, caption, block.at(-1)) ? [] : block
}

/** At either edge. */
const isFlush = (cell: Cell, caption: Cell): boolean =>
  Math.abs(cell.left - caption.left) < 3 || Math.abs(cell.right - caption.right) < 1.5

/** A value with its label in smaller print below it, as Travelers prints: gives the value's lines from the top. */
export const cellsOverCaption = (page: Page, caption: Cell): Cell[] => {
  const block: Cell[] = []
  let lower = caption
  for (const cell of cellsUpFrom(page, caption.y - 2)) {
    const gap = lower.y - cell.y
    if (!isFlush(cell, caption)) continue
    // 'Who has a lien on the home?' asks, and is no answer.
    if (gap > (block.length > 0 ? LINES_OF_VALUE : OVER_CAPTION) * cell.size || cell.text.endsWith('?')) break
    const isValue = cell.size >= 1.2 * caption.size && (block.length === 0 || Math.abs(cell.size - lower.size) < 0.5)
    if (isValue && gap > 2) {
      block.unshift(cell)
      lower = cell
    }
  }
  return isNearerBelow(page, caption, block.at(-1)) ? [] : block
}

/** In font sizes: 'Ana Flores' over 'Luis Paredes' may be set further apart than both are from their caption. */
const LINES_OF_VALUE = 1.6
const OVER_CAPTION = 1.4

/** Words that stand over their value as near as to what ends above them are a label, not a caption. */
const isNearerBelow = (page: Page, caption: Cell, over: Cell | undefined): boolean =>
  over !== undefined &&
  page.cells.some(
    (cell) =>
      cell.y > caption.y + 2 &&
      cell.y - caption.y < caption.y - over.y + 2 &&
      isFlush(cell, caption) &&
      (cell.size >= 1.1 * caption.size || Math.abs(over.size - caption.size) < 1),
  )

interface BelowOptions {
  /** Which cells may follow; the first that may not ends the column. */
  mayFollow?: (cell: Cell) => boolean
  /** In font sizes: how far the next line may be. */
  pitch?: number
}

/** The cells that follow a cell closely in its own column, flush with it. */
export const columnBelow = (
  page: Page,
  top: Cell,
  { mayFollow = () => true, pitch = 1.5 }: BelowOptions = {},
): Cell[] => {
  const block: Cell[] = []
  let last = top
  for (const cell of page.cells) {
    if (cell.y <= last.y + 0.45 * last.size) continue
    if (cell.y - last.y > pitch * cell.size) break
    if (misalignment(cell, top) > 6 || isKnownLabel(cell)) continue
    if (!mayFollow(cell)) break
    block.push(cell)
    last = cell
  }
  return block
}

/** Further lines of a value in its own column, beside which nothing begins a new row. */
export const continuationsOf = (page: Page, label: Cell, value: Cell): Cell[] => {
  const mayFollow = (cell: Cell): boolean => {
    const beside = besideIn(page, cell, label)
    const isOwn =
      beside.length === 0 ||
      (beside.length === 1 &&
        isWrapOf(page, label, beside[0]) &&
        !areSums(value, cell) &&
        !areRows(beside[0], value, cell))
    return cell.left >= label.right - 2 && isOwn
  }
  return columnBelow(page, value, { mayFollow, pitch: 1.85 })
}

/** 'For the year   $2,251.42' over 'or quarterly, each   $567.86': two rows, each with dollars of its own. */
const areSums = (...cells: Cell[]): boolean => cells.every(({ text }) => /^\$\s?\d[\d,.]*$/.test(text))

/** 'wind or hail   2% of Coverage A' over 'sewer backup   $1,000': a name of its own, and figures on both lines. */
const areRows = (name: Cell | undefined, ...cells: Cell[]): boolean =>
  name !== undefined && labelWeight(name) === 1 && cells.every(({ text }) => /^\$\s?\d|^\d[\d.]*\s?%/.test(text))

/** What stands before a cell on its line, from the left edge of the label on; a row that the label is indented below begins before it. */
export const besideIn = (page: Page, cell: Cell, label: Cell): Cell[] =>
  cellsOfLine(page, cell).filter((other) => other.right <= cell.left + 2 && other.right > label.left)

/** 'Residence premises and' / 'mailing address', 'NAMED INSURED' / 'AND MAILING' / 'ADDRESS': the label itself goes on beside the value's further lines. */
const isWrapOf = (page: Page, label: Cell, beside: Cell | undefined): boolean =>
  beside !== undefined && (isRestOf(label, beside) || furtherLinesOf(page, label).includes(beside))

/** The lines of a label below its first one, flush with it on either side. */
const furtherLinesOf = (page: Page, label: Cell): Cell[] => {
  const lines: Cell[] = []
  let last = label
  for (const cell of page.cells) {
    if (cell.y <= last.y + 0.45 * last.size) continue
    if (cell.y - last.y >= 1.65 * label.size) break
    // Set wide, a word in small letters may as well be a row of its own.
    if (cell.y - last.y >= 1.4 * label.size && !/^(?:and|&)(?: |$)/i.test(cell.text)) continue
    const isFlush = Math.abs(cell.left - label.left) < 3 || Math.abs(cell.right - label.right) < 1.5
    if (!isFlush || !(GOES_ON.test(cell.text) || (OPEN.test(last.text) && !/\d/.test(cell.text)))) continue
    lines.push(cell)
    last = cell
  }
  return lines
}

/** 'AND MAILING', not 'AND AGENT' and 'AND LOSS PAYEE', which are labels of their own. */
const GOES_ON =
  /^(?!\([a-z]{1,3}\))[a-z(]|^(?:AND|And|&)(?:$| (?=(?:(?:THE|the|YOUR|your) )?(?:MAIL|[Mm]ail|ADDR|[Aa]ddr|LOC|[Ll]oc|RES|[Rr]es|PROP|[Pp]rop|PREM|[Pp]rem|INS|[Ii]ns|ADDI|[Aa]ddi|OTH|[Oo]th)))/
const OPEN = /\b(?:and|or|of|the|mailing)$|&$/i
