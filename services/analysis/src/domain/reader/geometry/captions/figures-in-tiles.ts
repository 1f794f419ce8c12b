import { labelWeight } from '../../labels/known-label.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, isSameLine, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes of a caption: from its figure down to it, and how much larger that is printed. */
const NEAR = 2.2
const LARGER = 1.1
/** How much further off the next figure below is than the one above. */
const APART = 1.3

/**
 * '$90,000   $60,000' in large print over 'Dwelling   Personal property': tiles side by side, whatever blocks stand beside
 * them on the same lines. The figure over a caption.
 */
export const figureInTile = (page: Page, caption: Cell): Cell | undefined => {
  if (labelWeight(caption) === 0) return
  const own = figureOver(page, caption)
  if (!own) return
  const tiles = cellsOfLine(page, caption).filter((cell) => {
    const figure = figureOver(page, cell)
    return figure !== undefined && isSameLine(figure, own) && labelWeight(cell) > 0
  })
  const below = cellsBetween(page, caption.y + 2, caption.y + APART * (caption.y - own.y))
  const isCloserBelow = below.some((cell) => overlap(cell, caption) > 0 && isDollars(cell))
  return tiles.length > 1 && !isCloserBelow ? own : undefined
}

const figureOver = (page: Page, { left, y, size }: Cell): Cell | undefined => {
  const over = cellsBetween(page, y - NEAR * size, y - 0.45 * size).findLast((cell) => Math.abs(cell.left - left) < 3)
  return over && isDollars(over) && over.size > LARGER * size ? over : undefined
}

const isDollars = ({ text }: Cell): boolean => /^\$\s?\d{1,3}(?:,\d{3})*$/.test(text)
