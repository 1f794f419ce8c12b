import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
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
