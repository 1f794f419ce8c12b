import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { PageText, TextItem } from '../geometry/page-text.ts'

/** Points between the right edges of amounts in one column. */
const ALIGNED = 4
const CENT = 0.011
/** Fewer parts add up by chance. */
const LEAST_PARTS = 2
const MOST_PARTS = 15
const AMOUNT = /^[+(−–-]?\s?\$?\s?[(−–-]?\d{1,3}(?:,?\d{3})*(?:\.\d\d)?\)?$/

/** Whether the amounts above a total, in its column, come to it. */
export const isSumOfColumn = (
  page: PageText,
  { box: [left, top, right, bottom] }: Evidence,
  total: number,
): boolean => {
  const printed = page.items.filter(
    ({ text, x, y, width }) =>
      amountOf(text) === total && x >= left - 1 && x + width <= right + 1 && y >= top && y <= bottom,
  )
  return printed.some((item) => addsUp(columnAbove(page.items, item), total))
}

const addsUp = (parts: number[], total: number): boolean => {
  let sum = 0
  return parts.slice(0, MOST_PARTS).some((part, index) => {
    sum += part
    return index + 1 >= LEAST_PARTS && Math.abs(sum - total) < CENT
  })
}

/** From the total upwards. */
const columnAbove = (items: TextItem[], total: TextItem): number[] =>
  items
    .filter(({ x, y, width }) => y < total.y - 1 && Math.abs(x + width - total.x - total.width) < ALIGNED)
    .sort((a, b) => b.y - a.y)
    .flatMap(({ text }) => amountOf(text) ?? [])

const amountOf = (text: string): number | null => {
  const said = text.trim()
  if (!AMOUNT.test(said) || !/\d{2}/.test(said)) return null
  const size = Number(said.replace(/[^\d.]/g, ''))
  return /[(−–-]/.test(said) ? -size : size
}
