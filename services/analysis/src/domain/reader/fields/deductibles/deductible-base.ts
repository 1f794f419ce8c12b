import type { DeductibleBase } from '../../../policy-fields.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { toNumber } from '../../values/amount.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import type { Peril } from './peril-in-words.ts'

export interface BaseHints {
  said: Statement[]
  /** The policy's letter for personal property is B. */
  isContentsB: boolean
}

/** '5%  Windstorm or Hail Deductible, percentage of the Coverage C limit' */
const isOfContents = (row: LimitRow, pages: Page[]): boolean => {
  if (row.amount.base) return row.amount.base === 'C'
  const line = lineOf(row, pages)
  return line.some((cell) => /coveragec(?![a-z]*(?:and|or)d)/.test(cell.key) && !isRowBeside(line, cell, row))
}

/** 'Coverage C   Personal property   $98,000   W/H   2%': the row of another block, which has its limit. */
const isRowBeside = (line: Cell[], letter: Cell, { label }: LimitRow): boolean =>
  line.some(({ left, right, text }) => left >= letter.right && right <= label.left && /^\$?\s?\d[\d,]*$/.test(text))

/** 'Named storm   5%   Total insured value' */
export const isOfAll = (row: LimitRow, pages: Page[]): boolean =>
  row.amount.base === 'all' || lineOf(row, pages).some((cell) => TOTAL_INSURED.test(cell.key))
const TOTAL_INSURED = /^(?:(?:of)?(?:the)?(?:total|combined)insur(?:ed|able)values?(?:tiv)?|tiv)(?=$|\d)/

/** 'Total insured value (TIV)   $585,750': the one figure that the page gives it. */
export const totalInsured = (pages: Page[]): number | null => {
  const figures = pages.flatMap((page) =>
    page.cells
      .filter(({ key }) => TOTAL_INSURED.test(key))
      .flatMap((label) => cellsOfLine(page, label).find(({ left }) => left >= label.right) ?? [])
      .filter(({ text }) => /^\$\s?\d{1,3}(?:,\d{3})+$/.test(text))
      .map(({ text }) => toNumber(text)),
  )
  const [first = null, ...others] = new Set(figures)
  return others.length === 0 ? first : null
}

const lineOf = (row: LimitRow, pages: Page[]): Cell[] =>
  pages.filter((page) => page.number === row.label.page).flatMap((page) => cellsOfLine(page, row.label))

/** The limit that a percentage is of, where the document says so: in its row, or in a sentence about such deductibles. `cells` where it is a sentence. */
export const namedBase = (
  row: LimitRow,
  peril: Peril,
  { pages, said, isContentsB }: BaseHints & { pages: Page[] },
): { field: DeductibleBase; cells: Cell[] | null } | null => {
  const letter = row.amount.base ?? (isOfContents(row, pages) ? 'C' : null)
  const field = letter ? fieldOf(letter, isContentsB) : null
  if (field) return { field, cells: null }
  const sentence = said.find(({ text }) => text.length < 300 && SENTENCE.test(text) && speaksOf(text, peril))
  const named = sentence ? (SENTENCE.exec(sentence.text)?.[1] ?? '') : ''
  const stated = /dwelling|building/i.test(named)
    ? 'coverage_a_dwelling'
    : /personal|contents/i.test(named)
      ? 'coverage_c_personal_property'
      : fieldOf(/([A-D])$/.exec(named)?.[1] ?? '', isContentsB)
  return sentence && stated ? { field: stated, cells: sentence.cells } : null
}

const SENTENCE =
  /deductible.*?(?:percent(?:age)?|%)[^.]{0,40}?\b(?:of|to)\s(?:the\s|your\s)?(cov(?:erage)?\.?\s[A-D]\b|dwelling|building|personal property|contents)/i

/** A sentence that names perils speaks of these alone. */
const speaksOf = (text: string, peril: Peril): boolean => {
  const names = {
    wind_hail: /wind(?!\w*\s?storm surge)|hail/i,
    hurricane: /hurricane|named|tropical|cyclone/i,
    all_perils: /all (?:other )?perils/i,
  }
  const namesNone = Object.values(names).every((pattern) => !pattern.test(text))
  return namesNone || names[peril].test(text)
}

const BY_LETTER: Record<string, DeductibleBase> = {
  A: 'coverage_a_dwelling',
  B: 'coverage_b_other_structures',
  C: 'coverage_c_personal_property',
  D: 'coverage_d_loss_of_use',
}

export const fieldOf = (letter: string, isContentsB: boolean): DeductibleBase | null => {
  if (isContentsB && letter !== 'A') return letter === 'B' ? 'coverage_c_personal_property' : null
  return BY_LETTER[letter] ?? null
}
