import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { goesOnTelling } from '../../prose/tells-policy.ts'
import { namesAnother } from '../../values/of-another.ts'
import { contractInCards } from './contract-in-cards.ts'
import { hasCoverageTable, hasLimitInColumn } from './coverage-table.ts'
import { isEnclosure } from './enclosures.ts'
import { isLetter, isTold, type PageKind, pageKind, titleOf } from './page-kind.ts'
import { isHeadOf, isNextOf, isOtherForm, repeatsNumber } from './page-sequence.ts'
import { isPolicyWording } from './policy-wording.ts'
import {
  goesOnWithForms,
  listsForms,
  namesInsured,
  namesLender,
  statesDeductibles,
  statesLimit,
  statesSettlements,
  statesTotal,
  statesYear,
} from './stated-on-page.ts'
import { withoutLetters } from './without-letters.ts'

/** The pages whose figures hold. What only comes with them, in tables as theirs may be, has to show that it is of the policy. */
export const declarationPages = (pages: Page[]): Page[] => {
  const possible = possiblePages(pages)
  const inCards = possible.some(hasLimits) ? [] : contractInCards(pages)
  const usual = withoutLetters(withHead(pages, possible))
  const found = inCards.length > 0 ? pages.filter((page) => isWithCards(inCards, usual, page)) : usual
  const own = found.filter((page) => !isEnclosure(page))
  const sure = own.filter((page) => hasCoverageTable(page) || isTold(page))
  const isProven = (page: Page) => pageKind(page) !== 'declarations' || sure.includes(page) || isOf(sure, page, found)
  if (sure.length > 0) return own.filter(isProven)
  return own.length > 0 ? own : found
}

/** Beside the cards, the pages that were declarations without them, and go on with them or have their number. */
const isWithCards = (cards: Page[], usual: Page[], page: Page): boolean =>
  cards.includes(page) ||
  (usual.includes(page) && cards.some((card) => repeatsNumber(card, page) || isNextOf(card, page)))

const hasLimits = (page: Page): boolean => hasCoverageTable(page) || hasLimitInColumn(page) || isTold(page)

/** Its number, its pages' numbers, its name, or what nothing but declarations states. */
const isOf = (sure: Page[], page: Page, found: Page[]): boolean =>
  sure.some((other) => repeatsNumber(other, page)) ||
  found.some((last) => last.number === page.number - 1 && isNextOf(last, page)) ||
  found.some((next) => next.number === page.number + 1 && isNextOf(page, next)) ||
  page.cells.some(({ text }) => text.length < 80 && /declaration/i.test(text)) ||
  (statesYear(page) && sure.some(({ number }) => number < page.number)) ||
  [statesTotal, namesLender, listsForms, goesOnWithForms, statesLimit, statesDeductibles, namesInsured].some((states) =>
    states(page),
  )

/** However the packet numbers its pages. */
const OF_THEIR_OWN: ReadonlySet<PageKind> = new Set(['vehicle', 'endorsement'])

/** 'Page 2 of 2' after 'Page 1 of 2' of the declarations is theirs, however much it explains. */
const possiblePages = (pages: Page[]): Page[] => {
  const found: Page[] = []
  for (const page of pages) {
    const last = found.at(-1)
    if (pageKind(page) === 'declarations' || (last && !OF_THEIR_OWN.has(pageKind(page)) && isNextOf(last, page)))
      found.push(page)
    else if (last && (isToldOn(found, last, page) || isRestOfTables(last, page) || isScheduleOf(last, page)))
      found.push(page)
  }
  return found
}

/** The first page of the declarations may say in sentences what the pages behind it have in tables. */
const withHead = (pages: Page[], found: Page[]): Page[] => {
  const [first] = found
  const before = first && pages.find(({ number }) => number === first.number - 1)
  return before && pageKind(before) === 'form' && isHeadOf(before, first) ? [before, ...found] : found
}

/**
 * The end of the declarations that ran over to a page of notices: their number at its head, the premium's total, the
 * lender, when the home was built, the list of forms. A booklet has one of these at the most.
 */
const isRestOfTables = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1 || !mayBeRest(page) || isPolicyWording(page) || isOtherForm(last, page))
    return false
  if (listsForms(page) && beginsWithFormHeads(page)) return true
  if (listsForms(page) && setsLimit(page) && page.cells.some(({ text }) => OF_POLICY.test(text))) return true
  const states = [statesTotal, namesLender, statesYear, listsForms, statesDeductibles, statesSettlements]
  return [repeatsNumber(last, page), ...states.map((isStated) => isStated(page))].filter(Boolean).length >= 2
}

/** 'Forms that make up the policy', 'The fine print that makes up your policy' */
const OF_POLICY = /^(?:the )?(?:forms\b|(?:fine|small) print that makes up\b)[^:.]{0,40}\b(?:your|this|the) policy$/i

/** A limit that holds, on a page that neither offers nor supposes one, and has none below a heading such as 'Last year' or 'Our Gold plan'. */
const setsLimit = (page: Page): boolean =>
  statesLimit(page) &&
  !page.cells.some(
    (cell) => SUPPOSES.test(cell.text) || (isHeadingOfAnother(page, cell) && statesLimit(below(page, cell))),
  )
const below = (page: Page, head: Cell): Page => ({ ...page, cells: page.cells.filter(({ y }) => y > head.y + 2) })
/** 'what the damaged thing was worth before' is the rest of a sentence. */
const isHeadingOfAnother = (page: Page, cell: Cell): boolean =>
  cell.text.length < 60 &&
  !/^[a-z]+ \S+ \S+ \S/.test(cell.text) &&
  namesAnother(cell.text) &&
  !/[.,;]$/.test(cell.text) &&
  !cellsOfLine(page, cell).some(({ text }) => /[$%]/.test(text))
/** The same table may show what one could add. */
const OFFERED =
  /\b(?:available|if you (?:add|buy|choose)|(?:could|may|can) add|would (?:add|cost)|not (?:a )?part of your policy|do not have|not (?:purchased|selected)|ask your agent)\b/i
const SUPPOSES = new RegExp(String.raw`(?<!\.)\b(?:examples?|assum\w+|suppos\w+)\b|${OFFERED.source}`, 'i')

/** 'Form   Name' over the rest of the table, or all of it, at the head of the next page. */
const beginsWithFormHeads = (page: Page): boolean => {
  const [first] = page.cells
  const heads = first ? cellsOfLine(page, first).filter((cell) => cell !== first) : []
  return (
    first !== undefined &&
    first.y < 0.15 * page.height &&
    /^(?:form|endorsement)s?(?:no|nos|numbers?)?$/.test(first.key) &&
    heads.length > 0 &&
    heads.every(({ key }) => HEAD_BESIDE_FORM.test(key)) &&
    !page.cells.some(({ text }) => OFFERED.test(text))
  )
}
const HEAD_BESIDE_FORM = /^(?:form|endorsement)?(?:names?|titles?|descriptions?|editions?|editiondate|dates?|numbers?)$/

/** A notice is not addressed to anyone as a letter is. */
const mayBeRest = (page: Page): boolean =>
  pageKind(page) === 'form' || (pageKind(page) === 'letter' && NOTICE.test(titleOf(page)) && !isLetter(page))
const NOTICE = /\bnotice about your (?:home|house|roof|property)\b/i

/** 'Policy ATX-HO-0713365   Schedule of Endorsements' at the head of the page after the one that gives that number. */
const isScheduleOf = (last: Page, page: Page): boolean =>
  page.number === last.number + 1 &&
  repeatsNumber(last, page) &&
  page.cells.some(
    ({ y, text }) =>
      y < 0.12 * page.height &&
      text.length < 90 &&
      /\b(?:schedule of (?:forms|endorsements|coverages|deductibles)|(?:forms|endorsements?|deductibles?) (?:schedule|pages?)\b)/i.test(
        text,
      ),
  )

const isToldOn = (found: Page[], last: Page, page: Page): boolean =>
  page.number === last.number + 1 && found.some(isTold) && pageKind(page) !== 'endorsement' && goesOnTelling(page)
