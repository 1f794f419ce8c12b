import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import { isEstimate } from './cost-of-rebuilding.ts'
import type { Phrase } from './storm-rows.ts'

/** What a cell says by itself. */
export const saidAlone = (page: Page, cell: Cell): Phrase[] => {
  const described = asDescribed(cell)
  if (described) return [described]
  return isEstimate(page, cell) ? [] : sentencesIn(cell.text).map((text) => ({ parts: [text], cells: [cell] }))
}

/**
 * 'Dwelling, brick veneer, built 1994, 20 Gull Ln, replacement cost': what is insured, its description and how it is
 * paid; the figure beside it is its limit, and no estimate of what rebuilding would cost.
 */
const asDescribed = (cell: Cell): Phrase | null => {
  const [, home, described = '', value] = DESCRIBED.exec(cell.text) ?? []
  return home && value && !OF_ELSE.test(described) ? { parts: [`${home} ${value}`], cells: [cell] } : null
}

const DESCRIBED = /^(dwelling|house|home|building), ([^.;:$]*), (replacement cost|actual cash value|RCV|ACV)$/i
const OF_ELSE = /\b(?:roof\w*|contents|property|structures?|cost|cash|estimat\w*|rebuild\w*)\b/i
