import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { type Label, label } from '../../labels/label.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { findBest } from '../../search/search.ts'
import { parseYear } from '../../values/dates.ts'
import type { Dated } from './dated.ts'

const ROOF_ROWS: Label[] = [label(/^(?:(?:year|yr|date)?(?:installed|replaced)|year|yr)(?=$|\d{4}$)/)]
const ROOF_HEADING =
  /^(?:your |the )?roof(?:ing)?(?: (?:details?|information|facts|description|system|profile|data))?:?$/i
/** In font sizes: how far a heading reaches down. */
const BLOCK = 7

/** 'Material   Metal' over 'Installed   2017' under 'Roof details'. */
export const underRoof = (pages: Page[]): Dated | null => {
  const found = findBest(pages, ROOF_ROWS, ({ label, lines }) => {
    const page = pages.find(({ number }) => number === label.page)
    const isYear = /^(?:19|20)\d\d$/.test(lines[0]?.split('  ')[0] ?? '')
    return page && isYear && isUnderRoof(page, label) ? (parseYear(lines[0] ?? '') ?? undefined) : undefined
  })
  return found && { year: found.value, evidence: evidenceOf([found.reading.label, ...found.reading.cells], 0.88) }
}

const AGE_ROWS: Label[] = [label(/^age$/)]

/** 'Age   9 yrs' under 'Roof details' */
export const agedUnderRoof = (pages: Page[], effectiveDate: string | null): Dated | null => {
  const found = findBest(pages, AGE_ROWS, ({ label, lines }) => {
    const page = pages.find(({ number }) => number === label.page)
    const age = /^(\d{1,2})(?: (?:years?|yrs?\.?))?(?: old)?$/i.exec(lines[0]?.split('  ')[0] ?? '')?.[1]
    return page && age && isUnderRoof(page, label) ? Number(age) : undefined
  })
  const cells = found ? [found.reading.label, ...found.reading.cells] : []
  return found && effectiveDate
    ? { year: Number(effectiveDate.slice(0, 4)) - found.value, evidence: evidenceOf(cells, 0.85, 'derived') }
    : null
}

const isUnderRoof = (page: Page, row: Cell): boolean => {
  const heading = page.cells.findLast(
    (cell) => cell.y < row.y - 2 && row.y - cell.y < BLOCK * row.size && isHeadingOf(page, cell, row),
  )
  if (!heading || !ROOF_HEADING.test(heading.text)) return false
  // 'Solar panels   Yes' over 'Installed   2019'
  return !page.cells.some((cell) => cell.y > heading.y + 2 && cell.y < row.y - 2 && isOfWork(cell))
}

/** Alone on its line, or the last of it and flush with the row, where it heads the block beside: 'Deductibles   Roof' */
const isHeadingOf = (page: Page, cell: Cell, row: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  return line.length === 1 || (line.at(-1) === cell && Math.abs(cell.left - row.left) < 3)
}

/** What was renewed or bought by itself. */
export const isOfWork = (cell: Cell | undefined): boolean =>
  /\b(?:roof\w*|wiring|plumbing|heat\w*|hvac|electric\w*|updat\w*|renovat\w*|remodel\w*|addition|pool|solar|skylights?|gutters?|purchase\w*|inspect\w*)\b/i.test(
    cell?.text ?? '',
  )
