import { evidenceOf } from '../evidence.ts'
import type { Cell } from '../geometry/cell.ts'
import { isProse, type Page } from '../geometry/layout.ts'
import { cellsRightOf } from '../geometry/neighbours.ts'
import { codeAtEnd, codeAtStart, isLetterCode } from '../values/form-code.ts'
import type { FieldValues } from './field-values.ts'

const HEADING =
  /^(?:\d{1,2})?(?:your|policy|attached|listof|scheduleof|other|additional|optional|applicable|coverages|and|the)*(?:forms?|endorsements?|policydocuments|formnumbers?)(?:and|options|endorsements?|forms?|policy|numbers?|schedule|list)*(?:madea?partof.*|apply.*|applicable.*|onthe.*|attached.*|thatapply.*|continued)?$/

/** How many lines without a code may follow: titles break over lines. */
const PATIENCE = 2

/** The form numbers of the lists of forms, as printed, without edition dates. */
export const readEndorsements = (pages: Page[]): FieldValues => {
  const codes = new Map<string, Cell>()
  for (const page of pages) {
    for (const heading of page.cells.filter((cell) => isHeading(page, cell))) {
      for (const [code, cell] of codesUnder(page, heading)) if (!codes.has(code)) codes.set(code, cell)
    }
  }
  const first = [...codes.values()][0]
  if (!first) return { fields: {}, evidence: {} }
  const cells = [...codes.values()].filter((cell) => cell.page === first.page)
  return { fields: { endorsements: [...codes.keys()] }, evidence: { endorsements: evidenceOf(cells, 0.93) } }
}

const isHeading = (page: Page, cell: Cell): boolean =>
  cell.text.length < 80 &&
  cellsRightOf(page, cell).every((other) => !/\d\.\d\d/.test(other.text)) &&
  HEADING.test(cell.key) &&
  !/deleted|removed/.test(cell.key)

const codesUnder = (page: Page, heading: Cell): [string, Cell][] => {
  const found: [string, Cell][] = []
  let missed = 0
  let y = heading.y
  for (const line of linesBelow(page, heading)) {
    const first = line[0] as Cell
    const codes = codesOf(
      line,
      found.map(([, cell]) => cell),
    )
    const isFarBelow = first.y - y > (found.length === 0 ? 5 : 2.6) * Math.max(first.size, heading.size)
    if (isFarBelow || isEndOfList(line, codes.length > 0, found.length > 0)) break
    missed = codes.length > 0 ? 0 : missed + 1
    if (missed > (found.length === 0 ? PATIENCE + 2 : PATIENCE)) break
    found.push(...codes)
    y = first.y
  }
  return found
}

/** Other headings, sentences and totals end a list. */
const isEndOfList = (line: Cell[], hasCode: boolean, hasBegun: boolean): boolean =>
  !hasCode &&
  hasBegun &&
  line.some(
    (cell) =>
      isProse(cell) || /^(?:total|forms? deleted|discounts?|mortgagee|credits?|premium|important)/i.test(cell.text),
  )

/** Beside the list other things may stand: it begins where its heading begins. */
const linesBelow = (page: Page, heading: Cell): Cell[][] => {
  const lines: Cell[][] = []
  for (const cell of page.cells) {
    if (cell.y <= heading.y + 0.5 * heading.size || cell.left < heading.left - 25) continue
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - cell.y) <= 0.45 * cell.size) last.push(cell)
    else lines.push([cell])
  }
  return lines
}

const codesOf = (line: Cell[], before: Cell[]): [string, Cell][] =>
  line.flatMap((cell) => {
    const code = codeAtStart(cell.text) ?? codeAtEnd(cell.text)
    if (code) return [[code, cell] as [string, Cell]]
    const isInColumn = before.some((other) => Math.abs(other.left - cell.left) < 3)
    return isInColumn && isLetterCode(cell.text) ? [[cell.text, cell] as [string, Cell]] : []
  })
