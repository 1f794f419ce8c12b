import { parseAmount } from '../values/amount.ts'
import { type Cell, misalignment } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** In font sizes: a caption stands right under its figure. */
const NEAR = 2.2
/** How much further off the next line is than the figure above: a label over its value has that below. */
const APART = 1.3

/** '$333,000' over 'Dwelling', several such pairs side by side: the figure over a caption, where what stands below is further off. */
export const figureOverCaption = (page: Page, caption: Cell): Cell | undefined => {
  const line = cellsOfLine(page, caption)
  if (line.some(isFigure)) return undefined
  const above = page.cells.findLast((cell) => cell.y < caption.y - 0.45 * caption.size)
  if (!above || caption.y - above.y > NEAR * caption.size) return undefined
  const figures = cellsOfLine(page, above)
  if (!figures.every(isFigure) || Math.abs(figures.length - line.length) > 1) return undefined
  const below = page.cells.find((cell) => cell.y > caption.y + 0.45 * caption.size)
  if (below && below.y - caption.y < APART * (caption.y - above.y)) return undefined
  return figures.find((cell) => misalignment(cell, caption) < 4)
}

const isFigure = (cell: Cell): boolean =>
  cell.text.length < 40 && /^[$\d(½]/.test(cell.text) && parseAmount(cell.text) !== null
