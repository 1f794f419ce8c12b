import { type Cell, squash } from '../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../geometry/layout.ts'
import { cellsRightOf, cellsUnder } from '../geometry/neighbours.ts'
import { isUnderDeductibles } from '../geometry/sections.ts'
import { DEDUCTIBLE_LABELS } from '../labels/deductible-labels.ts'
import { ROOF_YEAR_LABELS, YEAR_BUILT_LABELS } from '../labels/identity-labels.ts'
import { type Label, matchLabel } from '../labels/label.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { LOCATION_LABELS, MORTGAGEE_LABELS, NAMED_INSURED_LABELS } from '../labels/party-labels.ts'
import { PREMIUM_LABELS } from '../labels/premium-labels.ts'
import { goesOnTelling } from '../prose/tells-policy.ts'
import { codeAtStart } from '../values/form-code.ts'
import { LENDER } from '../values/lender.ts'
import { hasCoverageTable } from './coverage-table.ts'
import { isEnclosure } from './enclosures.ts'
import { codesInLine } from './form-list.ts'
import { isTold, type PageKind, pageKind, SELF_NAMED } from './page-kind.ts'
import { isPolicyWording } from './policy-wording.ts'
import { withoutLetters } from './without-letters.ts'

/** The pages whose figures hold. What only comes with them, in tables as theirs may be, has to show that it is of the policy. */
export const declarationPages = (pages: Page[]): Page[] => {
  const found = withoutLetters(possiblePages(pages))
  const own = found.filter((page) => !isEnclosure(page))
  const sure = own.filter((page) => hasCoverageTable(page) || isTold(page))
  const isProven = (page: Page) => pageKind(page) !== 'declarations' || sure.includes(page) || isOf(sure, page, found)
  if (sure.length > 0) return own.filter(isProven)
  return own.length > 0 ? own : found
}

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

/**
 * The end of the declarations that ran over to a page of notices: their number at its head, the premium's total, the
 * lender, when the home was built, the list of forms. A booklet has one of these at the most.
 */
const isRestOfTables = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1 || pageKind(page) !== 'form' || isPolicyWording(page) || isOtherForm(last, page))
    return false
  const stated = [repeatsNumber(last, page), statesTotal(page), namesLender(page), statesYear(page), listsForms(page)]
  return stated.filter(Boolean).length >= 2
}

/** The numbers at their feet tell two forms. */
const isOtherForm = (last: Page, page: Page): boolean => {
  const [before, own] = [last, page].map((one) => footOf(one).filter(({ text }) => FORM_AND_EDITION.test(text)))
  const keys = new Set(before?.map(({ key }) => key))
  return keys.size > 0 && own !== undefined && own.length > 0 && own.every(({ key }) => !keys.has(key))
}

const labelled = (page: Page, labels: Label[]): Cell[] =>
  page.cells.filter((cell) => (matchLabel(cell, labels)?.weight ?? 0) >= 0.6)

const statesTotal = (page: Page): boolean =>
  labelled(page, PREMIUM_LABELS).some((cell) =>
    cellsOfLine(page, cell).some(({ left, text }) => left > cell.right && /^\$\s?\d[\d,]*\.\d\d$/.test(text)),
  )

const LIMITS = Object.values(LIMIT_LABELS).flat()

const statesLimit = (page: Page): boolean =>
  labelled(page, LIMITS).some((cell) =>
    [cell, ...cellsOfLine(page, cell)].some(
      ({ text }) => !readsOn(cell) && /\$\s?\d|^\d{1,3}(?:,\d{3})+$|%/.test(text),
    ),
  )

/** That of a storm and that of all else, below their heading; an example has them, too, and says so. */
const statesDeductibles = (page: Page): boolean =>
  !page.cells.some(({ text }) => /\b(?:examples?|assume|suppose|available)\b/i.test(text)) &&
  [DEDUCTIBLE_LABELS.all_perils, [...DEDUCTIBLE_LABELS.wind_hail, ...DEDUCTIBLE_LABELS.hurricane]].every((labels) =>
    labelled(page, labels).some(
      (cell) =>
        isUnderDeductibles(page, cell) && [cell, ...cellsOfLine(page, cell)].some(({ text }) => /[$%]/.test(text)),
    ),
  )

const namesInsured = (page: Page): boolean => labelled(page, [...NAMED_INSURED_LABELS, ...LOCATION_LABELS]).length > 0

/** Conditions have a clause of mortgages, but no lender's name in it. */
const namesLender = (page: Page): boolean =>
  labelled(page, MORTGAGEE_LABELS).some((cell) =>
    [cell, ...cellsRightOf(page, cell).slice(0, 1), ...cellsUnder(page, cell, { maxLines: 2 })].some(
      (other) => !readsOn(other) && LENDER.test(other === cell ? afterColon(cell.text) : other.text),
    ),
  )

const afterColon = (text: string): string => /:\s(.*)$/.exec(text)?.[1] ?? ''

const statesYear = (page: Page): boolean =>
  page.cells.some(({ text }) => /^(?:Home )?Built in (?:19|20)\d\d\b/i.test(text)) ||
  labelled(page, [...YEAR_BUILT_LABELS, ...ROOF_YEAR_LABELS]).some(
    (cell) =>
      !readsOn(cell) &&
      [...cellsOfLine(page, cell), ...cellsUnder(page, cell, { maxLines: 1 })].some(({ text }) =>
        /(?<![\d,])(?:19|20)\d\d(?![\d,])/.test(text),
      ),
  )

const MANY_FORMS = 3

const listsForms = (page: Page): boolean =>
  new Set(page.cells.flatMap((cell) => codesInLine(cell.text, cell).map(({ code }) => code))).size >= MANY_FORMS

/** The end of a list that broke over the page. */
const goesOnWithForms = ({ cells: [first] }: Page): boolean => first !== undefined && codeAtStart(first.text) !== null

/** The policy's number, as the page before prints it, at the head. */
const repeatsNumber = (last: Page, page: Page): boolean =>
  page.cells
    .filter(({ y, text }) => y < 0.13 * page.height && text.length < 90)
    .flatMap(({ text }) => text.match(/(?<![A-Z0-9])[A-Z0-9][A-Z0-9 -]{3,30}\d[A-Z0-9-]{0,12}/g) ?? [])
    .map(squash)
    .some((number) => /(?:\d\D*){5}/.test(number) && last.cells.some(({ key }) => key.includes(number)))

/** 'Policy ATX-HO-0713365   Schedule of Endorsements' at the head of the page after the one that gives that number. */
const isScheduleOf = (last: Page, page: Page): boolean =>
  page.number === last.number + 1 &&
  repeatsNumber(last, page) &&
  page.cells.some(
    ({ y, text }) =>
      y < 0.12 * page.height &&
      text.length < 90 &&
      /\b(?:schedule of (?:forms|endorsements|coverages)|(?:forms|endorsements?) (?:schedule|pages?)\b)/i.test(text),
  )

const isToldOn = (found: Page[], last: Page, page: Page): boolean =>
  page.number === last.number + 1 && found.some(isTold) && pageKind(page) !== 'endorsement' && goesOnTelling(page)

const isNextOf = (last: Page, page: Page): boolean => {
  if (pageKind(page) === 'form' && isPolicyWording(page)) return false
  const [before, own] = [numberOf(last), numberOf(page)]
  if (before === null || own === null) return isHeadedAsNext(last, page) || isFootedAsNext(last, page)
  return own.at === before.at + 1 && own.of === before.of && own.of <= 8
}

/** 'HPD 61-20884   Page 2' at the head of the page after the one that gives that policy's number. */
const isHeadedAsNext = (last: Page, page: Page): boolean => {
  const head = page.cells.filter((cell) => cell.y < 0.16 * page.height)
  const isSecond = head.some(({ text }) => /\b(?:page|pg\.?)\s?2\b/i.test(text) && text.length < 90)
  if (!isSecond || page.number !== last.number + 1 || pageKind(page) === 'endorsement') return false
  const numbers = head
    .flatMap(({ text }) => text.match(/(?<![A-Z0-9])[A-Z0-9][A-Z0-9 -]{0,30}\d[A-Z0-9-]{0,12}/g) ?? [])
    .map(squash)
  return numbers.some((number) => /(?:\d\D*){5}/.test(number) && last.cells.some(({ key }) => key.includes(number)))
}

/**
 * A form's number with its edition at the foot is that of all its pages, which are numbered there; so is the policy's
 * number where the declarations are sentences.
 */
const isFootedAsNext = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1) return false
  const isTold = last.cells.some(({ text }) => SELF_NAMED.test(text))
  const isForm = pageKind(page) === 'form'
  const isSame = footOf(page).some(
    (cell) =>
      ((isForm && FORM_AND_EDITION.test(cell.text)) || (isTold && /(?:\d\D*){5}/.test(cell.key))) &&
      footOf(last).some(({ key }) => key === cell.key),
  )
  return isSame && numberAtFoot(page) === numberAtFoot(last) + 1
}

/** 'LO-D-TX (09/22)', 'LO 114 Ed. 3-24' */
const FORM_AND_EDITION =
  /^(?:Form )?(?=\S{0,12}[A-Z])[A-Z0-9][A-Z0-9 .-]{1,20}\s(?:\((?:0?[1-9]|1[0-2])[-/ ]\d{2,4}\)|(?:(?:Rev|Ed)\.? )?(?:0?[1-9]|1[0-2])[-/]\d{2,4})$/

const footOf = (page: Page): Cell[] => page.cells.filter((cell) => cell.y > 0.92 * page.height)

const numberAtFoot = (page: Page): number =>
  Number(footOf(page).flatMap(({ text }) => /^(?:page |pg\.? )?(\d{1,2})$/i.exec(text)?.[1] ?? [])[0] ?? Number.NaN)

const numberOf = (page: Page): { at: number; of: number } | null => {
  for (const { text } of page.cells) {
    const [, at, of] = text.length < 90 ? (/\bpage\s?(\d{1,2})\s?(?:of|\/)\s?(\d{1,2})\b/i.exec(text) ?? []) : []
    if (at && of) return { at: Number(at), of: Number(of) }
  }
  return null
}
