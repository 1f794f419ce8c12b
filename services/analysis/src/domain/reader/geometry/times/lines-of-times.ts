import { labelWeight } from '../../labels/known-label.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { timesIn } from '../tables/heads-of-times.ts'

/** In font sizes: from one such line to the next. */
const PITCH = 2.3

/**
 * 'Before   Dwelling   $281,000' over 'After   Dwelling   $295,000', 'Previously: Dwelling $281,000' over 'Now: Dwelling
 * $295,000': lines that begin with when they hold and name the same thing. The page without those that held before.
 */
export const withoutFormerLines = (page: Page): Page => {
  const begins = page.cells.flatMap((cell) => beginning(page, cell) ?? [])
  const former = begins.flatMap((one) =>
    begins
      .filter((other) => other !== one && other.name === one.name && areNear(one.time, other.time))
      .filter((other) =>
        timesIn(page, [one.time, other.time]).some(({ head, role }) => head === one.time && role === 'previous'),
      )
      .flatMap(() => one.cells),
  )
  const left = new Set(former)
  return left.size === 0 ? page : { ...page, cells: page.cells.filter((cell) => !left.has(cell)) }
}

interface Beginning {
  time: Cell
  /** What the line is about. */
  name: string
  cells: Cell[]
}

/** The time that a line begins with, in a cell of its own or before a colon, and the name behind it. */
const beginning = (page: Page, cell: Cell): Beginning | undefined => {
  const line = cellsOfLine(page, cell)
  if (line[0] !== cell) return
  const [title = '', words] = cell.text.split(/:\s(.+)/)
  const named = words ? { ...cell, text: words, key: squash(words) } : line[1]
  if (!named || title.length > LONGEST || !line.some(({ text }) => /\d/.test(text))) return
  const time = words ? { ...cell, text: title, key: squash(title) } : cell
  if (labelWeight(time) > 0 || labelWeight(named) === 0) return
  return { time, name: nameIn(named), cells: line }
}
const LONGEST = 30

/** 'Dwelling $281,000, Contents $140,500' */
const nameIn = ({ text }: Cell): string => squash(text.split(/[:$\d]/)[0] ?? '')

const areNear = (a: Cell, b: Cell): boolean =>
  Math.abs(a.left - b.left) < 3 && Math.abs(a.y - b.y) > 2 && Math.abs(a.y - b.y) < PITCH * a.size
