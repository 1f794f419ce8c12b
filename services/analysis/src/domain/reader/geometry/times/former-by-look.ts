import { toNumber } from '../../values/amount.ts'
import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'
import { isLimit } from '../tables/current-column.ts'

/** 'Figures in italics belong to the term that ended on 02/18/2026', 'Amounts in gray are those of last year' */
const SAYS =
  /\b(?:figures?|amounts?|limits?|values?|numbers?)\b.{0,20}\bin (?:italics?|gr[ae]y|light(?:er)? (?:print|type)|small(?:er)? (?:print|type))\b.{0,60}(?:\b(?:expiring|prior|previous|last|former)\W+(?:policy\W+)?(?:term|period|year|renewal)|\b(?:term|period|year|policy)(?:\W+(?:that|which|just))*\W+(?:has\W+)?(?:ended|ending|expired|expiring))\b/i

/** In font sizes: from one figure of a column to the next of the same table. */
const PITCH = 3
/** Points. */
const FLUSH = 2.5

/**
 * Where a page says that it tells last year's figures by their look, which we do not see: of figures that stand in pairs
 * below each other the second is last year's. Where none do, none can be told from the others.
 */
export const withoutFormerByLook = (page: Page): Page => {
  if (!page.cells.some(({ text }) => SAYS.test(text))) return page
  const limits = page.cells.filter(isLimit)
  const pairs = runsOf(limits).filter(areInPairs)
  const gone = pairs.length > 0 ? pairs.flatMap(secondsOf) : limits
  return { ...page, cells: page.cells.filter((cell) => !gone.includes(cell)) }
}

const runsOf = (limits: Cell[]): Cell[][] => {
  const runs: Cell[][] = []
  for (const cell of limits) {
    const run = runs.find((one) => {
      const last = one.at(-1) as Cell
      return Math.abs(last.right - cell.right) < FLUSH && cell.y - last.y < PITCH * cell.size
    })
    if (run) run.push(cell)
    else runs.push([cell])
  }
  return runs
}

const areInPairs = (run: Cell[]): boolean =>
  run.length % 2 === 0 &&
  secondsOf(run).every((second, index) => {
    const share = toNumber((run[2 * index] as Cell).text) / toNumber(second.text)
    return share > 0.1 && share < 10
  })

const secondsOf = (run: Cell[]): Cell[] => run.filter((_, index) => index % 2 === 1)
