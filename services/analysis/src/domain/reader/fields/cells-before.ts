import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellLeftOf } from '../geometry/neighbours.ts'
import type { LabelMatch } from '../labels/label.ts'

/** The figure before a label, beyond its letter ('$65,000   A   Dwelling') and with what it is of ('1.0%   of Coverage A   All other perils'). */
export const cellsBefore = (page: Page, label: Cell): Cell[] => {
  const left = cellLeftOf(page, label)
  const before = left && cellLeftOf(page, left)
  if (!before || !left) return left ? [left] : []
  if (/^[A-Z]\.?$/.test(left.text)) return [before]
  if (left.text.startsWith('$') && isShare(before)) return [before, left]
  return /^of\s/i.test(left.text) && /^\(?[\d.½]+\s?%$/.test(before.text) ? [before, left] : [left]
}

/** '1 1/2% of dwelling limit   $3,293   Wind, hail' */
export const isShare = ({ text }: Cell): boolean => /^\(?\d[\d\s./½¼¾]*%(?:\sof\s[^$]{1,30})?\)?$/i.test(text)

/** Their text, and what leads on to the label in its own cell: '2%' before 'of Coverage A, $4,360, by windstorm or hail'. */
export const wordsOf = (cells: (Cell | undefined)[], match: LabelMatch | null): string => {
  const lead = match?.lead.includes('$') ? [match.lead] : []
  return [...cells.map((cell) => cell?.text), ...lead].join(' ')
}
