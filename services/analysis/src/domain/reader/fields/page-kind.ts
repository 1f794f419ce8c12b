import { type Cell, squash } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellsOfLine, readsOn } from '../geometry/layout.ts'
import { type Label, matchLabel } from '../labels/label.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { MORTGAGEE_LABELS } from '../labels/party-labels.ts'
import { PREMIUM_LABELS } from '../labels/premium-labels.ts'
import { goesOnTelling, tellsPolicy } from '../prose/tells-policy.ts'
import { codeAtStart } from '../values/form-code.ts'
import { hasCoverageTable } from './coverage-table.ts'
import { isPolicyWording } from './policy-wording.ts'

/** Figures are read from declarations alone: forms, letters and notices print examples and last year's values. */
export type PageKind = 'declarations' | 'letter' | 'form' | 'endorsement' | 'vehicle'

export const pageKind = (page: Page): PageKind => {
  const before = known.get(page)
  if (before) return before
  const kind = kindOf(page)
  known.set(page, kind)
  return kind
}

/** Declarations that are written as a letter say so: 'This page is the declarations part of your contract with us.' */
const SELF_NAMED =
  /\b(?:this|these) (?:page|pages|document)s? (?:is|are|makes? up|forms?)\b[^.]{0,30}\bdeclarations?\b/i

const known = new WeakMap<Page, PageKind>()

const kindOf = (page: Page): PageKind => {
  if (isVehiclePage(page)) return 'vehicle'
  const title = titleOf(page)
  const isTitled = /declaration/i.test(title)
  if (hasCoverageTable(page)) return 'declarations'
  if (!isTitled && isEndorsement(page, title)) return 'endorsement'
  if (tellsPolicy(page)) return 'declarations'
  if (page.cells.some((cell) => /^Dear\s/i.test(cell.text)) || (OTHER_PAPERS.test(title) && !isTitled)) return 'letter'
  if (page.cells.some(({ text }) => SELF_NAMED.test(text))) return 'declarations'
  const total = page.cells.reduce((sum, cell) => sum + cell.text.length, 0)
  const prose = page.cells.filter(readsOn).reduce((sum, cell) => sum + cell.text.length, 0)
  const share = total === 0 ? 0 : prose / total
  const namesItself = page.cells.some((cell) => cell.text.length < 80 && /declaration/i.test(cell.text))
  return share > 0.8 || (share > 0.5 && (!namesItself || isPolicyWording(page))) ? 'form' : 'declarations'
}

/** Declarations in sentences instead of tables. */
export const isTold = (page: Page): boolean => !hasCoverageTable(page) && tellsPolicy(page)

/** The pages whose figures hold. 'Page 2 of 2' after 'Page 1 of 2' of the declarations is theirs, however much it explains. */
export const declarationPages = (pages: Page[]): Page[] => {
  const found: Page[] = []
  for (const page of pages) {
    const last = found.at(-1)
    if (pageKind(page) === 'declarations' || (last && pageKind(page) !== 'vehicle' && isNextOf(last, page)))
      found.push(page)
    else if (last && (isToldOn(found, last, page) || isRestOfTables(last, page) || isScheduleOf(last, page)))
      found.push(page)
  }
  return found
}

/** The foot of the declarations that ran over to a page of notices: the premium's total, the mortgagee, the list of forms. */
const isRestOfTables = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1 || pageKind(page) !== 'form') return false
  const named = (labels: Label[]) => page.cells.filter((cell) => (matchLabel(cell, labels)?.weight ?? 0) >= 0.6)
  const stated = named(PREMIUM_LABELS).some((cell) =>
    cellsOfLine(page, cell).some(({ left, text }) => left > cell.right && /^\$\s?\d[\d,]*\.\d\d$/.test(text)),
  )
  return stated && named(MORTGAGEE_LABELS).some(({ text }) => text.length < MOST_OF_A_HEADING)
}
const MOST_OF_A_HEADING = 60

/** 'Policy ATX-HO-0713365   Schedule of Endorsements' at the head of the page after the one that gives that number. */
const isScheduleOf = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1) return false
  const head = page.cells.filter((cell) => cell.y < 0.12 * page.height && cell.text.length < 90)
  return (
    head.some(({ text }) =>
      /\b(?:schedule of (?:forms|endorsements|coverages)|(?:forms|endorsements?) (?:schedule|pages?)\b)/i.test(text),
    ) &&
    head.some(({ text }) =>
      (text.match(/[A-Z0-9][A-Z0-9-]*(?: [A-Z0-9-]*\d[A-Z0-9-]*)*/g) ?? [])
        .map(squash)
        .some((number) => /(?:\d\D*){5}/.test(number) && last.cells.some(({ key }) => key.includes(number))),
    )
  )
}

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

/** A page of the other half of a bundle: vehicles and their coverages, no dwelling. */
const isVehiclePage = (page: Page): boolean => {
  const text = page.cells.map((cell) => cell.text).join('\n')
  return (text.match(VEHICLE) ?? []).length >= 3 && !limitsDwelling(page)
}

const limitsDwelling = (page: Page): boolean =>
  page.cells.some(
    (cell) =>
      (matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling)?.weight ?? 0) >= 0.8 &&
      (/\$\s?\d/.test(cell.text) || cellsOfLine(page, cell).some(({ text }) => /^\$?\s?\d{2,3},\d{3}/.test(text))),
  )

const VEHICLE =
  /\bVIN\b|bodily injury liability|(?<!trip )collision|comprehensive(?! (?:personal|policy|form))|uninsured\W+underinsured|uninsured motorist|motorist|garag|\bvehicles?\b/gi

const OTHER_PAPERS =
  /\bbilling\b|\binvoice|payment (?:plan|options)|(?:instal+ment|payment) schedule$|statement of account|notice of|important notice|privacy|bill of rights|have a complaint|policyholder notice|table of contents/i

/** What the head of the page says in its largest letters. */
export const titleOf = (page: Page): string => {
  const head = page.cells.filter((cell) => cell.y < 0.3 * page.height && cell.text.length < 110 && !readsOn(cell))
  const largest = Math.max(0, ...head.map((cell) => cell.size))
  return head
    .filter((cell) => cell.size > 0.9 * largest)
    .slice(0, 6)
    .map((cell) => cell.text)
    .join(' ')
}

/** 'HO 04 95 Water Back-up', 'H-WB — Water back-up', 'This endorsement changes the policy'. */
const isEndorsement = (page: Page, title: string): boolean =>
  /endorsement changes the policy/i.test(title) ||
  (!/\bpage\s\d/i.test(title) &&
    /^[A-Z]{1,5}[ .-]?[A-Z0-9][A-Z0-9 .()/-]{0,16}\s?[—–:-]?\s[A-Z][a-z]/.test(title) &&
    codeAtStart(title) !== null &&
    !/polic(?:y|ies)\b|homeowner|form\b/i.test(title) &&
    !goesOnWithForms(page))

/** A list of forms that goes on at the head of a page: line after line begins with a number. */
const goesOnWithForms = (page: Page): boolean => {
  const numbered = page.cells.filter((cell) => cell.y < 0.3 * page.height && codeAtStart(cell.text) !== null)
  return new Set(numbered.map(({ text }) => codeAtStart(text))).size >= 2
}
