import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { isBesidesHome, isNotInsured } from '../../values/besides.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { ASPECTS, type Aspect } from './aspects.ts'
import { ITEM, isNumber, itemAt } from './item-headings.ts'
import { areCoverages, coverageOf, nameOf } from './names-of-coverages.ts'

/** Rows such as 'Amount of coverage   $612,000' below 'Dwelling', each named by both: 'Dwelling   $612,000'. */
export const headedRows = (page: Page): Cell[] =>
  page.cells.flatMap((row) => {
    const [aspect, words] = aspectOf(row)
    if (aspect?.besideDollars && !isBesideDollars(page, row)) return []
    const heading = aspect ? headingOf(page, row, aspect) : undefined
    if (!aspect || !heading) return []
    const value = row.text.slice(words.length).replace(/^[\s:–—-]+/, '')
    const name = aspect.inOne(itemName(heading.text), words)
    const text = value ? `${name}: ${value}` : name
    return [{ ...row, text, key: squash(text) }]
  })

const isBesideDollars = (page: Page, row: Cell): boolean =>
  /^\$\s?\d[\d,]*$/.test(cellsOfLine(page, row).find(({ left }) => left > row.right)?.text ?? '')

const aspectOf = ({ text }: Cell): [Aspect | undefined, string] => {
  for (const aspect of text.length < 130 ? ASPECTS : []) {
    const words = aspect.words.exec(text)?.[0]
    if (words) return [aspect, words]
  }
  return [undefined, '']
}

/** 'Coverage B – Personal property. Actual cash value.': what an item is, without what its description goes on to say. */
const itemName = (text: string): string => nameOf(text).split(/(?<=[a-z]{4}|\s\w+ \d)\.\s(?=[A-Z])/)[0] ?? ''

const named = (heading: Cell): Cell => {
  const name = itemName(heading.text)
  return { ...heading, text: name, key: squash(name) }
}

const headingOf = (page: Page, row: Cell, { of, besideLimit }: Aspect): Cell | undefined => {
  const beside = besideLimit ? nameOfLine(page, row) : undefined
  if (beside && matchLabel(named(beside), of)) return beside
  const over = overGroup(page, row)
  // 'House at 12 Elm Street' below 'Deluxe House Coverage'
  const heading = over && PLACE.test(over.text) ? (overRows(page, over) ?? over) : over
  const item = heading && itemAt(page, heading)
  const name = item && coverageOf(item.text)
  if (name && besideLimit) return { ...item, text: name, key: squash(name) }
  if (item && matchLabel(named(item), of)) return item
  const holds = heading && matchLabel(named(heading), of) && (besideLimit || standsOver(page, heading))
  return holds ? heading : undefined
}

/** 'Building   COVERAGE   DEDUCTIBLE   LOSS SETTLEMENT' over '   $215,000   $5,000   Actual cash value': a name beside the heads of its own figures. */
const nameOfLine = (page: Page, row: Cell): Cell | undefined => {
  const [first, ...heads] = cellsOfLine(page, row)
  if (!first || !heads.includes(row) || heads.length < 2 || heads.some(({ text }) => /\d/.test(text))) return
  const below = page.cells.find((cell) => cell.y > row.y + 0.45 * row.size && cell.y - row.y < FAR * row.size)
  const line = below ? cellsOfLine(page, below) : []
  const areOwn = line.length > 1 && line.every((cell) => heads.some(({ left }) => Math.abs(cell.left - left) < 3))
  return areOwn ? first : undefined
}

/** Nothing stands on its line but the number of an item before it. */
const isAlone = (page: Page, heading: Cell): boolean =>
  cellsOfLine(page, heading).every((cell) => cell === heading || isNumber(cell))

/** Or what it is about: 'Deluxe House Coverage   House at 12 Elm Street, Waco, TX 76710'. */
const standsOver = (page: Page, heading: Cell): boolean =>
  areCoverages(cellsOfLine(page, heading)) ||
  cellsOfLine(page, heading).every((cell) => cell === heading || isNumber(cell) || PLACE.test(cell.text))
const PLACE = /^(?:(?:house|home|dwelling|contents|residence|property|unit)\W+)?(?:(?:at|of|in)\W)?\d+ [A-Z][^$%]*$/i

/** Or with the number of an item before it, or a margin in smaller letters. */
const beginsLine = (page: Page, cell: Cell): boolean => {
  const [first, next] = cellsOfLine(page, cell).filter(({ size }) => size > cell.size - SMALLER)
  return first === cell || (first !== undefined && next === cell && isNumber(first))
}

/** Points. */
const SMALLER = 1.5

/** 'Limit of liability   $231,000   Deductible   2%': what stands further along a row of the group has its heading, too. */
const overGroup = (page: Page, row: Cell): Cell | undefined => {
  const [first, ...more] = cellsOfLine(page, row)
  // 'Item 2   Personal property   $150,000   Loss settlement: ACV' below 'Item 1   Dwelling …'
  if (first && more.indexOf(row) > 0 && ITEM.test(first.text)) return more[0]
  const column = overColumn(page, row)
  if (column) return column
  const isFurther = first !== undefined && more.includes(row) && more[0] !== row && aspectOf(first)[0] !== undefined
  return isFurther ? overItem(page, first) : (overItem(page, row) ?? overRows(page, row))
}

/** 'Deluxe House Coverage   Deluxe Contents Coverage', each over rows of its own that are flush with it. */
const overColumn = (page: Page, row: Cell): Cell | undefined => {
  let lower = row
  for (const cell of page.cells.filter(({ y, left }) => y < row.y - 2 && Math.abs(left - row.left) < 3).reverse()) {
    if (lower.y - cell.y > FAR * Math.max(cell.size, lower.size)) return
    if (areCoverages(cellsOfLine(page, cell))) return cell
    lower = cell
  }
  return
}

/** 'Item 1   Dwelling, 318 Oyster Lane' over rows that are flush with the number. */
const overItem = (page: Page, row: Cell): Cell | undefined => {
  let lower = row
  for (const cell of page.cells.filter(({ y, left }) => y < row.y - 2 && Math.abs(left - row.left) < 3).reverse()) {
    if (lower.y - cell.y > FAR * Math.max(cell.size, lower.size)) return
    if (ITEM.test(cell.text)) return cellsOfLine(page, cell).find(({ left }) => left > cell.right)
    lower = cell
  }
  return
}

/** The line above a group of such rows, which follow it closely and are flush with it or further in. */
const overRows = (page: Page, row: Cell): Cell | undefined => {
  let lower = row
  for (const cell of page.cells.filter((other) => other.y < row.y - 2 && other.left < row.left + 3).reverse()) {
    const begins = beginsLine(page, cell)
    const isOver = begins && cell.left < row.left - 3
    if (lower.y - cell.y > (isOver ? FAR_BELOW_HEADING : FAR) * Math.max(cell.size, lower.size)) return
    const item = numbered(page, cell, isOver)
    if (item) return item
    if (cell.left < row.left - INDENT || !begins || isNumber(cell)) continue
    if (!isRowBeside(page, cell, row)) return cell
    lower = cell
  }
  return
}

const numbered = (page: Page, cell: Cell, isOver: boolean): Cell | undefined =>
  isNumber(cell) && (isOver || isAlone(page, cell)) ? (cellsOfLine(page, cell)[1] ?? cell) : undefined

/** Another row of the same group. */
const isRowBeside = (page: Page, cell: Cell, row: Cell): boolean =>
  Math.abs(cell.left - row.left) <= 3 && (aspectOf(cell)[0] !== undefined || isOfSameThing(page, cell))

/** 'Location   12 Elm St' among such rows: it tells something else of the same thing. */
const isOfSameThing = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ left }) => left > cell.right) && matchLabel(cell, ALL_THINGS) === null

/** 'Jewelry' over 'Limit' and 'Deductible': the deductible is that of the jewelry alone. */
export const isOfOtherThing = (page: Page, row: Cell): boolean => {
  const over = aspectOf(row)[0] ? overGroup(page, row) : undefined
  const heading = over && (itemAt(page, over) ?? over)
  // 'Wind or hail coverage: excluded', 'Fire, theft and other causes of loss are covered.', '… $15,000; refrigerated goods $500.' head nothing.
  if (!heading || !isAlone(page, heading) || /:\s*\S|\s[a-z]+\.$|\$[\d,]+;.*\$[\d,]+\.$/.test(heading.text))
    return false
  if (isNotInsured(heading.text)) return false
  if (OF_ALL.test(heading.text) && !isLettered(heading, row)) return false
  return namesOtherThing(heading)
}
/** 'Coverage C - Personal Property' over rows that stand further in */
const isLettered = (heading: Cell, row: Cell): boolean =>
  /^coverage [A-F]\b\D*$/i.test(heading.text) && heading.left < row.left - 3
const OF_ALL =
  /^(?:(?:your|our|the|all|other|policy|section i|property|base)\s)*(?:deductibles?|coverages?|limits|property|policy)\b/i

/** In font sizes: an empty line parts groups, but may follow a heading. */
const FAR = 2.3
const FAR_BELOW_HEADING = 2.8
/** Points that rows may be indented below their heading. */
const INDENT = 46

const { coverage_a_dwelling: DWELLING, ...OTHERS } = LIMIT_LABELS
const { wind_hail, hurricane } = DEDUCTIBLE_LABELS
const OTHER_THINGS = [...Object.values(OTHERS).flat(), ...wind_hail, ...hurricane]
const ALL_THINGS = [...Object.values(LIMIT_LABELS), ...Object.values(DEDUCTIBLE_LABELS)].flat()
/** A heading that names something insured besides the dwelling; 'What we insure against flood' is over all that is insured. */
export const namesOtherThing = (heading: Cell): boolean => !/^what we\b/i.test(heading.text) && isOther(named(heading))

const isOther = (heading: Cell): boolean =>
  isBesidesHome(heading.text) ||
  (matchLabel(heading, DWELLING)?.weight ?? 0) < (matchLabel(heading, OTHER_THINGS)?.weight ?? 0)
