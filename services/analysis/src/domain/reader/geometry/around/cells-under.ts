import { isInstruction } from '../../labels/instruction.ts'
import { labelWeight } from '../../labels/known-label.ts'
import { cellsBetween, cellsDownFrom } from '../by-height.ts'
import { type Cell, isSameLine, misalignment, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** The line's cell under which `cell` stands, as a reader sees columns. */
const headOf = (heads: Cell[], cell: Cell): Cell | undefined => {
  const distance = (head: Cell) => {
    const isInside = cell.left >= head.left - 3 && cell.right <= head.right + 3
    if (isInside) return 0
    return overlap(head, cell) > 0 || misalignment(head, cell) < 4 ? misalignment(head, cell) + 1 : Infinity
  }
  let [best, least]: [Cell | undefined, number] = [undefined, Infinity]
  for (const head of heads) {
    const far = distance(head)
    if (far < least) [best, least] = [head, far]
  }
  return best && isUnder(best, cell) ? best : (heads.find((head) => beginsUnder(head, cell, heads)) ?? best)
}

/** Points within which edges are flush. */
const FLUSH = 3

/** Within a head, or flush with it; words that end where it does may do so by chance. */
const isUnder = (head: Cell, cell: Cell): boolean => {
  const middles = Math.abs((head.left + head.right) / 2 - (cell.left + cell.right) / 2)
  const ends = /\d/.test(cell.text) ? Math.abs(head.right - cell.right) : Number.POSITIVE_INFINITY
  const isInside = cell.left >= head.left - FLUSH && cell.right <= head.right + FLUSH
  return isInside || Math.min(middles, ends, Math.abs(head.left - cell.left)) < FLUSH
}

/** 'INSURED   00417' over 'ANA FLORES', a little further in than the label and as far as the number: it begins under the label; not 'Date processed: 11/11/2026', which has its own. */
const beginsUnder = (head: Cell, cell: Cell, heads: Cell[]): boolean => {
  const next = heads.find(({ left }) => left > head.right)
  return (
    !cell.text.includes(':') &&
    cell.left >= head.left &&
    cell.left < head.right &&
    next !== undefined &&
    cell.left < next.left &&
    overlap(next, cell) > 0
  )
}

/** A word such as 'premises' may as well be the end of the label above it. */
const WEAK = 0.6

/** A label that was put together from two cells stands for both. */
const headsBeside = (page: Page, label: Cell): Cell[] => {
  const line = cellsOfLine(page, label)
  return line.includes(label) ? line : [label, ...line.filter((other) => overlap(other, label) <= 0)]
}

/** In font sizes: how far the lines of one label are apart at the most. */
const WRAP = 1.65

/** The second line of a label that breaks over two. */
export const isRestOf = (label: Cell, cell: Cell): boolean =>
  cell.y - label.y < WRAP * label.size && label.text.endsWith(` ${cell.text}`)

/** 'Deductible' over 'per loss' over its figures */
const OF_EACH = /^\(?(?:per|each|every|any one) (?:loss|occurrence|event|claim|item)\)?$/i

interface UnderOptions {
  maxLines?: number
  /** In font sizes: how far the first line may be. */
  firstGap?: number
}

/** The last line of an address, which an empty line may part from the street. */
export const CITY_LINE = /^[A-Z][A-Za-z .,'-]+,? [A-Z]{2},? \d{5}/

/** The block that stands under a label, line by line, until another label or an empty space. */
export const cellsUnder = (page: Page, label: Cell, { maxLines = 7, firstGap = 2.75 }: UnderOptions = {}): Cell[] => {
  const heads = headsBeside(page, label)
  const below = columnUnder(page, label, heads)
  const isOfLabel = (cell: Cell) => isRestOf(label, cell) || isInstruction(cell.text) || OF_EACH.test(cell.text)
  const first = below.next().value
  const own = first && isOfLabel(first) ? first : undefined
  const block: Cell[] = []
  let y = own?.y ?? label.y
  let lineCount = 0
  let pitch = 0
  let cell = own ? below.next().value : first
  while (cell) {
    const next = below.next().value
    if (cell.y - y > 0.45 * cell.size) {
      const allowed =
        lineCount === 0
          ? firstReach(page, { label, heads, cell }, firstGap)
          : nextLineReach({ label, block, cell, next }, pitch)
      if (cell.y - y > allowed || lineCount === maxLines || isLabel(cell, next)) break
      pitch = cell.y - y
      lineCount += 1
      y = cell.y
    }
    block.push(cell)
    cell = next
  }
  return block
}

/** Whatever stands under a label, down to the page's end, one after the other: a block mostly ends soon. */
function* columnUnder(page: Page, label: Cell, heads: Cell[]): Generator<Cell, undefined> {
  let last: Cell | undefined
  for (const cell of cellsDownFrom(page, label.y + 0.45 * label.size)) {
    const head = headOf(heads, cell)
    const goesOn = last && (head ? goesOnBelow(last, cell, head) : goesOnBeside(last, cell))
    if (head !== label && !goesOn) continue
    yield cell
    last = cell
  }
  return
}

/** 'Metal   replaced 2014' under 'Roof': a typewriter leaves more room between two words. */
const goesOnBeside = (last: Cell, cell: Cell): boolean =>
  isSameLine(last, cell) && cell.left >= last.right && cell.left - last.right < last.size

/** 'Insured   00417' over 'Ana Flores' over 'Luis Paredes Flores': the longer line reaches as far as the number, and begins where the first did. */
const goesOnBelow = (last: Cell, cell: Cell, head: Cell): boolean =>
  Math.abs(cell.left - last.left) < 2 && cell.y - last.y < 1.6 * last.size && cell.left < head.left - 6

/** In font sizes: an empty line, one with a value of another column, and an empty one again. */
const BELOW_OTHERS = 4.3

interface FirstBelow {
  label: Cell
  heads: Cell[]
  cell: Cell
}

const firstReach = (page: Page, first: FirstBelow, gap: number): number =>
  (isBelowOtherValues(page, first) || isInNumberedBox(page, first) ? Math.max(gap, BELOW_OTHERS) : gap) *
  Math.max(first.label.size, 0.85 * first.cell.size)

/** '9. MORTGAGEE   10. PREMIUM PAYABLE BY' in small print at the top of boxes, and what stands in each further down in larger. */
const isInNumberedBox = (page: Page, { label, heads, cell }: FirstBelow): boolean => {
  const values = cellsOfLine(page, cell)
  return (
    heads.length > 1 &&
    heads.every(({ text }) => /^\d{1,2}\.\s[A-Z]/.test(text)) &&
    label.size < 0.9 * cell.size &&
    heads.every((head) => values.some(({ left }) => Math.abs(left - head.left) < 6))
  )
}

/**
 * 'Named insured   Policy number' over '   LO-448812', and the names flush below an empty line: what stands between is
 * another label's, or the rest of its name: 'Built   Replacement cost' over '   estimate', 'Policy number   Period' over
 * '   From   To'.
 */
const isBelowOtherValues = (page: Page, { label, heads, cell }: FirstBelow): boolean =>
  misalignment(cell, label) < 2 &&
  cellsBetween(page, label.y + 2, cell.y - 2).some((other) => {
    const head = headOf(heads, other)
    return head !== undefined && head !== label && (labelWeight(head) > 0 || /^[a-z]+$/.test(other.text))
  })

/** 'Home' is one over '3214 Countryplace Ln'. */
const isLabel = (cell: Cell, next: Cell | undefined): boolean =>
  labelWeight(cell) > (next && /^\d+ [A-Z]/.test(next.text) ? 0 : WEAK)

interface NextBelow {
  label: Cell
  block: Cell[]
  cell: Cell
  next: Cell | undefined
}

/** An empty line may part an address from the names over it, and its last line from the street. */
const nextLineReach = ({ label, block, cell, next }: NextBelow, pitch: number): number =>
  CITY_LINE.test(cell.text) || (isStreetOver(cell, next) && areNames(label, block))
    ? 2.8 * cell.size
    : Math.max(1.5 * cell.size, 1.15 * pitch)

/** Under 'Named insured and residence premises', or 'Elm Creek Estates, Lot 4' under 'Insured property'; below 'See schedule' there it may be whoever's address. */
const areNames = ({ key }: Cell, block: Cell[]): boolean =>
  block.every(({ text }) => !/\d{3}/.test(text)) &&
  (/names?|policyholder|^(?:the|your)?insureds?(?:$|and)/.test(key) || !block.some(({ text }) => REFERS.test(text)))
const REFERS = /\b(?:see|shown|same|schedules?|above|below|attached|as)\b/i

const isStreetOver = (cell: Cell, next: Cell | undefined): boolean =>
  next !== undefined && /^\d+ [A-Z]/.test(cell.text) && CITY_LINE.test(next.text) && next.y - cell.y < 1.6 * cell.size
