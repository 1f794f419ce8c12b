import { isDenial } from '../../values/denial.ts'
import { cellLeftOf, cellsRightOf, continuationsOf } from '../around/neighbours.ts'
import { cellsBetween, cellsDownFrom, cellsUpFrom } from '../by-height.ts'
import { type Cell, squash } from '../cell.ts'
import { excludedBy } from '../cells/answer-columns.ts'
import { cellsSaying } from '../cells-saying.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isNextLine } from '../text/paragraphs.ts'

/** Fewer words than `values/denial.ts` has: 'Not applicable' is a row's value, and over the next row no heading. */
const GOT =
  '(?:purchased?|selected?|chosen|choose|covered|insured|included|elect(?:ed)?|taken|take|provided|bought|buy|have|want(?:ed)?|got|carry|carried|added?|attached|requested|in force|(?:on|part of|in) (?:this|your|the) policy)'
const DENIED = `(?:not (?:yet )?${GOT}|(?:do|did)n[’']t ${GOT}|chose not to ${GOT}|declined|rejected|refused|waived|turned down|passed (?:on|over|up)|skipped|said no(?:,? thanks| thank you)? to|opted out of|left (?:out|off)|went without|excluded)`
/** What such a heading is made of besides, in any order. */
const WORDS =
  'the|these|following|those|other|optional|additional|available|extras?|more|things?|what|items?|coverages?|options?|endorsements?|protections?|choices|offers?|offered|to|us|we|you|your|our|which|that|have|has|had|did|do|been|are|were|was|is|but|and|by|named|insureds?|policyholder|at|this|time|renewal|on|under|in|policy|riders?|floaters?|form [a-z\\d-]{1,5}|form'
/** '(your premium would change as shown)' */
const REMARK = '(?:\\s?\\([^()$]{3,60}\\))?'
/** 'Options you do not have. Ask your agent for a price.' */
const ADVICE = '(?:\\.\\s(?:ask|call|contact|talk to|see|speak (?:to|with))\\b[^.$\\d]{3,60})?'
const HEADING = new RegExp(
  `^(?:[►▶•■▪]\\s(?=(?:${WORDS})\\s))?(?:(?:${WORDS})(?:\\s|,\\s?))*${DENIED}(?:,?\\s(?:${WORDS}))*${REMARK}${ADVICE}\\W*$|^(?:what|things) (?:this|your|the) (?:policy|form) does not (?:cover|insure)\\W*$`,
  'i',
)

/** 'Added coverages', 'What you bought' below 'Excluded' and its list: what stands there was bought. */
const GOT_HEADING =
  /^(?:(?:the|your|our|other|optional|additional|extra|these|what)\s)*(?:(?:added|included|selected|purchased|chosen|bought|elected)\s(?:optional |additional |extra )?(?:coverages?|options?|endorsements?|protections?|extras)(?: (?:and|or|&) (?:coverages?|options?|endorsements?|protections?))?|(?:coverages?|options?|endorsements?|protections?|extras)?\s?(?:that )?(?:you(?: have)? )?(?:added|included|selected|purchased|chosen|chose|bought|elected|in force))\W*$/i

/** In font sizes: an empty line ends a block. */
const FAR = 2.6
/** A heading may have one below itself. */
const HEADS = 2.8

/** Whether a coverage is only named in a list of those that were not bought: below 'Not purchased', or beside 'Coverages not purchased:'. */
export const isNotPurchased = (page: Page, row: Cell): boolean =>
  listsNotPurchased(row.text) || isBelow(page, row, HEADING) || isBesideHeading(page, row) || goesOnWithList(page, row)

/** 'Increased dwelling limit (25%); equipment breakdown.' below 'Not selected: water back-up; replacement cost on contents;' */
const goesOnWithList = (page: Page, row: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell.y < row.y - 2 &&
      /[,;]$/.test(cell.text) &&
      listsNotPurchased(cell.text) &&
      linesBelow(page, cell).some((line) => isOfList(page, line) && line.y === row.y && row.left < line.right),
  )

/** A line that goes on with a list has several things, or ends it with a full stop; a row has its figure beside it. */
const isOfList = (page: Page, line: Cell): boolean =>
  /[;,]\s|\.$/.test(line.text) && !cellsRightOf(page, line).some(({ text }) => /\d/.test(text))

/** 'Coverages not purchased: sewer backup, replacement cost on contents' */
export const listsNotPurchased = (text: string): boolean => {
  const at = text.indexOf(': ')
  return at > 0 && HEADING.test(text.slice(0, at))
}

const isBesideHeading = (page: Page, row: Cell): boolean => {
  const before = cellLeftOf(page, row)
  return before?.text.endsWith(':') === true && HEADING.test(before.text)
}

/** Whether such a heading stands over a row, with no empty line and no sum between; '$0' before a row is none. */
export const isBelow = (page: Page, row: Cell, heading: RegExp): boolean =>
  cellsSaying(page, heading).some(({ y }) => y < row.y) && isInList(page, row, heading)

const isInList = (page: Page, row: Cell, heading: RegExp): boolean => {
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    // A name of two lines has its answer between them, and no line is as close above another.
    if (cell.left >= row.left + 6 || cell.text.length >= 90 || row.y - cell.y < 0.7 * row.size) continue
    const gap = lower.y - cell.y
    if (gap <= HEADS * cell.size && heading.test(cell.text) && !isValue(page, cell))
      return ![isOverNextColumn, isUnderNextHeading, isOutsideList].some((isOut) => isOut(page, cell, row))
    if (isOfSideColumn(page, cell, row)) continue
    if (gap > FAR * cell.size || endsList(page, cell)) return false
    if (lower.y - cell.y > 2) lower = cell
  }
  return false
}

/** A sum, the title of other rows, or a heading over what was bought. */
const endsList = (page: Page, cell: Cell): boolean =>
  /:$/.test(cell.text) ||
  /^\$\s?(?!0(?:\.00)?$)\d|\btotal\b.*\$\s?\d/i.test(cell.text) ||
  (GOT_HEADING.test(cell.text) && cellsOfLine(page, cell)[0] === cell && !isValue(page, cell))

/**
 * 'Water backup      Not selected', 'Cosmetic damage      Excluded': what a row says of itself heads no list, nor does
 * 'Not purchased   $5,000' below 'Flood   Water backup'; 'Included      Not included' are heads of two.
 */
const isValue = (page: Page, cell: Cell): boolean => {
  const [first, ...more] = cellsOfLine(page, cell)
  if (!isDenial(cell.text) && cell.key !== 'excluded') return false
  if (first === cell && more.some(({ text }) => /^\$\s?\d/.test(text)) && isUnderName(page, cell)) return true
  const isAnswer = first !== undefined && first !== cell
  return isAnswer && !excludedBy(cell.text.trim(), first.text.trim())
}

const isUnderName = (page: Page, answer: Cell): boolean =>
  page.cells.some(
    (cell) =>
      answer.y - cell.y > 2 &&
      answer.y - cell.y < 1.9 * answer.size &&
      Math.abs(cell.left - answer.left) < 12 &&
      /^[A-Z][^$\d:]{2,40}$/.test(cell.text),
  )

/** 'What you left out      What you added': a row flush with the second heading stands under that. */
const isOverNextColumn = (page: Page, heading: Cell, row: Cell): boolean =>
  cellsOfLine(page, heading).some((other) => other.left > heading.right && other.left < row.left + 6)

/** 'Total $812.00' among discounts in the margin, between two lines of the table beside it. */
const isOfSideColumn = (page: Page, cell: Cell, row: Cell): boolean =>
  cell.right < row.left - 6 &&
  // A group's name stands less further out.
  row.left - cell.left > 80 &&
  !cell.text.endsWith(':') &&
  !cellsOfLine(page, cell).some((other) => other.right > row.left && other.left < row.right)

/** 'Not taken' over rows further in, and below these a row that begins where the heading does: that is of no list. */
const isOutsideList = (page: Page, heading: Cell, row: Cell): boolean => {
  const isOut = (cell: Cell) => (cellsOfLine(page, cell)[0] ?? cell).left < heading.left + 2
  const rows = cellsBetween(page, heading.y + 2, row.y - 2).filter(
    (cell) => cellsOfLine(page, cell)[0] === cell && cell.left < row.right,
  )
  return isOut(row) && rows.length > 0 && rows.every((cell) => cell.left > heading.left + 4)
}

/** 'Options you did not buy' over smaller rows further in, and below these 'Forms and notices' as large and as far out. */
const isUnderNextHeading = (page: Page, heading: Cell, row: Cell): boolean => {
  const isAlike = ({ left, size }: Cell) => Math.abs(left - heading.left) < 1 && Math.abs(size - heading.size) < 0.1
  return (
    row.left > heading.left + 6 &&
    row.size < heading.size - 0.3 &&
    cellsBetween(page, heading.y + 2, row.y - 2).some(isAlike)
  )
}

/** 'Optional coverages not selected: Water backup; Equipment breakdown': each as a cell of its own. */
export const namedAsNotPurchased = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const [, title = '', rest = ''] = /^(?:[►▶•■▪]\s)?(.{8,95}?)\s?[:–—]\s(.+)$/.exec(cell.text) ?? [null, cell.text]
    if (!HEADING.test(title)) return []
    const lines = rest ? [{ ...cell, text: rest }, ...linesBelow(page, cell)] : listAt(page, cell)
    // 'Higher limits for mold, water backup': those that were bought may have lower ones.
    if (HIGHER.test(lines[0]?.text ?? '')) return []
    return partsOf(lines.map(({ text }) => text).join(' ')).map((text) => ({ ...cell, text, key: squash(text) }))
  })

const HIGHER = /^(?:higher|increased|additional|more|extra)\b/i

const listAt = (page: Page, heading: Cell): Cell[] => {
  const beside = besideHeading(page, heading)
  return beside.length > 0 ? beside : listUnder(page, heading)
}

/** 'Flood and surface water; backup of sewers or drains; …' on one line below it */
const listUnder = (page: Page, heading: Cell): Cell[] => {
  const first = page.cells.find((cell) => isNextLine(heading, cell, { pitch: 1.6, indent: 30, sizes: 0.4 }))
  const isList = first && (first.text.match(/[,;]\s/g) ?? []).length > 1 && !/\d/.test(first.text)
  return isList ? [first, ...linesBelow(page, first)] : []
}

const besideHeading = (page: Page, heading: Cell): Cell[] => {
  const [first] = cellsRightOf(page, heading)
  return first && !/\d/.test(first.text) ? [first, ...continuationsOf(page, heading, first)] : []
}

/** A list in commas or semicolons goes on where its line ends with one, or is filled to its end. */
const linesBelow = (page: Page, first: Cell): Cell[] => {
  const lines: Cell[] = []
  for (const cell of cellsDownFrom(page, first.y)) {
    const last = lines.at(-1) ?? first
    const isOpen = /[,;]$|\b(?:and|or)$/i.test(last.text) || (last.text.length > 75 && !/[.:]$/.test(last.text))
    if (!isOpen || lines.length === 3) break
    if (isNextLine(last, cell, { pitch: 1.6, indent: 14, sizes: 0.4 })) lines.push(cell)
  }
  return lines
}

const partsOf = (list: string): string[] =>
  (list.split(/\.\s+(?=[A-Z])/)[0] ?? '')
    .split(list.includes(';') ? /;/ : /,|\s[·•|]\s|(?<=\w\)?)\s[–—-](?:\s|$)/)
    .map((part) =>
      part
        .replace(
          /^\s*(?:and|or)\s|\s\(not (?:purchased|selected|chosen|taken|elected|added)\)[.]?$|(?<![\s.*])[\s.*]+$/gi,
          '',
        )
        .trim(),
    )
    .filter((part) => part.length > 2 && part.length < 60)
