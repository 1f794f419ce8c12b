import { evidenceOf } from '../evidence.ts'
import { squash } from '../geometry/cell.ts'
import { isProse, type Page } from '../geometry/layout.ts'
import { type Statement, statements } from '../geometry/statements.ts'
import type { FieldValues } from './field-values.ts'
import { firstStatement } from './read-settlements.ts'
import { DWELLING } from './settlement-rules.ts'

/** 'DWELLING LOSS SETTLEMENT', 'How we settle losses to your home' */
const HEADING =
  /\b(?:loss(?:es)?|dwelling|building|home|house|claims?|coverage a)\b.*\b(?:settle(?:d|ment)?|valu(?:ation|ed)|paid|pay)\b|\bsettle(?:ment)?\b.*\b(?:loss(?:es)?|dwelling|building|home|house|claims?)\b/i

/**
 * How the home is settled, where the declarations leave it open and a page that was printed for this policy, with its
 * number on it, says so below such a heading. A booklet that everybody gets tells nothing: endorsements change it.
 */
export const readEnclosedSettlement = (pages: Page[], policyNumber: string | null): FieldValues => {
  const number = squash(policyNumber ?? '')
  const own = number.length < 5 ? [] : pages.filter((page) => page.cells.some(({ key }) => key.includes(number)))
  const said = own.flatMap((page) => statements(page).filter((statement) => isBelowHeading(page, statement)))
  const found = said.flatMap((statement) => firstStatement([statement], DWELLING) ?? [])
  const [first] = found
  if (!first || first.value === 'schedule' || found.some(({ value }) => value !== first.value))
    return { fields: {}, evidence: {} }
  return {
    fields: { dwelling_settlement: first.value },
    evidence: { dwelling_settlement: evidenceOf(first.cells, 0.82) },
  }
}

/** The short line nearest over a statement, flush with it; or words of the same line: 'Loss settlement. Covered losses …' */
const isBelowHeading = (page: Page, { cells }: Statement): boolean => {
  const [first] = cells
  const [, runIn = ''] = /^([A-Z][^.]{4,45})\.\s/.exec(first?.text ?? '') ?? []
  if (HEADING.test(runIn)) return true
  const over = page.cells.findLast(
    (cell) =>
      first && cell.y < first.y - 2 && Math.abs(cell.left - first.left) < 12 && cell.text.length < 60 && !isProse(cell),
  )
  return over !== undefined && HEADING.test(over.text)
}
