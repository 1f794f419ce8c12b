import type { Cell } from '../cell.ts'
import { isSameLine } from '../cell.ts'

const HEADING = /^[A-Z][A-Z ,&-]{3,40}\.$/
const SENTENCE = /^[A-Z]\S*(?: \S+){5,}$/

/** In font sizes: a typewriter's two spaces behind a full stop. */
const GAP = 1.6
const PITCH = 1.6

/** 'SETTLEMENT.  Losses to the dwelling are paid' over 'at actual cash value.': the paragraph goes on below its heading, which is a part of its first line. */
export const withRunInHeadings = (cells: Cell[]): Cell[] => {
  const heads = new Map(
    cells.flatMap((cell, index) => (goesOn(cells, index) ? [[cells[index + 1], cell] as const] : [])),
  )
  const begun = new Set(heads.values())
  return cells
    .filter((cell) => !begun.has(cell))
    .map((cell) => {
      const head = heads.get(cell)
      return head ? { ...cell, text: `${head.text} ${cell.text}`, left: head.left } : cell
    })
}

const goesOn = (cells: Cell[], index: number): boolean => {
  const [head, first] = cells.slice(index, index + 2)
  if (!head || !first || !HEADING.test(head.text) || !SENTENCE.test(first.text) || /[$.]\W*$/.test(first.text))
    return false
  const isClose = isSameLine(head, first) && first.left >= head.right && first.left - head.right < GAP * head.size
  return isClose && cells.some((cell) => isSecondLine(head, cell))
}

const isSecondLine = (head: Cell, { text, left, y }: Cell): boolean =>
  /^[a-z]/.test(text) && Math.abs(left - head.left) < 1.5 && y > head.y + 2 && y - head.y < PITCH * head.size
