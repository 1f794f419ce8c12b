import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { tokensOf } from './settlement-sentences.ts'

/** A thing with how it is paid. */
export interface Phrase {
  parts: string[]
  cells: Cell[]
}

/** 'Roof   wind and hail   Replacement cost' */
export const isOfStorm = ({ text }: Cell): boolean =>
  /^\(?(?:(?:windstorm|wind|hail|storm|and|or|[/&])\s?)+(?:loss(?:es)?|damage)?\)?:?$/i.test(text)

/** 'Windstorm or hail   Actual cash value' below 'Roof surfacing' */
export const stormRow = (page: Page, [label, value]: Cell[]): Phrase[] => {
  const heading = label && value && isOfStorm(label) ? headingOf(page, label) : undefined
  const [thing, ...more] = heading ? tokensOf(heading.text.toLowerCase()) : []
  const isRoof = thing?.kind === 'thing' && thing.of === 'roof_settlement' && more.length === 0
  return heading && value && isRoof ? [{ parts: [heading.text, value.text], cells: [heading, value] }] : []
}

const SETTLED = /^(?:(?:losses )?(?:is |are )?)?(?:settled|paid|valued|insured) (?:at|on|for) \S/i

/** 'Settled at ACV' in a card, some lines below 'Roof' */
export const inCard = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((cell) => {
    const heading = SETTLED.test(cell.text) ? headOfCard(page, cell) : undefined
    return heading ? [{ parts: [heading.text, cell.text], cells: [heading, cell] }] : []
  })

/** The first of the lines that stand flush over each other, where that names one thing and nothing else. */
const headOfCard = (page: Page, cell: Cell): Cell | undefined => {
  let lower = cell
  for (const upper of page.cells.filter(({ y, left }) => y < cell.y - 2 && Math.abs(left - cell.left) < 3).reverse()) {
    if (lower.y - upper.y > FAR * cell.size) break
    lower = upper
  }
  const [thing, ...more] = tokensOf(lower.text.toLowerCase())
  return lower !== cell && lower.text.length < 25 && thing?.kind === 'thing' && more.length === 0 ? lower : undefined
}

/** What stands further out over rows that follow each other closely. */
const headingOf = (page: Page, row: Cell): Cell | undefined => {
  let lower = row
  for (const cell of page.cells.filter(({ y, left }) => y < row.y - 2 && left < row.left + 3).reverse()) {
    if (lower.y - cell.y > FAR * cell.size) return undefined
    if (cell.left < row.left - 3) return cell
    lower = cell
  }
  return undefined
}
/** In font sizes. */
const FAR = 2.3
