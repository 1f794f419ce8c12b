import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'

/** '02-02-0714' flush over and below numbers that are written alike: one of a list, whatever stands beside it in the margin. */
export const isAmongAlike = (page: Page, { left, text }: Cell): boolean => {
  const alike = page.cells.filter((cell) => Math.abs(cell.left - left) < 2 && shapeOf(cell.text) === shapeOf(text))
  return new Set(alike.map((cell) => cell.text)).size >= ENOUGH
}

const shapeOf = (text: string): string => text.replace(/\d/g, '9')
/** Fewer numbers may be written alike for other reasons. */
const ENOUGH = 4
