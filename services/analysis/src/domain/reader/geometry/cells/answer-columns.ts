import { EMPTY, TICKED } from '../boxes.ts'
import { type Cell, misalignment, overlap } from '../cell.ts'

/** Heads of columns one of which a cross chooses: yes or no, and how losses are settled. */
const ANSWERS: RegExp[][] = [
  [
    /^(?:yes|included|applies|accepted|selected|purchased|in force|covered|taken)$/i,
    /^(?:no|not (?:included|accepted|selected|purchased|applicable|in force|covered|taken)|does not apply|declined|rejected)$/i,
  ],
  [
    /^(?:(?:full )?replacement cost(?: value)?|repl\.? cost|rcv?)$/i,
    /^(?:actual cash value|acv|depreciated value)$/i,
    /^(?:(?:roof )?(?:payment )?schedule)$/i,
  ],
]
const IS_CROSS = new RegExp(`^(?:[xX]|${TICKED})$`)
const IS_EMPTY = new RegExp(`^(?:${EMPTY}|_+)$`)

/** Points that a cross may stand off the middle, or an edge, of its head. */
const UNDER = 8

/** Crosses below 'Yes' and 'No', or below the names of settlements, are answers: each is read as the head that it stands under. */
export const crossesAsAnswers = (cells: Cell[]): Cell[] => {
  const heads = cells.filter((cell) => isHead(cells, cell))
  if (heads.length === 0) return cells
  const isUnder = (cell: Cell) => heads.findLast((head) => isOver(head, cell))
  for (const cell of cells) {
    const over = IS_CROSS.test(cell.text.trim()) ? isUnder(cell) : undefined
    if (over) cell.text = over.text.toLowerCase().replace(/^./, (first) => first.toUpperCase())
  }
  return cells.filter((cell) => !(IS_EMPTY.test(cell.text.trim()) && isUnder(cell)))
}

const isOver = (head: Cell, cell: Cell): boolean =>
  head.y < cell.y - 2 && (overlap(head, cell) > 0 || misalignment(head, cell) < UNDER)

/** Two that cannot both hold head a table. */
const isHead = (cells: Cell[], head: Cell): boolean => {
  const text = head.text.trim()
  if (!kindsOf(text)) return false
  return cells.some((cell) => Math.abs(cell.y - head.y) < 0.3 * head.size && excludedBy(text, cell.text.trim()))
}

/** 'Yes' and 'No' cannot both hold. */
export const excludedBy = (answer: string, other: string): boolean => {
  const kinds = kindsOf(answer)
  return kinds?.some((kind) => kind.test(other) && !kind.test(answer)) === true
}

const kindsOf = (answer: string): RegExp[] | undefined =>
  ANSWERS.find((group) => group.some((kind) => kind.test(answer)))
