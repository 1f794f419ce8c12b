import type { Cell } from '../../geometry/cell.ts'
import { codeAtStart } from '../../values/form-code.ts'

/** In font sizes: from the numbers of a list to the block beside it. */
const BESIDE = 20

/** In font sizes: how far below what stands in that block the list may go on. */
const GOES_ON = 2.6

/**
 * 'Loan 4471' between two rows of a list, be it alone or behind the second line of a title ('surfacing   Credits'), is of
 * the block that stands beside the list, which is left out: `ends` is what would end the list below.
 */
export const withoutBlockBeside = (lines: Cell[][], ends: (cell: Cell) => boolean): Cell[][] => {
  const begins = lines.findIndex(beginsWithCode)
  const listed = lines[begins]?.[0]
  if (!listed) return lines
  const isOfList = ([first, ...more]: Cell[]) =>
    first !== undefined && isFlush(first, listed) && beginsWithCode([first, ...more])
  const last = lines.findLastIndex(isOfList)
  const isBeside = (cell: Cell) => cell.left - listed.left > BESIDE * cell.size
  const goesOnBelow = ({ y, size }: Cell) =>
    lines.some(
      ([first, ...more]) =>
        first !== undefined && isOfList([first, ...more]) && first.y > y && first.y - y < GOES_ON * size,
    )
  const within = lines.slice(begins, last + 1)
  const edges = within
    .filter((line) => !line.some(isCode) && line.some((cell) => isBeside(cell) && ends(cell) && goesOnBelow(cell)))
    .flatMap((line) => line.filter(isBeside).map(({ left }) => left))
  const edge = Math.min(...edges) - 3
  if (within.some((line) => line.some((cell) => cell.left > edge && isCode(cell)))) return lines
  const own = within.map((line) => line.filter(({ left }) => left < edge)).filter(({ length }) => length > 0)
  return [...lines.slice(0, begins), ...own, ...lines.slice(last + 1)]
}

const isFlush = (one: Cell, other: Cell): boolean => Math.abs(one.left - other.left) < 3

const isCode = ({ text }: Cell): boolean => codeAtStart(text) !== null

const beginsWithCode = ([first]: Cell[]): boolean => first !== undefined && isCode(first)
