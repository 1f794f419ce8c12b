import type { Cell } from '../../geometry/cell.ts'
import { codeAtStart } from '../../values/form-code.ts'

/** In font sizes: from the numbers of a list to the block beside it. */
const BESIDE = 20

/** 'Loan 4471' between two rows of a list, in the block that stands beside it, is no line of the list: `ends` is what would end it below. */
export const withoutBlockBeside = (lines: Cell[][], ends: (cell: Cell) => boolean): Cell[][] => {
  const begins = lines.findIndex(beginsWithCode)
  const listed = lines[begins]?.[0]
  if (!listed) return lines
  const isOfList = (line: Cell[] | undefined) =>
    line?.[0] !== undefined && isFlush(line[0], listed) && beginsWithCode(line)
  const isBeside = (line: Cell[]) =>
    line[0] !== undefined && line[0].left - listed.left > BESIDE * line[0].size && !line.some(isCode)
  const block = lines.filter(
    (line, index) => index > begins && isBeside(line) && line.some(ends) && isOfList(lines[index + 1]),
  )
  const isOfBlock = (line: Cell[]) =>
    isBeside(line) && block.some(([first]) => first && line[0] && isFlush(first, line[0]))
  const last = lines.findLastIndex(isOfList)
  return lines.filter((line, index) => index < begins || index > last || !isOfBlock(line))
}

const isFlush = (one: Cell, other: Cell): boolean => Math.abs(one.left - other.left) < 3

const isCode = ({ text }: Cell): boolean => codeAtStart(text) !== null

const beginsWithCode = ([first]: Cell[]): boolean => first !== undefined && isCode(first)
