import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, overlap } from '../../geometry/cell.ts'
import { cellsUnder } from '../../geometry/cells-under.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'

/** 'Yr Built / Yr Roof  2003 / 2019', 'YR BLT 1977  BRK VENEER ROOF COMP  2019' */
export const bothYears = (pages: Page[]): FieldValues | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      if (!NAMES_BUILT.test(cell.text)) continue
      const { line, years } = yearsBelow(page, cell) ?? yearsAt(page, cell)
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

interface Years {
  line: Cell[]
  years: RegExpExecArray | null
}

/** 'Construction /' over 'year built /' over 'roof year', the head of a column of 'Brick' over '1984' over '2019'. */
const yearsBelow = (page: Page, cell: Cell): Years | null => {
  if (!cell.text.endsWith('/')) return null
  const [roof, ...more] = cellsBetween(page, cell.y + 2, cell.y + 9 * cell.size).filter(
    (below) => overlap(below, cell) > 0,
  )
  const [first, second] = more.filter(({ text }) => YEAR.test(text))
  if (!roof || !OF_ROOF.test(roof.text) || !first || !second) return null
  const isNext = Math.abs(first.left - second.left) < 2 && second.y - first.y < 1.7 * first.size
  return isNext ? { line: [cell, roof, first, second], years: SLASHED.exec(`${first.text}/${second.text}`) } : null
}
const OF_ROOF = /^(?:year (?:of )?roof|roof year|roof)(?: (?:installed|replaced))?$/i
const YEAR = /^(?:18|19|20)\d\d$/

const yearsAt = (page: Page, cell: Cell): Years => {
  const isBoth = NAMES_BOTH.test(cell.text)
  const beside = cellsOfLine(page, cell)
  // 'YEAR BUILT / ROOF' over '1978 / 2016 COMP SHINGLE'
  const isHead = isBoth && !SLASHED.test(textOf(beside))
  const line = isHead ? [cell, ...cellsUnder(page, cell, { maxLines: 1 })] : beside
  const text = textOf(line)
  return { line, years: (isBoth ? SLASHED.exec(text) : null) ?? IN_LINE.exec(text) }
}

const textOf = (cells: Cell[]): string => cells.map(({ text }) => text).join(' ')

const NAMES_BUILT = /\bb(?:ui)?lt\b/i
const NAMES_BOTH = /built\W*\/.*\broof/i
const SLASHED = /((?:18|19|20)\d\d)\s?\/\s?((?:19|20)\d\d)/
const ROOFING =
  'comp(?:osition)?|shingles?|asphalt|architectural|metal|tile|slate|wood|shake|concrete|clay|steel|new|replaced|installed|updated|yr|year'
const IN_LINE = new RegExp(
  `^(?:yr|year)\\s?b(?:ui)?lt:?\\s((?:18|19|20)\\d\\d)\\b(?!.*\\b(?:garage|barn|shed|carport|detached|solar|skylights?)\\b).*\\broof:?\\s(?:(?:${ROOFING}),?\\s){0,3}((?:19|20)\\d\\d)\\b`,
  'i',
)
