import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { rowFurtherOut } from '../../geometry/sections/row-further-out.ts'
import { namesOtherThing } from '../../geometry/tables/headed-rows.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import type { Settlement } from './settlement-rules.ts'

const VALUATION =
  /^(?:item \d{1,2}\W+)?(?:loss settlement|(?:loss )?valuation|(?:settlement|valuation) basis|basis of (?:loss )?(?:settlement|valuation)):?\s*(?:at )?(replacement cost|actual cash)?(?: value| basis)?\.?$/i
const VALUE = /^(?:at )?(replacement cost|actual cash value)(?: basis)?\.?$/i

/** In font sizes: what stands nearer above may be what is valued so. */
const APART = 1.8

/** 'ITEM 6. VALUATION: ACTUAL CASH VALUE' in a block of its own is said of all that is insured. */
export const valuationOfAll = (pages: Page[]): { value: Settlement; cells: Cell[] } | null => {
  const found = pages.flatMap((page) => page.cells.flatMap((cell) => valuationAt(page, cell)))
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}

const valuationAt = (page: Page, label: Cell): { value: Settlement; cells: Cell[] }[] => {
  const match = VALUATION.exec(label.text)
  if (!match || !isAlone(page, label)) return []
  const cells = cellsOfLine(page, label).filter(({ left }) => left >= label.left)
  const words = match[1] ?? (cells.length === 2 ? VALUE.exec(cells[1]?.text ?? '')?.[1] : undefined)
  return words && cells.length === (match[1] ? 1 : 2) ? [{ value: /^r/i.test(words) ? 'RCV' : 'ACV', cells }] : []
}

/** The number of an item, or what is said of the policy as a whole, too: 'Form: DP-1 Basic   Valuation: Actual Cash Value'. */
const OF_THE_POLICY = /^(?:(?:item )?\d{1,2}\.?$|(?:policy |coverage )?(?:form|plan|program|type)(?: type)?: \S)/i

const isAlone = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label).every(({ left, text }) => left >= label.left || OF_THE_POLICY.test(text)) &&
  !page.cells.some((cell) => cell.y < label.y - 2 && label.y - cell.y < APART * label.size) &&
  !isKnownRow(rowFurtherOut(page, label)) &&
  !isUnderOtherTitle(page, label)

const isKnownRow = (row: Cell | undefined): boolean => row !== undefined && isKnownLabel(row)

/** 'Other structures' over 'Fence   $5,000' and, after an empty line, 'Loss settlement   Actual cash value' */
const isUnderOtherTitle = (page: Page, label: Cell): boolean => {
  const title = page.cells.findLast(
    (cell) => cell.y < label.y - 2 && !/\d|[.:;,]$/.test(cell.text) && cellsOfLine(page, cell).length === 1,
  )
  return title !== undefined && namesOtherThing(title)
}
