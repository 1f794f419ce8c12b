import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isHeading } from '../../labels/form-headings.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { hasCoverageTable } from './coverage-table.ts'

/** Headings of papers that come with a policy and print figures that are not its own: what a house would cost to build, when to pay, what might be saved. */
const HEADING = new RegExp(
  `^(?:(?:your|the|an?|my|estimated|property|home|dwelling|residential|insurance|premium|summary of|notice of)\\s)*(?:${[
    '(?:re)?construction (?:cost|value)s?\\b',
    '(?:rebuild(?:ing)?|replacement) (?:cost|value)s? (?:estimat|valuation|report|worksheet|calculation|analysis)',
    '(?:valuation|value|cost) (?:report|summary|estimate)',
    '(?:payment|instal+ment|billing) (?:schedule|plan|options)s?$',
    'discounts? (?:you|that you|available|we offer)\\b',
    'ways to save\\b',
    'examples?:?$',
    'how (?:your|a|the) .{3,40}\\b(?:example|works?)\\b',
    'inspection (?:report|notice)',
    'loss (?:history|runs?)',
    'claims? history',
  ].join('|')})`,
  'i',
)

/** 'Reconstruction cost: $350,000' and 'Claims history: none' are rows, and head nothing. */
const HAS_VALUE = /\$\s?\d|:\s+(?!.*\bexample)\S/i

const HEAD = 0.22

/** Whether a page is such a paper. A table of coverages is none, whatever stands over it. */
export const isEnclosure = (page: Page): boolean =>
  !hasCoverageTable(page) &&
  headOf(page).some(
    (cell) =>
      HEADING.test(cell.text) &&
      !HAS_VALUE.test(cell.text) &&
      cellsOfLine(page, cell).length === 1 &&
      !isBesideRows(page, cell),
  ) &&
  !headOf(page).some((cell) => isOfPolicy(cell) || headsForms(page, cell))

/** 'Discounts you could have' in a column beside the rows of the premium heads that column, and not the page. */
const isBesideRows = (page: Page, heading: Cell): boolean => {
  const beside = page.cells.filter(
    ({ y, right }) => right <= heading.left && Math.abs(y - heading.y) < 1.5 * heading.size,
  )
  return beside.some(({ y }) => y < heading.y) && beside.some(({ y }) => y > heading.y)
}

const headOf = (page: Page): Cell[] => page.cells.filter(({ y, text }) => y < HEAD * page.height && text.length < 90)

const isOfPolicy = ({ text }: Cell): boolean =>
  /\bdeclarations?\b|\bcoverage (?:summary|page)|\bforms? and endorsements\b/i.test(text)

/** 'Forms that apply to your policy' over the first of them, and further below 'How the age table works' */
const headsForms = (page: Page, cell: Cell): boolean => {
  if (!/\bforms\b/i.test(cell.text) || !isHeading(cell.text)) return false
  const [first] = cellsDownFrom(page, cell.y + 2)
  return first !== undefined && codeAtStart(first.text) !== null
}
