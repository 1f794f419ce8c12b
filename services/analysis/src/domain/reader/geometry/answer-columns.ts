import { type Cell, misalignment, overlap } from './cell.ts'

const YES = /^(?:yes|included|applies|accepted|selected|purchased|in force)$/i
const NO = /^(?:no|not (?:included|accepted|selected|purchased|applicable|in force)|does not apply|declined|rejected)$/i
const CROSS = /^(?:[xX✓✔☒☑]|\[\s?[xX✓]\s?\]|\([xX]\))$/

/** Points that a cross may stand off the middle, or an edge, of its head. */
const UNDER = 8

/** Crosses below 'Yes' and 'No' are answers: each is read as the head that it stands under. */
export const crossesAsAnswers = (cells: Cell[]): Cell[] => {
  const heads = cells.filter((cell) => isHead(cells, cell))
  if (heads.length === 0) return cells
  for (const cell of cells) {
    const over = CROSS.test(cell.text.trim()) ? heads.findLast((head) => isOver(head, cell)) : undefined
    if (over) cell.text = over.text.toLowerCase().replace(/^./, (first) => first.toUpperCase())
  }
  return cells
}

const isOver = (head: Cell, cell: Cell): boolean =>
  head.y < cell.y - 2 && (overlap(head, cell) > 0 || misalignment(head, cell) < UNDER)

/** One that says yes and one that says no head a table. */
const isHead = (cells: Cell[], head: Cell): boolean => {
  const text = head.text.trim()
  const other = YES.test(text) ? NO : NO.test(text) ? YES : null
  return (
    other !== null && cells.some((cell) => Math.abs(cell.y - head.y) < 0.3 * head.size && other.test(cell.text.trim()))
  )
}
