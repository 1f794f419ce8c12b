import { headingOverRows } from '../geometry/around/heading-over-rows.ts'
import { cellLeftOf } from '../geometry/around/neighbours.ts'
import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'

/** 'Roof warranty' over 'Begins 06/01/2025   Ends 06/01/2026', or beside the first of them */
export const isOfOther = (pages: Page[], label: Cell): boolean =>
  pages.some((page) => page.number === label.page && (isHeadedByOther(page, label) || isBehindOther(page, label)))

/** 'Roof inspected   From: 02/21/2024' */
export const isBehindOther = (page: Page, label: Cell): boolean =>
  /^(?:(?:roof|home|house|policy)\s)?(?:inspect|transferr|warrant|leas|permit|mainten)\w*:?$/i.test(
    cellLeftOf(page, label)?.text ?? '',
  )

export const isHeadedByOther = (page: Page, row: Cell): boolean => {
  const [title, ...others] = headingOverRows(page, cellsOfLine(page, row)[0] ?? row)
  return title !== undefined && others.length === 0 && TITLE_OF_OTHER.test(title.text)
}

/** What has a beginning and an end besides a policy. */
export const OTHER_THING = String.raw`\b(?:warrant(?:y|ies)|inspections?|leases?|maintenance|service contract|permits?)\b`
/** 'Former policy', 'Your auto policy', 'Instalment period', 'Your payment plan' over a beginning and an end of theirs */
const OTHER_TERM = String.raw`\b(?:(?:prior|previous|former|expiring|last|auto(?:mobile)?|umbrella) (?:policy|term|period)|instal?lments?|payment plan)\b`
const TITLE_OF_OTHER = new RegExp(`^[^$\\d:]{0,30}(?:${OTHER_THING}|${OTHER_TERM})[^$\\d:]{0,20}:?$`, 'i')

/** 'Your old policy ran', 'Auto policy EA-1'; 'Rental dwelling policy' is one of the home */
const TERM_OF_OTHER =
  /\b(?:old|earlier|ran|was|ended|autos?|cars?|umbrella|boats?|renters?|other (?:polic\w+|insurance)|claims? (?:from|between|period))\b/i
const OTHER_PERIL = /\b(?:flood|windstorm)\b/i

/** 'Your flood policy is with another company.' */
export const saysOtherTerm = (text: string): boolean => TERM_OF_OTHER.test(text) || OTHER_PERIL.test(text)

/** 'Your old policy ran', or 'Flood policy', but below 'FLOOD POLICY DECLARATIONS' */
export const isOtherTerm = (page: Page, { text, y }: Cell): boolean => {
  const peril = OTHER_PERIL.exec(text)?.[0].toLowerCase()
  const isOfPage = page.cells.some((cell) => cell.y < y - 2 && peril && cell.text.toLowerCase().includes(peril))
  return TERM_OF_OTHER.test(text) || (peril !== undefined && !isOfPage)
}
