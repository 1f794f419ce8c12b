import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import type { Cell } from '../../geometry/cell.ts'
import { isProse, type Page } from '../../geometry/layout.ts'
import { type Statement, statements } from '../../geometry/text/statements.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { pageKind, titleOf } from '../pages/page-kind.ts'
import { firstStatement } from '../settlement/first-settlement-statement.ts'
import { DWELLING, type Settlement } from '../settlement/settlement-rules.ts'
import { settlementsSaid } from '../settlement/settlement-sentences.ts'

/** 'DWELLING LOSS SETTLEMENT', 'How we settle losses to your home' */
const HEADING =
  /\b(?:loss(?:es)?|dwelling|building|home|house|claims?|coverage a)\b.*\b(?:settle(?:d|ment)?|valu(?:ation|ed)|paid|pay)\b|\bsettle(?:ment)?\b.*\b(?:loss(?:es)?|dwelling|building|home|house|claims?)\b/i

/**
 * How the home and its roof are settled, where the declarations leave it open and an enclosed page of this very policy
 * says so: of the home below such a heading, of the roof in a sentence that speaks of
 * wind or hail. A booklet that everybody gets tells nothing: endorsements change it.
 */
export const readEnclosedSettlement = (
  pages: Page[],
  { dwelling_settlement, roof_settlement }: PolicyFields,
): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const take = (field: 'dwelling_settlement' | 'roof_settlement', found: { value: Settlement; cells: Cell[] }[]) => {
    const [first] = found
    if (!first || found.some(({ value }) => value !== first.value)) return
    Object.assign(fields, { [field]: first.value })
    evidence[field] = evidenceOf(first.cells, 0.82)
  }
  if (dwelling_settlement === null)
    take(
      'dwelling_settlement',
      pages.flatMap(saidOfHome).filter(({ value }) => value !== 'schedule'),
    )
  if (roof_settlement === null) take('roof_settlement', pages.flatMap(saidOfRoof))
  return { fields, evidence }
}

const saidOfHome = (page: Page) =>
  page.cells.some(({ text }) => HEADING.test(text))
    ? statements(page)
        .filter((one) => isBelowHeading(page, one))
        .flatMap((one) => firstStatement([one], DWELLING) ?? [])
    : []

const saidOfRoof = (page: Page) =>
  settlementsSaid(statements(page)).filter(
    ({ field, cells }) => field === 'roof_settlement' && (isOfStorms(cells) || isAboutRoofs(page)),
  )

const isOfStorms = (cells: Cell[]): boolean => cells.some(({ text }) => /\b(?:wind|hail)/i.test(text))

/** An endorsement on the settlement of roofs after wind or hail, which need not say so again in each sentence. */
const isAboutRoofs = (page: Page): boolean =>
  pageKind(page) === 'endorsement' && /\broof/i.test(titleOf(page)) && isOfStorms(page.cells)

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
