import type { Cell } from './cell.ts'

/** In font sizes: how far a cross stands before its option, and how far apart the options of one list are. */
const BESIDE = 2.5
const PITCH = 2.6

/**
 * 'X' typed into a drawn box before 'Dwelling: replacement cost' ticks it, and the option flush below or above it that
 * has no cross is not chosen: both are marked as a page with letters for boxes would print them.
 */
export const markCrossedOptions = (cells: Cell[]): Cell[] => {
  const crosses = cells.filter((cell) => /^[xX]$/.test(cell.text.trim()))
  const ticked = new Map(crosses.flatMap((cross) => pairOf(cells, cross)))
  if (ticked.size === 0) return cells
  const options = [...ticked.keys()]
  const others = cells.filter((cell) => !ticked.has(cell) && isAmong(cells, options, cell) && !hasBefore(cells, cell))
  for (const other of others) other.text = `☐ ${other.text.trim()}`
  for (const option of options) option.text = `☒ ${option.text.trim()}`
  const used = new Set(ticked.values())
  return cells.filter((cell) => !used.has(cell))
}

/** An option says what it chooses after a colon or in several words; a figure or a name of a column does not. */
const isOption = ({ text }: Cell): boolean => /[a-z]{3}/i.test(text) && /\s/.test(text.trim()) && !/^[$\d☐☒]/.test(text)

const pairOf = (cells: Cell[], cross: Cell): [Cell, Cell][] => {
  const next = cells.find(
    (cell) =>
      cell !== cross &&
      Math.abs(cell.y - cross.y) < 0.3 * cross.size &&
      cell.left > cross.right &&
      cell.left - cross.right < BESIDE * cross.size,
  )
  return next && isOption(next) ? [[next, cross]] : []
}

/** One word alone, such as 'Mold', is an option between two others, one of which is ticked. */
const isAmong = (cells: Cell[], options: Cell[], cell: Cell): boolean => {
  const siblings = cells.filter((other) => (options.includes(other) || isOption(other)) && isSibling(other, cell))
  if (!siblings.some((option) => options.includes(option))) return false
  if (isOption(cell)) return true
  return /^[A-Z][a-z]{3,}$/i.test(cell.text) && [-1, 1].every((way) => siblings.some(({ y }) => way * (y - cell.y) > 0))
}

const isSibling = (option: Cell, cell: Cell): boolean => {
  const gap = Math.abs(cell.y - option.y)
  return (
    Math.abs(cell.left - option.left) < 1.5 &&
    Math.abs(cell.size - option.size) < 0.3 &&
    gap > 0.5 * cell.size &&
    gap < PITCH * cell.size
  )
}

const hasBefore = (cells: Cell[], cell: Cell): boolean =>
  cells.some(
    (other) =>
      Math.abs(other.y - cell.y) < 0.3 * cell.size &&
      other.right <= cell.left &&
      cell.left - other.right < BESIDE * cell.size,
  )
