import { parseAmount } from '../../values/amount.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, misalignment } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isOfNameBelow } from './name-below-figure.ts'

/** In font sizes: a caption stands right under its figure, or further off under a larger one that has none above. */
const NEAR = 2.2
/** How much further off the next line is than the figure above: a label over its value has that below. */
const APART = 1.3
/** From a name to the second one below it. */
const SECOND_NAME = 1.45

/** '$333,000' over 'Dwelling', several such pairs side by side: the figure over a caption, where what stands below is further off. */
export const figureOverCaption = (page: Page, caption: Cell): Cell | undefined =>
  figureRightOver(page, caption) ?? figureOverName(page, caption)

/** '$150,000' over 'Belongings' over 'Coverage C – personal property' in smaller print: one figure has both names. */
const figureOverName = (page: Page, caption: Cell): Cell | undefined => {
  const name = page.cells.findLast(
    (cell) => cell.y < caption.y - 0.45 * caption.size && Math.abs(cell.left - caption.left) < 3,
  )
  const isUnder = name && caption.size < 0.95 * name.size && caption.y - name.y < SECOND_NAME * name.size
  return isUnder && !hasFigureBelow(page, caption) ? figureRightOver(page, name) : undefined
}

/** 'Deductible' over '$2,500', below '$300,000' over 'Dwelling' */
const hasFigureBelow = (page: Page, caption: Cell): boolean =>
  page.cells.some(
    (cell) =>
      isFigure(cell) &&
      cell.y > caption.y + 2 &&
      cell.y - caption.y < NEAR * caption.size &&
      misalignment(cell, caption) < 4,
  )

const figureRightOver = (page: Page, caption: Cell): Cell | undefined => {
  const line = cellsOfLine(page, caption)
  if (line.some(isFigure) || HAS_VALUE.test(caption.text)) return undefined
  const above = page.cells.findLast((cell) => cell.y < caption.y - 0.45 * caption.size)
  if (!above || caption.y - above.y > reachOf(page, caption, above)) return undefined
  const figures = cellsOfLine(page, above)
  if (!figures.some(isFigure) || !figures.every(isAnswer) || Math.abs(figures.length - line.length) > 1)
    return undefined
  const below = page.cells.find((cell) => cell.y > caption.y + 0.45 * caption.size)
  const isClose = below !== undefined && below.y - caption.y < APART * (caption.y - above.y)
  if (isClose && !isRemarkBelow(page, figures, cellsOfLine(page, below)) && !isOfNameBelow(page, caption))
    return undefined
  return figures.find((cell) => misalignment(cell, caption) < 4)
}

const reachOf = (page: Page, caption: Cell, figure: Cell): number => {
  const isNamed = cellsBetween(page, figure.y - NEAR * figure.size, figure.y - 2).some(
    (cell) => misalignment(cell, figure) < 4 && /[a-z]{3}/i.test(cell.text),
  )
  return isNamed ? NEAR * caption.size : (NEAR * (caption.size + Math.max(caption.size, figure.size))) / 2
}

/** 'Roof year: 2014' under '418 Elm Ridge Dr   Built: 1999' has its value itself. */
const HAS_VALUE = /:\s\$?\d/

/** '$14,960   $5,000' over 'Wind and hail   Everything else' over '2% of Coverage A   per occurrence': no amount below, and no words that have those above. */
const isRemarkBelow = (page: Page, figures: Cell[], below: Cell[]): boolean =>
  figures.length > 1 &&
  figures.some(({ text }) => text.startsWith('$')) &&
  !below.some(({ text }) => /^\$|^\d[\d,.]*$|\b(?:premium|credit|discount|saving)/i.test(text)) &&
  !page.cells.some((cell) =>
    figures.some((figure) => {
      const gap = figure.y - cell.y
      return (
        gap > 0.45 * figure.size && gap < NEAR * figure.size && misalignment(cell, figure) < 4 && figure !== figures[0]
      )
    }),
  )

const isFigure = (cell: Cell): boolean =>
  cell.text.length < 40 && /^[$\d(½]/.test(cell.text) && parseAmount(cell.text) !== null

/** 'Not selected' among the figures of such a row */
const isAnswer = (cell: Cell): boolean => isFigure(cell) || (cell.text.length < 25 && parseAmount(cell.text) !== null)
