import type { Cell } from '../../geometry/cell.ts'
import { isProse, type Page } from '../../geometry/layout.ts'
import { codesInLine, type FormCode, INTRODUCTION } from '../../values/codes-in-line.ts'
import { codeAtStart, datedLetters } from '../../values/form-code.ts'
import { withoutBlockBeside } from './beside-list.ts'
import { brokenNumber } from './broken-numbers.ts'
import { codesOf, lettersOver, numbersOf } from './codes-of-cell.ts'
import { isDeletedForm } from './deleted-in-row.ts'
import { beginsAt, linesBelow } from './lines-below.ts'
import { isNextCard } from './next-card.ts'
import { ownPart } from './numbers-of-others.ts'

/** How many lines without a code may follow: titles break over lines. */
const PATIENCE = 2

interface ListPlace {
  left: number
  /** In font sizes: how far below its heading the list may begin. */
  firstGap?: number
  /** The same, from one line of the list to the next. */
  nextGap?: number
  /** Where the heading begins that the list stands beside: what begins there, too, is another one. */
  edge?: number
  /** From where on down: 'Forms and' goes on to 'notices' there. */
  edgeFrom?: number
}

/** How a list has gone so far. */
interface Progress {
  y: number
  pitch: number
  /** Lines without a code since the last one that has one. */
  missed: number
  text: string
}

/** The codes of the list below a heading, from `left` on: beside the list other things may stand. */
export const codesUnder = (
  page: Page,
  heading: Cell,
  { left, firstGap = 5, nextGap = 2.6, edge, edgeFrom = 0 }: ListPlace,
): FormCode[] => {
  const found: FormCode[] = []
  const last: Progress = { y: heading.y, pitch: 0, missed: 0, text: heading.text }
  const lines = withoutBlockBeside(linesBelow(page, heading, left), endsList)
  for (const [index, line] of lines.entries()) {
    const first = line[0] as Cell
    const isParting = found.length > 0 && line.length === 1 && PARTS_LIST.test(first.text)
    const { codes, isPart } = codesOfLine(ownPart(page, line), found, { before: last.text, next: lines[index + 1] })
    last.missed = codes.length > 0 || isParting || isOption(line) ? 0 : last.missed + 1
    const isCard = isNextCard(found, line, lines[index + 1])
    const isFar = found.length === 0 || isParting || isCard
    const [most, size] = isFar ? [firstGap, heading.size] : [nextGap, ownSize(heading, found)]
    const gap = Math.max(most * Math.max(first.size, size), 1.15 * last.pitch)
    const isOther = edge !== undefined && first.y > edgeFrom && beginsAt(page, first, edge)
    if (isOther || first.y - last.y > gap || isOver(line, last, found)) break
    if (isPart) found.pop()
    found.push(...codes)
    goOn(last, line, { hasCodes: codes.length > 0, isParting, isCard })
  }
  return byColumns(found)
}

/** However large the heading is: the foot of the page stands further below than a line of the list would. */
const ownSize = ({ size }: Cell, found: FormCode[]): number => Math.min(size, found.at(-1)?.cell.size ?? 0)

/** 'Option OL   Ordinance/Law 10%/$30,000' among forms, or behind its title: its code is no form's. */
const isOption = ([first, ...more]: Cell[]): boolean =>
  OPTION.test(first?.text ?? '') || (more.length === 1 && OPTION.test(more[0]?.text ?? ''))
const OPTION = /^(?:Option|OPTION|Opt\.?|OPT) [A-Z\d]{1,3}\b/

const goOn = (
  last: Progress,
  line: Cell[],
  { hasCodes, isParting, isCard }: { hasCodes: boolean; isParting: boolean; isCard: boolean },
): void => {
  const { y, size } = line[0] as Cell
  if (hasCodes && !isCard) last.pitch = y - last.y
  // Below the word that parts a list an empty line may stand.
  if (isParting) last.pitch = Math.max(last.pitch, 2.4 * size)
  Object.assign(last, { y, text: line.at(-1)?.text ?? '' })
}

const isOver = (line: Cell[], last: Progress, found: FormCode[]): boolean =>
  found.length > 0 ? isPast(line, last) : isNoList(line, last)

/** Below the codes of a list stands something else. */
const isPast = (line: Cell[], { missed }: Progress): boolean =>
  isOwnSentence(line[0] as Cell) ||
  HAS_TOWN.test(line[0]?.text ?? '') ||
  missed > PATIENCE ||
  (missed > 0 && line.some(endsList))

/** 'Your agent is Elm Agency, 20 E Main St, Waco, TX 76701.' below a list */
const HAS_TOWN = /^(?:Your|The) (?:\w+ )?(?:agent|agency)\b.*, [A-Z]{2},? \d{5}\b/

/** 'Attached endorsements' over '$351.00' heads what they cost. */
const isNoList = ([first]: Cell[], { missed }: Progress): boolean =>
  missed > PATIENCE + 2 || (missed > 0 && /^[-−]?\$\s?\d/.test(first?.text ?? ''))

/** What stands over a line of a list and below it. */
interface Around {
  before: string
  next: Cell[] | undefined
}

/** The codes of one line of a list; `isPart` where the last code before it goes on in this line. */
const codesOfLine = (line: Cell[], before: FormCode[], around: Around): { codes: FormCode[]; isPart: boolean } => {
  const [first, ...more] = line
  if (!first || isDeletedForm(line, first) || isBesideSentence(line, before)) return { codes: [], isPart: false }
  const joined = brokenNumber(before.at(-1) ?? null, around.before, first.text)
  const begun = joined ? codesInLine(joined.text, first) : codesOf({ cell: first, line }, before)
  const codes = [
    ...begun,
    ...more.flatMap((cell) => (isDeletedForm(line, cell) ? [] : codesOf({ cell, line }, before))),
  ]
  const isFirst = before.length === 0 && codes.length === 0
  return { codes: isFirst ? lettersOver(line, around.next ?? []) : codes, isPart: joined?.isPart ?? false }
}

/** 'Lone Oak is a mark of the Lone Oak group of companies.   LO-5011 01-18' below a list: what the page is printed on. */
const isBesideSentence = ([first, ...more]: Cell[], [listed]: FormCode[]): boolean =>
  first !== undefined &&
  more.length > 0 &&
  (isProse(first) || /^(?:\S+ ){4}.*[a-z\d]\.$/.test(first.text)) &&
  codeAtStart(first.text) === null &&
  listed !== undefined &&
  Math.abs(listed.cell.left - first.left) < 10

/** The codes of a list that runs on from line to line. */
export const codesInLines = (cells: Cell[]): FormCode[] => {
  const found: FormCode[] = []
  for (const [index, cell] of cells.entries()) {
    const joined = brokenNumber(found.at(-1) ?? null, cells[index - 1]?.text ?? '', cell.text)
    if (joined?.isPart) found.pop()
    const codes = codesInLine(joined?.text ?? cell.text, cell)
    const dated = codes.length > 0 ? null : datedLetters(cell.text, numbersOf(found))
    found.push(...(dated ? [{ code: dated, text: cell.text, cell }] : codes))
  }
  return found
}

/** 'Elm Agency, Waco TX 76701. Prepared 06/03/2026. LO DEC TX (02 25)' has but the number of what it is printed on, and at its end. */
const goesOnWithCodes = (cell: Cell): boolean => {
  const codes = codesInLine(cell.text, cell)
  return codes.length > 1 || (codes.length === 1 && !(isDated(cell.text) && codeAtStart(cell.text) === null))
}
const isDated = (text: string): boolean => /\b(?:prepared|issued|printed|dated|revised)\b.{0,12}\d/i.test(text)

/** What a list that fills its page to the foot goes on with at the head of the next one, in the same columns. */
export const codesAtTop = (page: Page, before: FormCode[]): FormCode[] => {
  const first = page.cells.find(
    (cell) =>
      cell.y < 0.3 * page.height &&
      goesOnWithCodes(cell) &&
      before.some((code) => Math.abs(code.cell.left - cell.left) < 4),
  )
  // A zip in a column of addresses is no form, where none of the list is such a number.
  if (!first || (/^\d+$/.test(first.text) && !before.some(({ code }) => /^\d+$/.test(code)))) return []
  return codesUnder(page, { ...first, y: first.y - first.size }, { left: first.left - 3, firstGap: 1.5, nextGap: 3.2 })
}

/** A list in two columns is read down the first, then down the second. */
const byColumns = (codes: FormCode[]): FormCode[] => {
  const lefts: number[] = []
  const columnOf = ({ cell }: FormCode): number => {
    const index = lefts.findIndex((left) => Math.abs(left - cell.left) < 100)
    return index < 0 ? lefts.push(cell.left) - 1 : index
  }
  const placed = codes.map((code) => ({ code, column: columnOf(code) }))
  return placed.sort((a, b) => a.column - b.column).map(({ code }) => code)
}

/** In a list of what holds it parts what is new from what was there before. */
const PARTS_LIST =
  /^(?:forms? |endorsements? )*(?:newly )?(?:added|new|revised|changed|replaced|continued|continuing|renewed|unchanged|mandatory|optional)(?: forms?| endorsements?| and)*(?: (?:with|at|for|by|this|your|term|renewal|change|period))*:?$/i

/** Other headings, sentences and totals end a list. */
const endsList = (cell: Cell): boolean =>
  isProse(cell) ||
  /^(?:total|forms? deleted|discounts?|credits?|premium|important|mortgag\w+|lenders?|lien|loss payee|loan|additional interest|agent|agency|producer|insured|policyholder|issued|countersign|authorized|signature|signed|payment|billing|property|rating|page)\b/i.test(
    cell.text,
  )

/** 'Form of policy: HO-3. Contents are settled at actual cash value.' or 'Policy form HO-3' right below a list */
const isOwnSentence = (cell: Cell): boolean =>
  NAMES_POLICY.test(cell.text) || (isProse(cell) && INTRODUCTION.test(cell.text))
const NAMES_POLICY = /^(?:(?:policy|coverage|base|program) )?form(?: type)?:? (?:HO|DP)[ -]?[1-8ABC]$/i
