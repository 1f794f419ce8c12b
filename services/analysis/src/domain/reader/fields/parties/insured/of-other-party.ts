import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { cellsUpFrom } from '../../../geometry/by-height.ts'
import { type Cell, overlap } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { AGENT_LABELS, PROVIDER_LABELS } from '../../../labels/identity-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import { MORTGAGEE_LABELS } from '../../../labels/lender-labels.ts'
import { LOCATION_LABELS } from '../../../labels/location-labels.ts'
import { MAILING_LABELS, NAMED_INSURED_LABELS } from '../../../labels/party-labels.ts'

const MAILING = [...MAILING_LABELS, ...NAMED_INSURED_LABELS]

/** In font sizes: rows of one block, a value of which may take two lines. */
const ROW_GAP = 2.9
const OTHERS = [...MORTGAGEE_LABELS, ...AGENT_LABELS, ...PROVIDER_LABELS]

/** 'Mortgagee information', whatever heads the rows of a lender */
const OF_LENDER = /^(?:(?:first|second|1st|2nd|your|primary) )?(?:mortgag|lender|lien|loss payee|additional interest)/i

/** 'Agent   Elm Brokers' over 'Address   44 Main St': no address of the home's. The row that names somebody tells whose it is. */
export const isOfOther = (pages: Page[], { page: number, left, y, key }: Cell): boolean => {
  if (!/^(?:street|office|business)?address$/.test(key)) return false
  const isFlush = (cell: Cell) => Math.abs(cell.left - left) < 3
  return pages.some((page) => page.number === number && isBelowOther(page, y, isFlush))
}

/** 'Secondary / owner' tells how the home is used, 'Also listed as insured' below 'Scheduled drivers' who drives. */
export const namesNoInsured = (pages: Page[], label: Cell): boolean =>
  OCCUPANCY.test(label.text) ||
  pages.some(
    (page) => page.number === label.page && headingOverRows(page, label).some(({ text }) => OF_DRIVERS.test(text)),
  )
const OCCUPANCY = /^secondary ?[/–—-] ?owner/i
const OF_DRIVERS = /\b(?:drivers?|autos?|cars?|vehicles?)\b/i

/** 'Name and address' below 'Mortgagee', or between 'Interest' and 'Loan number', heads what is told of a lender. */
export const namesOther = (pages: Page[], label: Cell): boolean => {
  if (!/^names?and(?:mailing)?address(?:es)?$/.test(label.key)) return false
  const page = pages.find(({ number }) => number === label.page)
  const isOver = (cell: Cell) => Math.abs(cell.left - label.left) < 3 || overlap(cell, label) > 0
  return (
    page !== undefined &&
    (isBelowOther(page, label.y, isOver) ||
      cellsOfLine(page, label).some((cell) => cell !== label && OF_LENDERS_ROW.test(cell.text)))
  )
}
const OF_LENDERS_ROW = /\b(?:loan|interest|lien|type)\b/i

const isBelowOther = (page: Page, y: number, isInColumn: (cell: Cell) => boolean): boolean => {
  let last = y
  for (const cell of cellsUpFrom(page, y - 2)) {
    if (!isInColumn(cell)) continue
    if (last - cell.y > ROW_GAP * cell.size) return false
    if (matchLabel(cell, OTHERS) !== null || OF_LENDER.test(cell.text)) return true
    if (matchLabel(cell, MAILING) !== null || matchLabel(cell, LOCATION_LABELS) !== null) return false
    last = cell.y
  }
  return false
}
