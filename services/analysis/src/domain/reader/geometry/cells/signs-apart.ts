import { type Cell, isSameLine } from '../cell.ts'

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

/** '% of Coverage A' or 'Amount $' printed on a form, and the figure typed behind it: '2', '3,760'. */
export const withSignsOfCaptions = (cells: Cell[]): Cell[] => {
  const captions = cells.filter(({ text }) => OF_SHARE.test(text) || OF_DOLLARS.test(text))
  for (const figure of captions.length > 0 ? cells : []) {
    const isShare = /^\d{1,2}(?:\.\d+)?$/.test(figure.text)
    if (!isShare && !/^\d{1,3}(?:,\d{3})+$/.test(figure.text)) continue
    const caption = captions.find(
      (cell) => (isShare ? OF_SHARE : OF_DOLLARS).test(cell.text) && isTypedBehind(cell, figure),
    )
    if (caption) figure.text = isShare ? `${figure.text}%` : `$${figure.text}`
  }
  return cells
}

const OF_SHARE = /^%(?: of [A-Z][a-zA-Z ]{2,20})?:?$|^percent(?:age)?(?: of [A-Z][a-zA-Z ]{2,20})?:?$/i
/** 'Limit $' and 'Prem $' tell by themselves which figure is which. */
const OF_DOLLARS = /^amount \$$/i

/** What is typed stands a little off the line of the caption, and is larger. */
const isTypedBehind = (caption: Cell, figure: Cell): boolean =>
  figure.left >= caption.right &&
  figure.left - caption.right < WIDTH &&
  Math.abs(figure.y - caption.y) <= 0.45 * Math.max(caption.size, figure.size)

const IS_SIGN = /^\s*&\s*$/

const inOne = (cell: Cell, next: Cell): Cell => ({
  ...cell,
  text: `${cell.text.trim()} ${next.text.trim()}`,
  right: next.right,
})

const isBeside = (cell: Cell, next: Cell | undefined): boolean =>
  next !== undefined && isSameLine(cell, next) && next.left >= cell.right && next.left - cell.right < WIDTH
