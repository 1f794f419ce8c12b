import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'

/** In font sizes: how far a cross stands before its option, and how far apart the options of one list are. */
const BESIDE = 2.5
const PITCH = 2.6
const LONGEST_LIST = 20

/**
 * 'X' typed into a drawn box before 'Dwelling: replacement cost' ticks it, and the option flush below or above it that
 * has no cross is not chosen: both are marked as a page with letters for boxes would print them.
 */
export const markCrossedOptions = (all: Cell[]): Cell[] => {
  const cells = withoutUnreadMarks(all)
  const crosses = cells.filter((cell) => /^[xX]$/.test(cell.text.trim()))
  const ticked = new Map(crosses.flatMap((cross) => pairOf(cells, cross)))
  if (ticked.size === 0) return cells
  const options = new Set(ticked.keys())
  const others = cells.filter((cell) => !ticked.has(cell) && isAmong(cells, options, cell) && !hasBefore(cells, cell))
  for (const other of others) other.text = `☐ ${other.text.trim()}`
  for (const option of options) option.text = `☒ ${option.text.trim()}`
  const used = new Set(ticked.values())
  return cells.filter((cell) => !used.has(cell))
}

/** 'X = taken, no mark = not taken' */
const TELLS_OF_MARKS =
  /\b(?:no mark|unmarked|blank|empty)\W{1,4}(?:is |means? )?not (?:taken|chosen|selected|purchased|bought|included|covered)\b/i

/** Below such words a picture's mark that is no cross, but was read as 'oO', tells nothing: its option may be taken or not. */
const withoutUnreadMarks = (cells: Cell[]): Cell[] => {
  if (!cells.some(({ text }) => /\b(?:mark|unmarked|blank|empty)\b/i.test(text))) return cells
  const lines = cells.map((cell) => ({ cell, text: [cell, ...after(cells, cell)].map(({ text }) => text).join(' ') }))
  const legends = lines.filter(({ text }) => TELLS_OF_MARKS.test(text)).map(({ cell }) => cell)
  if (legends.length === 0) return cells
  const unread = cells.filter((cell) => UNREAD.test(cell.text.trim()) && legends.some((one) => isListed(one, cell)))
  const left = unread.flatMap((mark) => [mark, ...after(cells, mark).slice(0, 1)])
  return cells.filter((cell) => !left.includes(cell))
}
/** Neither a coverage's letter nor an answer. */
const UNREAD = /^(?![xX]$|[A-Z][.)]?$|[Yy](?:es)?$|[Nn]o?$)[^\d\s☐☒☑✓✔$]{1,3}$/

/** The cells at the height of one, itself included. */
const beside = (cells: Cell[], { y, size }: Cell): Cell[] => cellsBetween({ cells }, y - 0.3 * size, y + 0.3 * size)

const after = (cells: Cell[], cell: Cell): Cell[] => beside(cells, cell).filter(({ left }) => left >= cell.right)

/** Flush with its head, and not far below. */
const isListed = (head: Cell, { y, left }: Cell): boolean =>
  y > head.y + 2 && y - head.y < LONGEST_LIST * head.size && Math.abs(left - head.left) < BESIDE * head.size

/** An option says what it chooses after a colon or in several words; a figure or a name of a column does not. */
const isOption = ({ text }: Cell): boolean => /[a-z]{3}/i.test(text) && /\s/.test(text.trim()) && !/^[$\d☐☒]/.test(text)

const pairOf = (cells: Cell[], cross: Cell): [Cell, Cell][] => {
  const next = beside(cells, cross).find(({ left }) => left > cross.right && left - cross.right < BESIDE * cross.size)
  return next && isOption(next) ? [[next, cross]] : []
}

/** One word alone, such as 'Mold', is an option between two others, one of which is ticked. */
const isAmong = (cells: Cell[], options: Set<Cell>, cell: Cell): boolean => {
  const reach = PITCH * cell.size
  const siblings = cellsBetween({ cells }, cell.y - reach, cell.y + reach).filter(
    (other) => isSibling(other, cell) && (options.has(other) || isOption(other)),
  )
  if (!siblings.some((option) => options.has(option))) return false
  if (isOption(cell)) return true
  return /^[A-Z][a-z]{3,}$/i.test(cell.text) && [-1, 1].every((way) => siblings.some(({ y }) => way * (y - cell.y) > 0))
}

const isSibling = (option: Cell, cell: Cell): boolean => {
  const isFlush = Math.abs(cell.left - option.left) < 1.5 && Math.abs(cell.size - option.size) < 0.3
  return isFlush && Math.abs(cell.y - option.y) > 0.5 * cell.size
}

const hasBefore = (cells: Cell[], cell: Cell): boolean =>
  beside(cells, cell).some(({ right }) => right <= cell.left && cell.left - right < BESIDE * cell.size)
