import { cellsUnder } from '../../../geometry/around/cells-under.ts'
import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { figureOverCaption } from '../../../geometry/captions/figure-over-caption.ts'
import { isOfNameBelow, isOverStack } from '../../../geometry/captions/name-below-figure.ts'
import { type Cell, misalignment, overlap } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isDenial } from '../../../values/denial.ts'
import { namesOtherPolicy } from '../../not-this-policy/of-other-policy.ts'
import { isValue } from '../rows/is-value.ts'
import { type LabelPlace, valuesNear, valuesOfBlock } from './limit-places.ts'
import { valueUnderItem } from './limit-under-item.ts'

/** In a grid each figure stands under its label, and its line begins with a figure. */
export function* valueUnder({ page, label, wanted }: LabelPlace): Generator<Cell[]> {
  const inCard = page.cells.find(
    (cell) => isLimitInCard(label, cell) || (wanted === 'deductible' && isInDeductibles(page, label, cell)),
  )
  if (inCard) return yield [inCard]
  if (isOfNameBelow(page, label) || isOverStack(page, label)) return
  const under = cellsUnder(page, label, { maxLines: 1, firstGap: 2.6 })[0]
  const begins = under && cellsOfLine(page, under)[0]
  const isWide = isRowOfLabels(page, label) || (begins && NAMES_ROW.test(begins.key))
  const cell = isWide ? under : cellsUnder(page, label, { maxLines: 1, firstGap: 1.7 })[0]
  const isGrid = cell && begins && (isValue(begins) || NAMES_ROW.test(begins.key) || isIndentedBelow(page, label, cell))
  if (cell && isGrid && /^[$\d(]/.test(cell.text) && isValue(cell)) yield [cell, ...otherKindBeside(page, label, cell)]
}

/** 'Wind/hail' over '2% of A = $3,960' over 'All other perils $2,500', all in the column of deductibles beside the rows of the coverages, or in a block of its own there. */
const isInDeductibles = (page: Page, label: Cell, cell: Cell): boolean =>
  cell.y > label.y + 2 &&
  cell.y - label.y < 1.7 * label.size &&
  Math.abs(cell.left - label.left) < 3 &&
  /^\(?(?:\$\s?\d|\d[\d.]*\s?%)/.test(cell.text) &&
  ([label, cell].every((one) => columnRole(page, one) === 'deductible') ||
    (isFlushBelowDeductibles(page, label) && cellsRightOf(page, label).length === 0)) &&
  !page.cells.some((over) => goesOnTo(over, label))

const isFlushBelowDeductibles = (page: Page, label: Cell): boolean =>
  isUnderDeductibles(page, label) &&
  page.cells.some(
    ({ left, y, text }) =>
      y < label.y - 2 && Math.abs(left - label.left) < 3 && /^[^\d$]*deductibles?\b[^\d$]*$/i.test(text),
  )

/** 'All perils, including' over 'windstorm or hail' */
const goesOnTo = (over: Cell, label: Cell): boolean =>
  label.y - over.y > 2 &&
  label.y - over.y < 1.7 * label.size &&
  Math.abs(over.left - label.left) < 3 &&
  /(?:\b(?:including|and|or|by|of)|,)$/i.test(over.text)

/** '• Windstorm and hail:' ends its line, and '$6,960 (2%)' stands right below it, a little further in: whatever else is on that line. */
const isIndentedBelow = (page: Page, label: Cell, value: Cell): boolean =>
  label.text.endsWith(':') &&
  cellsRightOf(page, label).length === 0 &&
  value.left - label.left > -3 &&
  value.left - label.left < 2 * label.size

/** 'Hurricane' over 'does not apply', beside 'All other losses' over '$2,500': the figure is of the next column. */
export const isDeniedUnder = ({ page, label }: LabelPlace): boolean => {
  const [cell] = isRowOfLabels(page, label) ? cellsUnder(page, label, { maxLines: 1, firstGap: 2.6 }) : []
  return cell !== undefined && isDenial(cell.text)
}

/** The dollars of a share that stands in the words of its label. */
export function* dollarsOfShare(place: LabelPlace): Generator<Cell[]> {
  yield* dollarsUnder(place)
  yield* valuesOfBlock(place)
  yield* valuesNear(place)
}

/** '$6,000' right below 'Wind/hail 2%', the head of its column. */
function* dollarsUnder({ page, label }: LabelPlace): Generator<Cell[]> {
  const [cell] = cellsUnder(page, label, { maxLines: 1, firstGap: 1.7 })
  const isHead = cellsOfLine(page, label).some(({ left, text }) => left > label.right && /\d\s?%\)?$/.test(text))
  if (cell && isHead && /^\$\s?[\d,]+\d$/.test(cell.text)) yield [cell]
}

/** 'Limit' before the figures of a grid */
const NAMES_ROW =
  /^(?:your|our|total|policy|coverage)*(?:limits?|amounts?|coverages?)(?:of(?:liability|insurance|coverage)?)?(?:we(?:will)?pay)?$/

/** 'Basic limit', 'Additional limit' and 'Total limit' before the rows of one table: the figure of the last. */
export function* valueInTotal({ page, label }: LabelPlace): Generator<Cell[]> {
  const heads = cellsOfLine(page, label)
  const below = page.cells.filter((cell) => cell.y > label.y + 2 && cell.y - label.y < HEADS * label.size)
  const total = below.find((cell) => /^total(?:limit|amount|coverage)s?$/.test(cell.key))
  if (!total || total.right > label.left || heads.some(isValue)) return
  const value = cellsOfLine(page, total).find((cell) => misalignment(cell, label) < 3)
  if (value && isValue(value)) yield [value]
}

/** '1.0%   $2,875' under one head: the percentage and its dollars, set apart. */
const otherKindBeside = (page: Page, label: Cell, value: Cell): Cell[] => {
  const end = cellsOfLine(page, label).find((cell) => cell.left > label.right)?.left ?? Number.POSITIVE_INFINITY
  const [next] = cellsOfLine(page, value).filter((cell) => cell.left > value.right)
  const isOne = next !== undefined && next.left < end - 3 && isDollars(next) !== isDollars(value) && isValue(next)
  return isOne && [next, value].some(({ text }) => /^\(?[\d.½]+\s?%/.test(text)) ? [next] : []
}

const isDollars = ({ text }: Cell): boolean => /^\(?\$/.test(text)

/** Several lines of words over one line of figures, each under its own: 'Coverage A' / 'Dwelling' / '$402,700'. */
export function* valueUnderHeads({ page, label, wanted }: LabelPlace): Generator<Cell[]> {
  if (wanted === 'limit') yield* valueUnderItem(page, label)
  if (label.isClause || cellsOfLine(page, label).some(isValue)) return
  const below = page.cells.filter((cell) => cell.y > label.y + 2 && cell.y - label.y < HEADS * label.size)
  const figure = below.find(isValue)
  const whole = figure ? cellsOfLine(page, figure) : []
  const line = NAMES_ROW.test(whole[0]?.key ?? '') ? whole.slice(1) : whole
  const start = line[0]?.left ?? 0
  // 'Mold: $5,000' is named already.
  if (!figure || line.length < 3 || !line.every(isValue) || line.some(isKnownLabel)) return
  const isOver = (cell: Cell) => line.some((one) => misalignment(one, cell) < 3)
  const heads = [...cellsOfLine(page, label), ...below.filter((cell) => cell.y < figure.y - 2)].filter(
    (cell) => cell.left > start - 3,
  )
  const value = line.find((cell) => misalignment(cell, label) < 3)
  // 'Umbrella' below 'Personal liability'
  const isOfOther = heads.some((cell) => overlap(cell, label) > 0 && namesOtherPolicy(cell))
  if (value && heads.every(isOver) && !isOfOther) yield [value]
}
/** In font sizes: how far the first line of the heads may be from their figures. */
const HEADS = 6

/** 'Limit: $312,000' under 'Dwelling', over 'Premium: $1,841' */
const isLimitInCard = (label: Cell, cell: Cell): boolean =>
  cell.y > label.y + 2 &&
  cell.y - label.y < 1.7 * label.size &&
  Math.abs(cell.left - label.left) < 3 &&
  /^(?:(?:limits?|amount)(?: of (?:liability|insurance))?:?\s*\$?\d|(?:we (?:will )?(?:pay|cover) )?(?:up to|as much as|at most|no more than) \$\s?\d[\d,]*$)/i.test(
    cell.text,
  )

/** '$333,000' over 'Dwelling' */
export function* valueOver({ page, label }: LabelPlace): Generator<Cell[]> {
  const value = figureOverCaption(page, label)
  if (value) yield [value]
}

/** Several labels side by side, and below them as many figures. */
const isRowOfLabels = (page: Page, label: Cell): boolean => {
  const heads = cellsOfLine(page, label)
  const below = page.cells.find((cell) => cell.y > label.y + 0.6 * label.size && cell.y - label.y < 2.6 * label.size)
  const values = below ? cellsOfLine(page, below) : []
  return (
    heads.length > 1 &&
    !heads.some(isValue) &&
    Math.abs(values.filter((_, index) => !isDollarsOfShare(values, index)).length - heads.length) <= 1 &&
    values.every((cell) => isValue(cell) || isDenial(cell.text) || /^-+$/.test(cell.text))
  )
}

/** '$10,320' behind '3% of A': one value in two cells. */
const isDollarsOfShare = (values: Cell[], index: number): boolean =>
  isDollars(values[index] as Cell) && /^[\d.½]+\s?%/.test(values[index - 1]?.text ?? '')
