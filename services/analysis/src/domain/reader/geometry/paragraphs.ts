import { type Cell, misalignment } from './cell.ts'

/** How the lines of one paragraph follow each other. */
interface Setting {
  /** In font sizes: from one line to the next, at the most. */
  pitch: number
  /** In points: how far in or out a line may begin that is not flush with the one before it. */
  indent: number
  /** In points: how much the sizes of two lines may differ. */
  sizes: number
}

/** Points within which edges or middles of two lines are flush. */
const FLUSH = 3

export const isNextLine = (upper: Cell, lower: Cell, { pitch, indent, sizes }: Setting): boolean => {
  const gap = lower.y - upper.y
  return (
    gap > 0.5 * lower.size &&
    gap <= pitch * lower.size &&
    (misalignment(upper, lower) < FLUSH || Math.abs(upper.left - lower.left) < indent || isHung(upper, lower)) &&
    Math.abs(upper.size - lower.size) < sizes
  )
}

/** '1. Covered loss …' over a line that begins where its words do, behind the number. */
const isHung = (upper: Cell, lower: Cell): boolean => {
  if (lower.left <= upper.left) return false
  const number = NUMBER.exec(upper.text)?.[0].length ?? 0
  const words = upper.left + (number / upper.text.length) * (upper.right - upper.left)
  return number > 0 && Math.abs(words - lower.left) < FLUSH
}
const NUMBER = /^(?:\(?(?:\d{1,2}|[a-z])[.)]|[•·*–-])\s+/

interface Blocks extends Setting {
  /** How many blocks side by side may still go on. */
  open: number
  mostLines: number
  /** Whether a block may take another line, and this one. */
  goesOn?: (block: Cell[], next: Cell) => boolean
}

/** Draws the lines of a page together to blocks, each of one column. */
export const blocksOf = (cells: Cell[], { open, mostLines, goesOn = () => true, ...setting }: Blocks): Cell[][] => {
  const blocks: Cell[][] = []
  for (const cell of cells) {
    const block = blocks
      .slice(-open)
      .findLast((one) => one.length < mostLines && isNextLine(one.at(-1) as Cell, cell, setting) && goesOn(one, cell))
    if (block) block.push(cell)
    else blocks.push([cell])
  }
  return blocks
}

interface JoinedLines {
  text: string
  /** Where each line stands in the text. */
  spans: { start: number; end: number }[]
}

/** The lines as one text. 'resi-' and 'dence premises' are one word that broke over the line. */
export const joinLines = (lines: string[]): JoinedLines => {
  let text = ''
  const spans = lines.map((line) => {
    const isBroken = /[a-z]-$/.test(text) && /^[a-z]/.test(line)
    text = isBroken ? text.slice(0, -1) : text && `${text} `
    const start = text.length
    text += line
    return { start, end: text.length }
  })
  return { text, spans }
}
