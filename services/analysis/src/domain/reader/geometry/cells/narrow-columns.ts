import type { Cell } from '../cell.ts'

/** 'Not' over 'Covered', 'SV TX 03' over '24' (an edition) in a narrow column: one cell, which stands where its first line does. */
export const withNarrowLinesJoined = (cells: Cell[]): Cell[] => {
  const rests = new Map<Cell, Cell>()
  for (const first of cells) {
    const rest = BROKEN.find(([begins]) => begins.test(first.text))?.[1]
    const next = rest && cells.find((cell) => rest.test(cell.text) && isUnder(first, cell))
    if (next) rests.set(first, next)
  }
  if (rests.size === 0) return cells
  const joined = new Set(rests.values())
  return cells.filter((cell) => !joined.has(cell)).map((cell) => inOne(cell, rests.get(cell)))
}

/** How a first line ends, and what may stand under it. */
const BROKEN: [RegExp, RegExp][] = [
  [/^not$/i, /^(?:covered|insured|selected|purchased|chosen|elected|taken|included|applicable)$/i],
  [/^[A-Z]{2,6}(?:[ -][A-Z\d]{1,5}){1,3} (?:0[1-9]|1[0-2])$/, /^[0-3]\d$/],
]

const inOne = (first: Cell, rest: Cell | undefined): Cell =>
  rest === undefined
    ? first
    : {
        ...first,
        text: `${first.text} ${rest.text}`,
        left: Math.min(first.left, rest.left),
        right: Math.max(first.right, rest.right),
      }

const isUnder = (first: Cell, cell: Cell): boolean =>
  cell.y - first.y > 2 &&
  cell.y - first.y < 1.6 * first.size &&
  [first.left - cell.left, first.right - cell.right, first.left + first.right - cell.left - cell.right].some(
    (offset) => Math.abs(offset) < 3,
  )
