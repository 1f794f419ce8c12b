import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { toNumber } from '../../values/amount.ts'

/** 'Yearly cost   $0   $68   $147': what each of several packages would cost. */
export const areOfPackages = (pages: Page[], label: Cell): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  const prices = page ? cellsOfLine(page, label).filter(({ text }) => /^\$\s?\d[\d,.]*$/.test(text)) : []
  return prices.length > 2 && toNumber(prices[0]?.text ?? '') === 0
}
