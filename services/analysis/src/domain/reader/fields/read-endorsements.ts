import { evidenceOf } from '../evidence.ts'
import { type Cell, squash } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellsRightOf, cellsUnder } from '../geometry/neighbours.ts'
import type { FieldValues } from './field-values.ts'
import { codesInCommas, codesUnder, type FormCode } from './form-list.ts'

const HEADING =
  /^(?:\d{1,2})?(?:your|policy|attached|listof|scheduleof|other|additional|optional|applicable|coverages|and|the)*(?:forms?|endorsements?|policydocuments|formnumbers?)(?:and|options|endorsements?|forms?|policy|numbers?|schedule|list)*(?:madea?partof.*|apply.*|applicable.*|onthe.*|attached.*|thatapply.*|continued)?$/

/** 'Policy form: HO-3' names one form and is no list. */
const PLURAL = /forms|endorsements|documents|form numbers?/i

/** The form numbers of the lists of forms, as printed, without edition dates. */
export const readEndorsements = (pages: Page[]): FieldValues => {
  const found = pages.flatMap((page) => page.cells.flatMap((cell) => codesAt(page, cell)))
  const first = found[0]
  if (!first) return { fields: {}, evidence: {} }
  const cells = [...new Set(found.map(({ cell }) => cell))].filter((cell) => cell.page === first.cell.page)
  const endorsements = [...new Set(found.map(({ code }) => code))]
  return { fields: { endorsements }, evidence: { endorsements: evidenceOf(cells, 0.93) } }
}

const codesAt = (page: Page, cell: Cell): FormCode[] => {
  const [title = '', ...rest] = cell.text.split(':')
  if (title.length > 80 || !HEADING.test(squash(title)) || !PLURAL.test(title) || /deleted|removed/i.test(title))
    return []
  // With an amount on its line it is a row of premiums, not the head of a list.
  if (cellsRightOf(page, cell).some((other) => /\d\.\d\d/.test(other.text))) return []
  const inline = rest.join(':').trim()
  if (inline) return listInLine(page, cell, inline)
  const below = codesUnder(page, cell, cell.left - 25)
  // A heading in the middle of the page stands over a list that begins at the margin.
  return below.length > 0 ? below : codesUnder(page, cell, 0)
}

/** 'Forms and endorsements: HO 00 03 05 11, HO 04 90, …' and the lines it goes on to. */
const listInLine = (page: Page, cell: Cell, inline: string): FormCode[] => {
  const lines = [
    { text: inline, cell },
    ...cellsUnder(page, cell, { firstGap: 1.6 }).map((next) => ({ text: next.text, cell: next })),
  ]
  const codes = lines.map((line) => codesInCommas(line.text, line.cell))
  const end = codes.findIndex((part) => part.length === 0)
  return (end < 0 ? codes : codes.slice(0, end)).flat()
}
