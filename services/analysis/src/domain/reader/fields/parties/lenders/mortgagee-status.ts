import { columnBelow } from '../../../geometry/around/neighbours.ts'
import { type Cell, isSameLine } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'

/** What may follow a status: when it came to be. */
const SINCE = String.raw`(?:\W*(?:on|as of|effective|from)?\W*(?:\d[\d/.-]+\d|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}))?`
/** 'Added 11/03/2026, first mortgagee': beside a second one stands none that is asked for. */
const ranked = (which: string) =>
  String.raw`(?:,?\s\(?(?:${which})\)?\s(?:mortgagee|mortgage|lienholder|lien|lender)\)?)?`
/** 'First, added' */
const RANK_BEFORE = String.raw`(?:(?:1st|first|primary)(?:\s(?:mortgagee|lienholder|lender))?[,:]?\s\(?)?`
const WENT =
  '(?:removed|deleted|former|previous|prior|old|paid(?: off| in full)|released|satisfied|refinanced|terminated|closed|no longer(?: on (?:the|this) (?:policy|loan))?|until|through|ended|before(?: the| this)?(?: change)?)'
/** 'Removed 03/16/2027', '[PAID OFF - REMOVED 07/01/2026]', 'Lien released' */
const GONE = new RegExp(
  `^\\W*${RANK_BEFORE}(?:(?:loan|lien|note|mortgage|interest)\\s(?:(?:is|was|has been)\\s)?)?${WENT}(?:\\W+(?:and\\s)?${WENT})*${SINCE}${ranked('1st|first|primary|2nd|second|3rd|third')}\\W*$`,
  'i',
)
const STAYS = new RegExp(
  `^${RANK_BEFORE}(?:added|new|current|active|in force|now|from|since|after(?: the| this)?(?: change)?)${SINCE}${ranked('1st|first|primary')}\\W*$`,
  'i',
)

export const isStatus = (text: string): boolean => GONE.test(text) || STAYS.test(text)

/** 'Removed 03/16/2027' on the line of a lender, or over it. */
export const hasLeft = (page: Page | undefined, cell: Cell): boolean =>
  page !== undefined &&
  (cellsOfLine(page, cell).some((other) => other !== cell && GONE.test(other.text)) ||
    GONE.test(headOver(page, cell)?.text ?? ''))

export const headOver = (page: Page, cell: Cell): Cell | undefined =>
  page.cells.findLast(
    (other) => other.y < cell.y - 2 && cell.y - other.y < 2 * cell.size && Math.abs(other.left - cell.left) < 6,
  )

/** In font sizes: how far below its heading a status may stand. */
const STATUS_GAP = 9

const isOver = (heading: Cell, { y }: Cell): boolean => y > heading.y && y - heading.y < STATUS_GAP * heading.size

/** 'Mortgagee   Added   PHH Mortgage' */
const isBeside = (heading: Cell, status: Cell): boolean => isSameLine(heading, status) && heading.right <= status.left

/** A heading, a status that says 'now', and each cell that it may be said of: 'From 10/30/2026   PHH Mortgage', 'Added' over a name. */
export const stayingBelow = (page: Page, headings: Cell[]): [Cell, Cell, Cell][] =>
  page.cells.flatMap((status) => {
    const heading = STAYS.test(status.text)
      ? headings.find((cell) => isBeside(cell, status) || isOver(cell, status))
      : undefined
    if (!heading) return []
    const line = cellsOfLine(page, status).filter((cell) => !isStatus(cell.text) && !hasLeft(page, cell))
    const cells = [...columnBelow(page, status, { pitch: 2.2 }).slice(0, 1), ...line]
    return cells.map((cell): [Cell, Cell, Cell] => [heading, status, cell])
  })
