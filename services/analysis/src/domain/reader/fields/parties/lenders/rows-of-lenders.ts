import { cellsUnder } from '../../../geometry/around/cells-under.ts'
import { cellsRightOf, columnBelow } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import { matchLabel } from '../../../labels/label.ts'
import { HEADS_OF_LENDERS, MORTGAGEE_LABELS } from '../../../labels/lender-labels.ts'
import type { Reading } from '../../../search/reading.ts'
import { LENDER, lenderNameIn } from '../../../values/lender.ts'
import { hasLeft } from './mortgagee-status.ts'

export const pageOf = (pages: Page[], { page }: Cell): Page | undefined => pages.find(({ number }) => number === page)

/** The reading of a label of lenders with the first of them alone. */
export const firstOfLenders = (pages: Page[], reading: Reading): Reading =>
  withoutRank(pages, withRowBelow(pages, withFirstOfRow(pages, reading)))

/** '1. Frost Bank      2. Regions Bank' below a title in the middle: the first of them, whichever the title stands over. */
const withFirstOfRow = (pages: Page[], reading: Reading): Reading => {
  const [cell] = reading.cells
  const page = cell && /^2[.)]\s/.test(cell.text) ? pageOf(pages, cell) : undefined
  const first = cell && page && cellsOfLine(page, cell).find(({ text }) => /^1[.)]\s/.test(text))
  if (!page || !first || !isBetween(page, reading.label, [first, cell])) return reading
  const cells = [first, ...columnBelow(page, first)]
  return { ...reading, lines: linesOf(cells), cells }
}

/** Over neither of the two, and the only words over them: of two heads each has its own column. */
const isBetween = (page: Page, head: Cell, [first, second]: [Cell, Cell]): boolean =>
  head.left > first.left + FLUSH && head.left < second.left - FLUSH && cellsOfLine(page, head).length === 1
const FLUSH = 6

/** 'Company   Frost Bank' below 'Your lender': the value of the first row stands beside its own name. */
const withRowBelow = (pages: Page[], reading: Reading): Reading => {
  const [first] = reading.cells
  const page =
    first && reading.place === 'under' && HEADS_OF_LENDERS.test(reading.lines[0] ?? '')
      ? pageOf(pages, first)
      : undefined
  const value = page && first && cellsRightOf(page, first)[0]
  const isName =
    value &&
    LENDER.test(value.text) &&
    !HEADS_OF_LENDERS.test(value.text) &&
    !matchLabel(value, MORTGAGEE_LABELS) &&
    lenderNameIn([value.text])
  if (isName) return { ...reading, lines: [`${first.text}  ${value.text}`], cells: [first, value] }
  return page && first && reading.cells.length === 1 ? withRowUnderHead(page, first, reading) : reading
}

/** 'Mortgagee' over 'Name and address   Loan number   Rank', and the first row as far below these heads as they are below it. */
const withRowUnderHead = (page: Page, head: Cell, reading: Reading): Reading => {
  const under = cellsUnder(page, head)
  const [name] = under
  const isSecondOne = name && cellsOfLine(page, name).some(({ text }) => SECOND.test(text))
  const isNow = name && LENDER.test(name.text) && !isSecondOne && !under.some((cell) => hasLeft(page, cell))
  return isNow ? { ...reading, lines: [head.text, ...linesOf(under)], cells: [head, ...under] } : reading
}

const SECOND = /^(?:2nd|second|3rd|third|[23])\b/i

/** '1st SOUTHSIDE BANK' over '2nd KATHARINE LOMAX', '1 Frost Bank' over '2 Elm Credit Union', 'First Frost Bank' over 'Second Elm Credit Union': a bank may be called so, but not above a second one. Where banks are called so, 'First' stays. */
export const withoutRank = (pages: Page[], reading: Reading): Reading => {
  const [first = '', ...more] = reading.lines
  // 'First lienholder: First Frost Bank' tells its rank in the label.
  const value = reading.place === 'inline' ? undefined : reading.cells.find(({ text }) => RANK_OF_FIRST.test(text))
  const [, ending = '', word = ''] = RANK_OF_FIRST.exec(value?.text ?? '') ?? []
  const isSecond = (text: string): boolean => (word ? SECOND_LENDER : ending ? /^2nd\s/i : /^2\s[A-Z]/).test(text)
  const second =
    value &&
    pageOf(pages, value)?.cells.find(
      ({ text, left, y }) => isSecond(text) && Math.abs(left - value.left) < 3 && y > value.y,
    )
  return second ? { ...reading, lines: [first.replace(RANK_OF_FIRST, ''), ...more] } : reading
}

const RANK_OF_FIRST =
  /^(?:1(st)?|(first)(?!\s(?:american|bank|citizens|commerce|community|convenience|federal|financial|guaranty|heritage|horizon|liberty|national|savings|security|state|street|texas|united|victoria)\b))\s(?=[A-Z])/i
/** 'Second mortgagee: None' asks for one. */
const SECOND_LENDER = /^second\s(?!mortgage|lien|lender|loss|street\b)/i
