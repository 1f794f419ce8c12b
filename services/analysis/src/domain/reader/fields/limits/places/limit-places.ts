import { cellsRightOf, continuationsOf, lowerRightOf } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import { type Cell, misalignment, overlap } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isKnownLabel, labelWeight } from '../../../labels/known-label.ts'
import { isHeadedByLabel } from '../../../search/headed-by-label.ts'
import { ofProperty } from '../../../values/of-property.ts'
import { isBasisOfRow } from '../rows/basis-of-row.ts'
import { isValue } from '../rows/is-value.ts'
import { cellsOfRow } from './cells-of-row.ts'
import { isEndOfLabelBeside } from './end-of-label-beside.ts'
import { isOfLineAbove } from './figures-between-lines.ts'
import { linesOfBlock } from './lines-of-block.ts'

/** Where a page may print the figure of a label. */
export interface LabelPlace {
  page: Page
  label: Cell
  wanted?: 'limit' | 'deductible'
}

/** Beside figures with a sign or a comma a bare year is that of a building: 'Detached garage   1988   Frame   $18,000'. */
const YEAR = /^(?:1[89]\d\d|20[0-4]\d)$/

/** 'Fungi, rot, bacteria   Limit   $5,000': what kind of figure follows, not whose. */
const SAYS_KIND = {
  // 'Limit: $10,000', 'Basic limit $5,000' before 'Increased limit $10,000', 'Section I: $10,000', which is the half that pays for the home.
  limit:
    /^(?:(?:(?:basic|base|standard|increased?|total)?(?:limits?|amounts?)|maximum)(?:of(?:liability|insurance|coverage))?|(?:reasonable|necessary|and)+expenses?(?:upto|notmorethan|nottoexceed)|property|section(?:i|1)(?:property)?)\d*$/,
  deductible: /^deductibles?$/,
}

/** '30% of Additions & alterations' names what it is a share of. */
const SHARE_OF = /^\d[\d.]*\s?% of [A-Z]/

/** 'Medical payments   Total amount   $3,216.57': what is paid for the policy, in the block beside. */
const upToPrice = (row: Cell[]): Cell[] => {
  const end = row.findIndex(({ text }) => NAMES_PRICE.test(text))
  return end < 0 ? row : row.slice(0, end)
}
const NAMES_PRICE =
  /^(?:sub-?total|(?:grand )?total (?:amount|premium|due|cost|price|charges?)|policy fee|(?:annual|basic|policy) premium)\b/i

/** The figures to the right, until words that belong to another row; with what stands below them in their column. */
export function* valuesBeside({ page, label, wanted = 'limit' }: LabelPlace): Generator<Cell[]> {
  const values: Cell[] = []
  const right = upToPrice(cellsOfRow(page, label, wanted)).filter((cell) => !isInCardBeside(page, label, cell))
  const hasFigures = right.some(({ text }) => /\$\s?\d|^\d{1,3},\d{3}/.test(text))
  for (const cell of right) {
    const hasParts = ofProperty(cell.text) !== cell.text
    const isOther = isKnownLabel(cell) && !hasParts && !SAYS_KIND[wanted].test(cell.key) && !SHARE_OF.test(cell.text)
    if (isOther && !isBasisOfRow(page, right, cell)) break
    if (hasFigures && YEAR.test(cell.text)) continue
    const isFigure = isValue(cell) || cell.text === '$' || hasParts
    if (!isFigure && values.length > 0) break
    if (isFigure) values.push(cell)
  }
  if (values.length === 0) return
  yield [...values, ...values.flatMap((value) => continuationsOf(page, label, value).filter(isValue))]
}

/** 'Does mold count?' over '$10,000', which is not quite at the height of 'Loss of use' in the card beside. */
const isInCardBeside = (page: Page, label: Cell, figure: Cell): boolean =>
  Math.abs(figure.y - label.y) > OFF * label.size &&
  cellsBetween(page, figure.y - 2.2 * figure.size, figure.y - 2).some(
    ({ left, text }) => Math.abs(left - figure.left) < 3 && text.endsWith('?'),
  )
/** In font sizes: figures in larger print stand a little lower than what they are beside. */
const OFF = 0.3

/** Figures a little above or below the line of a label that takes two lines or is centred beside three. */
export function* valuesNear({ page, label }: LabelPlace): Generator<Cell[]> {
  const reach = 1.35 * label.size
  const near = page.cells.filter(
    (cell) =>
      cell.left > label.right &&
      Math.abs(cell.y - label.y) <= reach &&
      cell !== label &&
      isValue(cell) &&
      !isKnownLabel(cell),
  )
  const own = near.filter(
    (cell) =>
      !hasRowOfItsOwn(page, cell, label) &&
      !isOfAnotherLabel(page, cell, label) &&
      !isEndOfLabelBeside(page, label, cell) &&
      !isUnderOtherHead(page, cell, label) &&
      !isOfLineAbove(page, cell, label) &&
      !isBehindOtherName(page, cell, label) &&
      !(cell.y < label.y - 2 && (hasHeadsBeside(page, label) || isHeadedByLabel(page, cell))),
  )
  if (own.length > 0) yield own.sort((a, b) => a.y - b.y || a.left - b.left)
  const lower = lowerRightOf(page, label)
  if (lower && isValue(lower) && !isBehindOtherName(page, lower, label)) yield [lower]
}

/** 'C. Personal property' a little above its figure, and on the other side of the page 'M. Medical payments' as near to its own. */
const isBehindOtherName = (page: Page, value: Cell, label: Cell): boolean =>
  cellsBetween(page, value.y - 0.8 * value.size, value.y + 0.8 * value.size).some(
    (cell) =>
      cell.left > label.right && cell.right <= value.left && Math.abs(cell.y - label.y) > 2 && labelWeight(cell) > 0.6,
  )

/** In a table with rules a description takes several lines, and its figures stand beside one of them: at the middle, or at the foot. */
export function* valuesOfBlock({ page, label }: LabelPlace): Generator<Cell[]> {
  const [beside, figure] = cellsRightOf(page, label)
  // Another label beside it, or a name with its figure, begins a block of its own.
  const isOfBlockBeside = beside && figure && !isValue(beside) && /^\$\s?\d/.test(figure.text)
  if (beside && !isKnownLabel(beside) && !isOfBlockBeside && !isEndOfLabelBeside(page, label, beside)) return
  const block = linesOfBlock(page, label)
  const lines = block
    .map((cell) => cellsRightOf(page, cell).filter((one) => isValue(one) && !(beside && one.right >= beside.left)))
    .filter((values) => values.length > 0)
  if (lines.length === 1 && lines[0]) yield lines[0]
  // 'Each person   $5,000' over 'Each accident   $25,000'
  const [each] = block.filter((cell) => EACH.test(cell.key) && cellsRightOf(page, cell).some(isValue))
  if (each && lines.length > 1) yield cellsRightOf(page, each).filter(isValue)
}
const EACH = /^(?:each|per|anyone)(?:person|occurrence|(?:covered)?loss)$/

/** In points: what begins further in is no line of the label. */
const FURTHER_IN = 40

/** 'Coverage E' in smaller print below 'Personal liability' */
const CAPTION = 0.85

/** '1' before both lines of what an item is, on the line of its figures */
const ITEM = /^\d{1,2}[.)]?$/

const hasRowOfItsOwn = (page: Page, value: Cell, label: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell !== label &&
      cell.right <= value.left &&
      !(cell.right <= label.left && ITEM.test(cell.text)) &&
      Math.abs(cell.y - value.y) < 0.45 * value.size &&
      (!isValue(cell) || isRowAbove(cell, label) || isNamedBelow(cell, label)) &&
      !(cell.y > label.y && (/^[a-z(]/.test(cell.text) || cell.size < CAPTION * label.size)) &&
      (Math.abs(cell.left - startOf(page, label)) < FURTHER_IN ||
        (isKnownLabel(cell) && Math.abs(value.y - label.y) > 0.7 * label.size)),
  )

/** 'HO-312 (05-17) WINDSTORM OR HAIL DEDUCTIBLE': a label within a cell belongs to the row that the cell begins. */
const startOf = (page: Page, label: Cell): number =>
  cellsOfLine(page, label).find(({ left, right }) => left <= label.left && right >= label.right)?.left ?? label.left

/** '2% of the Coverage A limit  $5,900' over a label is the end of the row above, also further in; so is a name of its own. */
const isRowAbove = (cell: Cell, label: Cell): boolean =>
  cell.y < label.y - 2 &&
  (Math.abs(cell.left - label.left) < 3 || /^[A-Z][a-z]|^\d[\d.]*\s?%\sof\b/.test(cell.text)) &&
  /[a-z]{3}/i.test(cell.text)

/**
 * 'Building   Contents   Deductible' over '$210,000   $40,000   $2,000': what stands under another name of its line, or
 * over a known one, is not the first one's.
 */
const isUnderOtherHead = (page: Page, value: Cell, label: Cell): boolean =>
  Math.abs(value.y - label.y) > 2 &&
  cellsOfLine(page, label).some(
    (head) =>
      head.left > label.right &&
      !isValue(head) &&
      (value.y > label.y || isKnownLabel(head)) &&
      (overlap(head, value) > 0 || misalignment(head, value) < 4),
  )

/** 'Contents   COVERAGE   DEDUCTIBLE': its figures stand below these heads, and what stands over them is of the block above. */
const hasHeadsBeside = (page: Page, label: Cell): boolean =>
  cellsRightOf(page, label).some(({ key }) =>
    /^(?:coverage|limit|deductible|premium|amount)s?(?:of(?:insurance|coverage|liability))?$/.test(key),
  )

/** 'Ordinance or Law, 10% of Coverage A   $23,900' below a heading: a name that begins the line has the figure. */
const isNamedBelow = (cell: Cell, label: Cell): boolean =>
  cell.y > label.y + 2 && /^[A-Z]{2}|^[A-Z][a-z]/.test(cell.text) && labelWeight(cell) > 0.6

/** Words between the label and the figure, on the figure's own line: it is theirs, above the label also where they stand over its end; a bare letter of a coverage is no word. */
const isOfAnotherLabel = (page: Page, value: Cell, label: Cell): boolean => {
  const end = value.y < label.y - 2 ? Math.min(label.right, label.left + FURTHER_IN) : label.right
  return cellsOfLine(page, value).some(
    (cell) =>
      cell.left > end &&
      cell.right <= value.left &&
      !/^[A-F]$/.test(cell.text) &&
      (!isValue(cell) || isEndOfLabelBeside(page, label, cell)),
  )
}
