import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { toNumber } from '../../values/amount.ts'

/** 'Yearly cost   $0   $68   $147': what each of several packages would cost. In 'Catastrophe fee   $0.00   Tax   $3.10   Total premium   $2,904.10' each price has its own name. */
export const areOfPackages = (pages: Page[], label: Cell): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  const beside = page ? cellsOfLine(page, label).filter(({ left }) => left > label.right) : []
  const prices = beside.filter(({ text }) => /^\$\s?\d[\d,.]*$/.test(text))
  return prices.length > 2 && toNumber(prices[0]?.text ?? '') === 0
}
