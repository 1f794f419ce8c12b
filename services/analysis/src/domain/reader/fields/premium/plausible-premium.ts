import type { Cell } from '../../geometry/cell.ts'
import { toNumber } from '../../values/amount.ts'
import type { Premium } from './premium-sums.ts'

/** What a year of home insurance costs, in dollars, with room to spare. */
const LEAST = 25
const MOST = 500_000

export const isPlausible = (dollars: number): boolean => dollars >= LEAST && dollars <= MOST

export const premiumOf = (printed: string, cells: Cell[]): Premium | undefined => {
  const dollars = toNumber(printed)
  return isPlausible(dollars) ? { dollars, cells } : undefined
}
