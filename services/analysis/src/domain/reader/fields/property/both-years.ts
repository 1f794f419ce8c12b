import { cellsUnder } from '../../geometry/around/cells-under.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'

/** 'Yr Built / Yr Roof  2003 / 2019', 'Home completed / roof renewed   1998 / 2026', 'YR BLT 1977  BRK VENEER ROOF COMP  2019' */
export const bothYears = (pages: Page[]): FieldValues | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      if (!NAMES_BUILT.test(cell.text)) continue
      const { line, years } = yearsAt(page, cell)
      if (!years) continue
      const place = evidenceOf(line, 0.95)
      return {
        fields: { year_built: Number(years[1]), roof_year: Number(years[2]) },
        evidence: { year_built: place, roof_year: place },
      }
    }
  }
  return null
}

const yearsAt = (page: Page, cell: Cell): { line: Cell[]; years: RegExpExecArray | null } => {
  const isBoth = NAMES_BOTH.test(cell.text)
  const beside = cellsOfLine(page, cell)
  // 'YEAR BUILT / ROOF' over '1978 / 2016 COMP SHINGLE'
  const isHead = isBoth && !SLASHED.test(textOf(beside))
  const line = isHead ? [cell, ...cellsUnder(page, cell, { maxLines: 1 })] : beside
  const text = textOf(line)
  return { line, years: (isBoth ? SLASHED.exec(text) : null) ?? IN_LINE.exec(text) }
}

const textOf = (cells: Cell[]): string => cells.map(({ text }) => text).join(' ')

const NAMES_BUILT = /\b(?:b(?:ui)?lt|completed|constructed|erected)\b/i
const NAMES_BOTH =
  /built\W*\/.*\broof|^(?:the |your )?(?:home|house|dwelling|building) (?:completed|constructed|erected)\W*\/\W*(?:new )?roof\W*(?:renewed|replaced|installed|laid)?(?=$|\W|\d)(?!.*\b(?:inspect|certif))/i
const SLASHED = /((?:18|19|20)\d\d)\s?\/\s?((?:19|20)\d\d)(?!\s?\/)/
const ROOFING =
  'comp(?:osition)?|shingles?|asphalt|architectural|metal|tile|slate|wood|shake|concrete|clay|steel|new|replaced|installed|updated|yr|year'
const IN_LINE = new RegExp(
  `^(?:yr|year)\\s?b(?:ui)?lt:?\\s((?:18|19|20)\\d\\d)\\b(?!.*\\b(?:garage|barn|shed|carport|detached|solar|skylights?)\\b).*\\broof:?\\s(?:(?:${ROOFING}),?\\s){0,3}((?:19|20)\\d\\d)\\b`,
  'i',
)
