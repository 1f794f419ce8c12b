import { type Cell, isSameLine } from './cell.ts'

/** Points on either side of a sign that stands apart from what it joins. */
const WIDTH = 45

/** 'Ana Flores', '&' and 'Luis Paredes', set apart on one line, are one text. */
export const withSignsJoined = (cells: Cell[]): Cell[] => {
  const joined: Cell[] = []
  for (const [index, cell] of cells.entries()) {
    const [last, before] = [joined.at(-1), cells[index - 1]]
    const isSign = IS_SIGN.test(cell.text) && isBeside(cell, cells[index + 1])
    const goesOn = before !== undefined && isBeside(before, cell) && (isSign || IS_SIGN.test(before.text))
    if (last && goesOn) joined.splice(-1, 1, inOne(last, cell))
    else joined.push(cell)
  }
  return joined
}

const IS_SIGN = /^\s*&\s*$/

const inOne = (cell: Cell, next: Cell): Cell => ({
  ...cell,
  text: `${cell.text.trim()} ${next.text.trim()}`,
  right: next.right,
})

const isBeside = (cell: Cell, next: Cell | undefined): boolean =>
  next !== undefined && isSameLine(cell, next) && next.left >= cell.right && next.left - cell.right < WIDTH
