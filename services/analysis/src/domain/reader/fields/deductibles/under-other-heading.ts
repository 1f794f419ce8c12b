import { cellsUpFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { BESIDES } from '../../values/besides.ts'
import { namesAnother } from '../../values/of-another.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'
import { isOfThingBesides } from '../not-this-policy/of-thing-besides.ts'

/** In font sizes, and in points: how far up a heading may stand, and how much further in what it heads. */
const FAR = 3.4
const INDENT = 30
/** In sizes of what it heads: a heading of the whole block. */
const LARGER = 1.15

/** What stands over a question, a figure or a row, up to the heading of its block. */
export const headingsOver = (page: Page, first: Cell): Cell[] => {
  const found: Cell[] = []
  let lower = first
  for (const cell of cellsUpFrom(page, first.y - 2)) {
    if (cell.left > first.left + 3 || cell.left < first.left - INDENT) continue
    if (lower.y - cell.y > FAR * Math.max(cell.size, lower.size)) break
    if (cell.size >= first.size) found.push(cell)
    if (cell.size > LARGER * first.size && !/^\$/.test(cell.text)) break
    lower = cell
  }
  return found
}

/** 'Last year', 'Your auto policy', 'The garage' over it; not 'House and detached garage'. */
export const isUnderOther = (page: Page, first: Cell): boolean =>
  headingsOver(page, first).some(({ text }) => namesAnother(text) || namesOtherBuilding(text.replace(WITH_HOUSE, '')))

const WITH_HOUSE = /^(?:the |your )?(?:house|home|dwelling)(?:,| and| &) .*$/i

interface Said {
  words: string
  /** Where they, or their figure, stand. */
  at: Cell
  /** The upper line of both. */
  top?: Cell
}

/** Words, and what stands beside or over them, tell of a thing besides the home, another time or another policy. */
export const isOfElse = (page: Page, { words, at, top = at }: Said): boolean =>
  BESIDES.test(words) || isOfThingBesides(page, at) || isUnderOther(page, top)
