import { cellsRightOf, continuationsOf } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'

/** 'Address', 'Mailing address', 'Street', and a label that asks for it: 'Location of insured property – Street' */
const STREET =
  /^(?:(?:[a-z]+ )?address(?: of [a-z ]{4,24})?|(?:[a-z ]{4,50}(?: [-–—]|[:,(]) ?)?(?:number and )?street(?: address)?\)?):?$/i
const PART = /^(?:city|town|state|zip(?: ?code)?|(?:(?:city|town)[,/ ]+)?(?:state|st)[,/ &and]*(?:zip(?: ?code)?)?):?$/i

/**
 * 'Risk location' heads a block of rows, whose first is 'Address   118 Whooping Crane Ln', or 'Street', 'City', 'ZIP' one
 * by one; or 'Street   City   State   Zip' head a row of their own.
 */
export const rowOfAddress = (pages: Page[], [row, ...below]: Cell[]): string[] => {
  const page = row && pages.find(({ number }) => number === row.page)
  if (!page || !row) return []
  const value = STREET.test(row.text) ? cellsRightOf(page, row)[0] : undefined
  const [next] = below
  if (!value && next && STREET.test(next.text)) return rowOfAddress(pages, below)
  if (!value) return partsBelow(page, row, below) ?? underHeads(page, row, below)
  if (PART.test(value.text)) {
    const lower = below.find(({ y }) => y > row.y + 2)
    return lower ? [linesOf(cellsOfLine(page, lower)).join(', ')] : []
  }
  const parts = below.filter(({ text }) => PART.test(text)).flatMap((part) => cellsRightOf(page, part).slice(0, 1))
  if (parts.length > 0) return [[value, ...parts].map(({ text }) => text).join(', ')]
  return [value, ...continuationsOf(page, row, value)].map(({ text }) => text)
}

/** 'Street address' over '12 Elm St', below them 'City   State   Zip' over 'Waco   TX   76710' */
const partsBelow = (page: Page, row: Cell, [street, ...below]: Cell[]): string[] | undefined => {
  const head = STREET.test(row.text) ? below.find(({ text }) => PART.test(text)) : undefined
  const areParts = head && cellsOfLine(page, head).every(({ text }) => PART.test(text) || /^county$/i.test(text))
  const isUnder = ({ left, y }: Cell) => head !== undefined && y > head.y + 2 && Math.abs(left - head.left) < 3
  const values = areParts ? page.cells.find(isUnder) : undefined
  return street && values ? [street.text, linesOf(cellsOfLine(page, values)).join(', ')] : undefined
}

/** 'Location   Street   City   State   Zip   County' over '1   12 Elm St   Waco   TX   76710   McLennan' */
const underHeads = (page: Page, row: Cell, below: Cell[]): string[] => {
  const heads = cellsRightOf(page, row)
  const street = heads.findIndex(({ text }) => STREET.test(text))
  const count = street < 0 ? 0 : heads.slice(street + 1).findIndex(({ text }) => !PART.test(text))
  const [first, end] = [heads[street], count < 0 ? undefined : heads[street + 1 + count]]
  const next = below.find(({ y }) => y > row.y + 2)
  if (!first || !next || count === 0) return []
  const right = end ? end.left - 3 : Number.POSITIVE_INFINITY
  const values = cellsOfLine(page, next).filter(({ left }) => left > first.left - 3 && left < right)
  return [values.map(({ text }) => text).join(', ')]
}

/** In font sizes: how far down an address goes on. */
const BLOCK = 6

/** The rows of a block that begin where this one does. */
export const flushBelow = (pages: Page[], label: Cell): Cell[] =>
  pages
    .filter(({ number }) => number === label.page)
    .flatMap((page) => cellsBetween(page, label.y + 2, label.y + BLOCK * label.size))
    .filter(({ left }) => Math.abs(left - label.left) < 3)
