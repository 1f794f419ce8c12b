import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { linesOf } from '../geometry/lines-of.ts'
import { cellsRightOf, continuationsOf } from '../geometry/neighbours.ts'

const STREET = /^(?:(?:[a-z]+ )?address(?: of [a-z ]{4,24})?|street(?: address)?):?$/i
const PART = /^(?:city|town|state|zip(?: ?code)?|(?:city|town)[,/ ]+(?:state|st)[,/ &and]*(?:zip(?: ?code)?)?):?$/i

/**
 * 'Risk location' heads a block of rows, whose first is 'Address   118 Whooping Crane Ln', or 'Street', 'City', 'ZIP' one
 * by one; or 'Street   City   State   Zip' head a row of their own.
 */
export const rowOfAddress = (pages: Page[], [row, ...below]: Cell[]): string[] => {
  const page = row && pages.find(({ number }) => number === row.page)
  const value = page && STREET.test(row.text) ? cellsRightOf(page, row)[0] : undefined
  if (!page || !row || !value) return []
  if (PART.test(value.text)) {
    const next = below.find(({ y }) => y > row.y + 2)
    return next ? [linesOf(cellsOfLine(page, next)).join(', ')] : []
  }
  const parts = below.filter(({ text }) => PART.test(text)).flatMap((part) => cellsRightOf(page, part).slice(0, 1))
  if (parts.length > 0) return [[value, ...parts].map(({ text }) => text).join(', ')]
  return [value, ...continuationsOf(page, row, value)].map(({ text }) => text)
}

/** In font sizes: how far down an address goes on. */
const BLOCK = 6

/** The rows of a block that begin where this one does. */
export const flushBelow = (pages: Page[], label: Cell): Cell[] =>
  pages
    .filter(({ number }) => number === label.page)
    .flatMap(({ cells }) =>
      cells.filter(
        ({ left, y }) => Math.abs(left - label.left) < 3 && y > label.y + 2 && y - label.y < BLOCK * label.size,
      ),
    )
