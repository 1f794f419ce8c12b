import { CITY_LINE } from '../geometry/around/cells-under.ts'
import { besideIn } from '../geometry/around/neighbours.ts'
import { cellsDownFrom, nearestUpFrom } from '../geometry/by-height.ts'
import { type Cell, misalignment, overlap } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { namesColumn } from '../geometry/tables/column-roles.ts'

/** The lines of a value that stand above its label's line, where the label is centred beside it or set at its foot. */
export const linesAbove = (page: Page, label: Cell, value: Cell): Cell[] =>
  // The title over '2010' is no line of it.
  /^\d[\d,]*$/.test(value.text) ? [] : linesOver(page, label, value)

const linesOver = (page: Page, label: Cell, value: Cell): Cell[] => {
  const block: Cell[] = []
  const pitch = Math.min(1.35 * value.size, pitchBelow(page, label, value) + 1)
  let upper = value
  for (;;) {
    const next = nearestAbove(page, upper, label)
    if (!next || next.gap > pitch || misalignment(next.cell, value) > 6) return block
    if (besideIn(page, next.cell, label).length > 0 || isHead(page, next.cell, upper)) return block
    if (isTownOfOther(next.cell, upper)) return block
    const beyond = nearestAbove(page, next.cell, label)
    if (beyond && beyond.gap < next.gap + 1 && besideIn(page, beyond.cell, label).length > 0)
      return isCentred(page, beyond.cell, label) ? block : []
    block.unshift(next.cell)
    upper = next.cell
  }
}

/** 'At the residence premises' further above 'Ana Flores' than 'Luis Flores' is below her ends the row above. */
const pitchBelow = (page: Page, label: Cell, value: Cell): number => {
  for (const cell of cellsDownFrom(page, value.y + 0.45 * value.size)) {
    if (overlap(cell, value) <= 0) continue
    return besideIn(page, cell, label).length === 0 ? cell.y - value.y : Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

/** 'Waco, TX 76710' over '12 Elm St' ends the address of the row above. */
const isTownOfOther = (upper: Cell, lower: Cell): boolean => CITY_LINE.test(upper.text) && /^\d+ [A-Z]/.test(lower.text)

/** 'You' beside 'Average home in your county', over a column */
const isHead = (page: Page, cell: Cell, below: Cell): boolean =>
  namesColumn(cell, cellsOfLine(page, cell)) || isOverSeveral(page, cell, below)

/** 'Primary   Secondary' over 'Named insured   Ana Flores   Luis Flores': heads of columns. */
const isOverSeveral = (page: Page, upper: Cell, value: Cell): boolean => {
  const values = cellsOfLine(page, value).filter(({ left }) => left >= value.left)
  const heads = cellsOfLine(page, upper).filter(({ left }) => left > upper.left - 3)
  return (
    values.length > 1 &&
    heads.length === values.length &&
    heads.every(
      ({ text, left }, index) =>
        /^[^\d:]{1,12}$|^\d(?:st|nd|rd)$/.test(text) && Math.abs(left - (values[index]?.left ?? 0)) < 3,
    )
  )
}

const nearestAbove = (page: Page, from: Cell, label: Cell): { cell: Cell; gap: number } | null => {
  const cell = nearestUpFrom(
    page,
    from.y - 0.45 * from.size,
    (other) => other.left >= label.right - 2 && overlap(other, from) > 0,
  )
  return cell ? { cell, gap: from.y - cell.y } : null
}

/** Whether lines of a value stand above its labelled line, too; where none do, all lines below it are its own. */
const isCentred = (page: Page, value: Cell, label: Cell): boolean => {
  const upper = nearestAbove(page, value, label)
  return upper !== null && upper.gap < 1.35 * value.size && besideIn(page, upper.cell, label).length === 0
}
