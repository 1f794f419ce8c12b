import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { evidenceOf } from '../../../search/evidence.ts'
import type { FieldValues } from '../../../search/field-values.ts'

/** Groups of figures, no telephone and no zip code: '42-0718834-05'. */
export const BARE_FIGURES = /^(?!\d{3}-\d{3}-\d{4}$)\d{2,4}-\d{5,9}-\d{1,3}$/

const HEAD = 0.15
/** In font sizes. */
const CLOSE = 1.7

/** '42-118903-07' alone on the line right over or under 'HOMEOWNERS DECLARATIONS', or the first that the page prints, where it has no other such number. */
export const besideTitle = (pages: Page[]): FieldValues | null => {
  const numbers = pages.flatMap((page) => page.cells.filter(({ text }) => BARE_FIGURES.test(text)))
  const own = pages.flatMap((page) =>
    page.cells.filter((cell) => numbers.includes(cell) && (isBesideTitle(page, cell) || isFirst(page, cell))),
  )
  const [first] = own
  if (!first || numbers.some(({ text }) => text !== first.text)) return null
  return { fields: { policy_number: first.text }, evidence: { policy_number: evidenceOf([first], 0.75) } }
}

/** '42-118903-07      Issued 05/21/2026' over everything else */
const isFirst = (page: Page, cell: Cell): boolean =>
  cell.y < TOP * page.height && cellsOfLine(page, cell)[0] === cell && page.cells.every(({ y }) => y > cell.y - 3)
const TOP = 0.08

/** 'Coverage Summary   Lone Oak® Policy 44881207-02' over every page: the carrier's name for its policies stands before the number. */
export const behindNameOfPolicy = (pages: Page[]): FieldValues | null => {
  const own = pages.map((page) => page.cells.filter((cell) => isNamedPolicy(page, cell)))
  const [first] = own.flat()
  const number = numberOf(first)
  if (!first || !number || !own.every((cells) => cells.length > 0 && cells.every((cell) => numberOf(cell) === number)))
    return null
  return { fields: { policy_number: number }, evidence: { policy_number: evidenceOf([first], 0.75) } }
}

const NAMED_POLICY =
  /^(?!.*\b(?:umbrella|excess|auto|flood|boat|watercraft|yacht|life|health|pet|travel|renters?|companion|group|master|association|valuables?|articles?|collect\w+|workers?|prior|previous|former|expir\w+|replac\w+|old|other|loan|claim|underlying|this|your|the|see|with|per|quote\w*|sample|specimen)\b)(?:[A-Z][A-Za-z’'-]+[®™]?\s){1,2}Policy\s((?=(?:-?\d){8})\d[\d-]{6,14}\d)$/i
const numberOf = (cell: Cell | undefined): string | undefined => NAMED_POLICY.exec(cell?.text ?? '')?.[1]

const isNamedPolicy = (page: Page, cell: Cell): boolean =>
  cell.y < HEAD * page.height &&
  NAMED_POLICY.test(cell.text) &&
  cellsOfLine(page, cell).some((other) => other !== cell && /\b(?:summary|declarations?)\b/i.test(other.text))

const isBesideTitle = (page: Page, cell: Cell): boolean =>
  cell.y < HEAD * page.height &&
  cellsOfLine(page, cell).length === 1 &&
  page.cells.some(
    (other) =>
      /\bdeclarations?\b/i.test(other.text) &&
      Math.abs(other.left - cell.left) < 3 &&
      Math.abs(other.y - cell.y) < CLOSE * Math.max(cell.size, other.size),
  )
