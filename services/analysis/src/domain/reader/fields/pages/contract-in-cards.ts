import { cellsUnder } from '../../geometry/around/cells-under.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isHeading, mayHeadForms } from '../../labels/form-headings.ts'
import { EFFECTIVE_LABELS, PERIOD_LABELS, POLICY_NUMBER_LABELS, PROVIDER_LABELS } from '../../labels/identity-labels.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { LOCATION_LABELS } from '../../labels/location-labels.ts'
import { NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { isYearApart, parseDates } from '../../values/dates.ts'
import { namesAnother } from '../../values/of-another.ts'
import { isOfOtherPaper } from './other-paper.ts'
import { isLetter } from './page-kind.ts'
import { isNextOf, repeatsNumber } from './page-sequence.ts'
import { listsForms } from './stated-on-page.ts'

/**
 * A policy in cards, among so many explanations that none of its pages has a table: its number, its year and whom or what
 * it insures at the head of a page, limits in large print, each right under the name of its coverage or beside it, and
 * there or on the next page of the same policy the list of the forms that it is made of. A letter, an offer and a bill in
 * the same design may have all of that but the list, and say what they are: better none than one of them.
 */
export const contractInCards = (pages: Page[]): Page[] => {
  const first = pages.find(statesInCards)
  if (!first) return []
  const next = pages.find((page) => page.number === first.number + 1 && !isLetter(page))
  const ends = lastDays(first)
  const isOther = [first, next].some((page) => page?.cells.some(({ text }) => isOfOtherPaper(text, ends)))
  const contract = next && isOfSame(first, next) ? [first, next] : [first]
  return !isOther && contract.some(listsOwnForms) ? contract : []
}

/** 'Policy LO-448812' or 'Page 2 of 2' at its head, or no other number and forms of its own; 'Your flood policy at a glance' is of another. */
const isOfSame = (first: Page, next: Page): boolean => {
  const titles = next.cells.filter(({ y, text }) => y < TITLES * next.height && text.length < 60)
  if (titles.some(({ text }) => namesAnother(text))) return false
  const hasNumber = next.cells.some((cell) => isNumber(next, cell))
  return repeatsNumber(first, next) || isNextOf(first, next) || (!hasNumber && listsOwnForms(next))
}

const statesInCards = (page: Page): boolean => page.cells.some(isLargeFigure) && limitsIn(page) && identifies(page)

/** Below a heading that says whose they are; a letter may name three of them in its sentences, and enclose 'Forms to sign'. */
const listsOwnForms = (page: Page): boolean =>
  page.cells.some((heading) => {
    if (heading.text.length >= 60 || heading.text.endsWith('.') || !headsOwnForms(heading.text)) return false
    const below = page.cells.filter(({ y, text }) => y > heading.y && text.length < 60)
    return listsForms({ ...page, cells: below })
  })

const headsOwnForms = (text: string): boolean =>
  !/\b(?:would|could|sign|sen[dt]|way|replaced?|return)\b/i.test(text) &&
  (isHeading(text) || (mayHeadForms(text) && /\b(?:parts|makes? up|policy|contract)\b/i.test(text)))

const MANY = 4

/** '$291,700', and nothing else. */
const isLargeFigure = ({ text }: Cell): boolean => /^\$\s?\d{1,3}(?:,\d{3})+$/.test(text)

/** The dwelling's, and those of three more coverages. */
const limitsIn = (page: Page): boolean => {
  const has = (labels: Label[]) => page.cells.some((cell) => isName(cell, labels) && figuresOf(page, cell).length === 1)
  return has(LIMIT_LABELS.coverage_a_dwelling) && Object.values(LIMIT_LABELS).filter(has).length >= MANY
}

const isName = (cell: Cell, labels: Label[]): boolean =>
  cell.text.length < 50 && (matchLabel(cell, labels)?.weight ?? 0) >= 0.6

/** How much larger than the name. */
const LARGER = 1.2
/** In sizes of the figure. */
const REACH = 1.6

const figuresOf = (page: Page, name: Cell): Cell[] =>
  page.cells.filter(
    (cell) =>
      isLargeFigure(cell) &&
      cell.size > LARGER * name.size &&
      cell.y > name.y - 0.3 * cell.size &&
      cell.y - name.y < REACH * cell.size &&
      (Math.abs(cell.left - name.left) < 5 || isAlone(page, cell, name)),
  )

/** At the other end of the name's block, where no figure stands between. */
const isAlone = (page: Page, figure: Cell, name: Cell): boolean =>
  figure.left > name.right && cellsOfLine(page, figure).filter(isLargeFigure).length === 1

const HEAD = 0.35

const identifies = (page: Page): boolean => {
  const head = page.cells.filter(({ y }) => y < HEAD * page.height)
  const titles = head.filter(({ text }) => OF_HOME.test(text))
  return (
    titles.length > 0 &&
    !head.some((cell) => cell.y < TITLES * page.height && !titles.includes(cell) && isTitleOfOther(cell, titles)) &&
    head.some((cell) => isNumber(page, cell)) &&
    isForYear(page, head) &&
    namesWhomOrWhat(page, head)
  )
}

/** 'Your home policy at a glance', 'Landlord insurance (DP-3) for your rental at 12 Elm St, Waco, TX 76701'; 'Your home policy ended' is another paper's. */
const OF_HOME =
  /^(?:your |my )?(?:home(?:owners?)?|house|landlord(?:[’']?s)?|dwelling|condo(?:minium)?|rental)[’']? (?:insurance|policy|coverage)(?: (?:policy|coverage))?(?: \([A-Z\d-]{2,8}\))?(?:,? (?:at a glance|summary|overview|declarations?|in (?:brief|short|plain (?:words|english|language)))| for (?:your|the) [a-z]+ at \d+ [A-Z].{8,})?$/i

/** In parts of a page: where it says what it is. */
const TITLES = 0.16
/** Papers about a policy. */
const PAPER_ABOUT =
  /\b(?:review|check-?up|lenders?|mortgage\w*|lapsed?|cards?|chang\w+|compet\w+|remind\w*|is ready|coming up|thank)\b/i
/** They are titles in large print only: 'Claims: (855) 555-0114' and 'Manage payments online' may stand above any. */
const IN_TITLES = /\b(?:claims?|inspect\w*|updat\w+|sign|payments?|sav(?:e|ings?))\b/i

const isTitleOfOther = ({ text, size }: Cell, titles: Cell[]): boolean =>
  namesAnother(text) ||
  PAPER_ABOUT.test(text) ||
  (IN_TITLES.test(text) && titles.every((title) => size >= 0.7 * title.size))

const MANY_DIGITS = /(?:\d\D*){5}/

/** 'Policy 53-C7-R418', or a label with the number beside or under it. */
const isNumber = (page: Page, cell: Cell): boolean =>
  (/^policy (?:(?:number|no\.?|#):? ?)?[A-Z0-9 -]{5,24}$/i.test(cell.text) && MANY_DIGITS.test(cell.text)) ||
  ((matchLabel(cell, POLICY_NUMBER_LABELS)?.weight ?? 0) >= 0.5 &&
    besideOrUnder(page, cell).some(({ text }) => /^[A-Z0-9 -]{5,24}$/i.test(text) && MANY_DIGITS.test(text)))

const besideOrUnder = (page: Page, cell: Cell): Cell[] => [
  ...cellsOfLine(page, cell).filter(({ left }) => left > cell.right),
  ...cellsUnder(page, cell, { maxLines: 2 }),
]

/** The first and the last day, at their labels. */
const isForYear = (page: Page, head: Cell[]): boolean =>
  head
    .filter((cell) => cell.text.length < 60 && matchLabel(cell, [...PERIOD_LABELS, ...EFFECTIVE_LABELS]) !== null)
    .some((cell) => {
      const dates = [cell, ...besideOrUnder(page, cell), ...lineUnder(page, cell)].flatMap(({ text }) =>
        parseDates(text),
      )
      return dates.some((from) => dates.some((to) => from < to && isYearApart(from, to)))
    })

/** Of the term at its head: the days that come a year after another. */
const lastDays = (page: Page): string[] => {
  const dates = page.cells.filter(({ y }) => y < HEAD * page.height).flatMap(({ text }) => parseDates(text))
  return dates.filter((to) => dates.some((from) => from < to && isYearApart(from, to)))
}

/** 'Starts   Ends' over both days */
const lineUnder = (page: Page, cell: Cell): Cell[] => {
  const [first] = cellsUnder(page, cell, { maxLines: 1 })
  return first ? cellsOfLine(page, first) : []
}

/** 'Policyholders', 'Insured location'; 'Landlord insurance for your rental at 12 Elm St, Waco, TX 76701' */
const namesWhomOrWhat = (page: Page, head: Cell[]): boolean =>
  head.some(
    (cell) =>
      (isName(cell, [...NAMED_INSURED_LABELS, ...LOCATION_LABELS, ...PROVIDER_LABELS]) &&
        cellsUnder(page, cell, { maxLines: 1 }).length > 0) ||
      /\binsur\w+\b.*\b(?:home|house|rental|property|place|condo|unit)\b.* at \d+ [A-Z]\w*/.test(cell.text),
  )
