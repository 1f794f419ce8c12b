import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { partsOfSums } from '../../../geometry/tables/sum-columns.ts'
import { isValue } from '../rows/is-value.ts'
import { upToNext } from './figures-with-names.ts'
import { upToOther } from './up-to-other.ts'

/** What stands beside a label and belongs to its row: nothing of another row, of a sum's parts, or of what was not added. */
export const cellsOfRow = (page: Page, label: Cell, wanted: 'limit' | 'deductible'): Cell[] => {
  const cells = upToNext(label, upToOther(page, label, cellsRightOf(page, label)))
  // 'Foundation   Slab on grade   Community rating 15%': what the home stands on is no coverage.
  if (label.key === 'foundation' && STANDS_ON.test(cells[0]?.text ?? '')) return []
  // 'Foundation coverage   Pier and beam   Deductible option $5,000': behind words a deductible is that of another row; 'Contents   Building premium   $731.00'
  const isOther = ({ text }: Cell, at: number) =>
    ((wanted === 'limit' && at > 0 && /^deductibles?\b.*\d/i.test(text)) || /^(?!no )[a-z ]+ premium:?$/i.test(text)) &&
    !cells.slice(0, at).some(isValue)
  const isRefused = ({ text }: Cell) => wanted === 'deductible' && REFUSES.test(text)
  const end = cells.findIndex((cell, at) => ANSWERS.test(cell.text) || isOther(cell, at) || isRefused(cell))
  return (end < 0 ? cells : cells.slice(0, end)).filter(
    (cell) => !partsOfSums(page).has(cell) && !NOTHING_ADDED.test(cell.text),
  )
}

/** 'Ordinance or law 10% of A   Cosmetic loss to roofs: excluded': an answer to its own words. */
const ANSWERS =
  /^(?!(?:limit|amount|coverage|status|deductible|premium)s?\b)[A-Z][^:$%\d]{5,60}:\s(?:not (?:covered|insured|included|purchased|selected|taken)|excluded|declined|rejected|none)\b/i

/** 'Wind and hail   This policy does not insure hurricane or hail   Other coverages   $211.00' */
const REFUSES = /^(?:this|your|the) policy (?:does not|doesn’t|doesn't) (?:insure|cover)\b/i

/** Between '10%' and '10%', below 'Included   Increased by   Total' */
const NOTHING_ADDED = /^\+?0(?:\.0+)?\s?%$/

const STANDS_ON = /\b(?:slab|pier|beam|crawl|basement|pil(?:e|ing)s?|stilts?|blocks?|concrete|elevated|grade)\b/i
