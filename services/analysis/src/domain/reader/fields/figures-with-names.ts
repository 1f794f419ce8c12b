import type { Cell } from '../geometry/cell.ts'

/** 'Fungi $10,000' */
const NAME_AND_FIGURE = /^(?!deductible|limit|premium)[A-Z][A-Za-z ,&/]{3,40} \$\s?[\d,]+\d$/i

/** 'Fungi $10,000   Bed bugs $15,000': of names that have their figures in their own cells the next one's is not the first one's. */
export const upToNext = (label: Cell, right: Cell[]): Cell[] => {
  const next = NAME_AND_FIGURE.test(label.text) ? right.findIndex(({ text }) => NAME_AND_FIGURE.test(text)) : -1
  return next < 0 ? right : right.slice(0, next)
}
