import { evidenceOf } from '../evidence.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import type { FieldValues } from './field-values.ts'

/** 'Yr Built / Yr Roof  2003 / 2019' */
export const bothYears = (pages: Page[]): FieldValues | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      if (!/built\W*\/.*\broof/i.test(cell.text)) continue
      const line = cellsOfLine(page, cell)
      const years = /((?:18|19|20)\d\d)\s?\/\s?((?:19|20)\d\d)/.exec(line.map(({ text }) => text).join(' '))
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
