import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const RETENTION = /^(?:your)?retentions?(?:per|each|forany)(?:loss|event|occurrence)$/

/** 'Your retention per event' over 'Wind or hail   2%': an umbrella, a cyber rider and the like have retentions of their own. */
export const headsRetentions = (page: Page, { key, y, left, size }: Cell): boolean => {
  if (!RETENTION.test(key)) return false
  const flush = (cell: Cell) => Math.abs(cell.left - left) < FLUSH
  const over = cellsBetween(page, y - OVER * size, y - 2).filter(flush)
  const below = cellsBetween(page, y + 2, y + BELOW * size).filter(flush)
  const first = below.find((cell) => cellsOfLine(page, cell).some(({ text }) => /\d/.test(text)))
  return first !== undefined && PERIL.test(first.text) && ![...over, ...below].some(({ text }) => RIDER.test(text))
}
const PERIL = /^(?:wind\w*|hail|named (?:wind)?storm|hurricane|fire|(?:any|all|every|each) other|AOP)\b/i
const RIDER = /\b(?:liability|umbrella|excess|cyber|identity|fraud|data|breach|equipment|service line|earthquake)\b/i
/** Points that rows may begin apart; in font sizes how far they may be. */
const FLUSH = 24
const OVER = 4
const BELOW = 6
