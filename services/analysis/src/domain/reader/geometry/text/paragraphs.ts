import { type Cell, misalignment } from '../cell.ts'

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
      .findLast(
        (one) =>
          one.length < mostLines &&
          isNextLine(one.at(-1) as Cell, cell, reaching(setting, one.at(-1) as Cell, cell)) &&
          !beginsAfresh(one, cell) &&
          goesOn(one, cell),
      )
    if (block) block.push(cell)
    else blocks.push([cell])
  }
  return blocks
}

/** '… to roofs is' over 'settled at replacement cost.': a sentence that cannot end goes on in small letters further down. */
const reaching = (setting: Setting, upper: Cell, lower: Cell): Setting =>
  UNENDED.test(upper.text) && /^[a-z]/.test(lower.text) ? { ...setting, pitch: Math.max(setting.pitch, OPEN) } : setting
/** In font sizes. */
const OPEN = 1.75

/**
 * 'Roof replaced in 2021' over 'Your home is settled at replacement cost.': a sentence whose first word had room on the
 * line above, so that none of that line goes on in it. A heading says of what the sentence is; a line with a year, or
 * with something behind a colon, is none.
 */
const beginsAfresh = (block: Cell[], next: Cell): boolean => {
  const last = block.at(-1) as Cell
  const [word] = /^[A-Z][a-z]*(?=(?: [a-z]+){2})/.exec(next.text) ?? []
  const isHeading = block.length === 1 && !/\d|: \S/.test(last.text)
  if (!word || isHeading || last.text.split(' ').length < LINE_OF_TEXT || UNENDED.test(last.text)) return false
  const width = ((word.length + 2) / next.text.length) * (next.right - next.left)
  return last.right + width < Math.max(next.right, ...block.map(({ right }) => right))
}
/** In words. */
const LINE_OF_TEXT = 3
/** What a line cannot end with where a sentence ends without a full stop. */
const UNENDED =
  /[,(–—-]$|\b(?:an?|the|your|our|its|of|for|to|on|at|in|by|with|from|under|and|or|nor|but|than|per|as|is|are|if|that|which)$/i

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
