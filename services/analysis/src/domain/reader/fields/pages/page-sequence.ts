import { type Cell, squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { SELF_NAMED } from '../../prose/self-named.ts'
import { pageKind } from './page-kind.ts'
import { isPolicyWording } from './policy-wording.ts'

/* What the head and the foot of two pages tell of how they belong together. */

/** The policy's number, as the page before prints it, at the head. */
export const repeatsNumber = (last: Page, page: Page): boolean =>
  haveNumberOf(
    last,
    page.cells.filter(({ y, text }) => y < 0.13 * page.height && text.length < 90),
  )

/** In capitals it looks like a part of the number: 'POLICY NUMBER LO-TX-448812'. */
const LABEL_OF_NUMBER = /\b(?:POLICY|CERTIFICATE|CONTRACT)(?: (?:NUMBER|NO|NBR|ID))?\b[.:#]*/

const haveNumberOf = (last: Page, cells: Cell[]): boolean =>
  cells
    .flatMap(
      ({ text }) =>
        text.replace(LABEL_OF_NUMBER, '').match(/(?<![A-Z0-9])[A-Z0-9][A-Z0-9 -]{3,30}\d[A-Z0-9-]{0,12}/g) ?? [],
    )
    .map(squash)
    .some((number) => /(?:\d\D*){5}/.test(number) && last.cells.some(({ key }) => key.includes(number)))

export const isNextOf = (last: Page, page: Page): boolean => {
  if (pageKind(page) === 'form' && isPolicyWording(page)) return false
  const [before, own] = [numberOf(last), numberOf(page)]
  if (before === null || own === null) return isHeadedAsNext(last, page) || isFootedAsNext(last, page)
  return own.at === before.at + 1 && own.of === before.of && own.of <= 8
}

/** 'HPD 61-20884   Page 2' at the head of the page after the one that gives that policy's number. */
const isHeadedAsNext = (last: Page, page: Page): boolean => {
  const head = page.cells.filter((cell) => cell.y < 0.16 * page.height)
  const isSecond = head.some(({ text }) => /\b(?:page|pg\.?)\s?2\b/i.test(text) && text.length < 90)
  return isSecond && page.number === last.number + 1 && pageKind(page) !== 'endorsement' && haveNumberOf(last, head)
}

/** 'Page 2 of 2', '2 / 2', and 'Page 2', or '2', alone: 'of' is not a number then. */
const pageNumberIn = (text: string): { at: number; of: number } | null => {
  const [, at, of] = /^(?:page |pg\.? )?(\d{1,2})(?:\s?(?:\/|of)\s?(\d{1,2}))?$/i.exec(text) ?? []
  return at ? { at: Number(at), of: Number(of) } : null
}

/** '2 / 2', '2 of 2' at the foot */
const isLastOfFew = (page: Page): boolean =>
  footOf(page).some(({ text }) => {
    const number = pageNumberIn(text)
    return number !== null && number.at === number.of && number.of >= 2 && number.of <= 8
  })

/**
 * A form's number with its edition at the foot is that of all its pages, which are numbered there; so is the policy's
 * number where the declarations are sentences.
 */
const isFootedAsNext = (last: Page, page: Page): boolean => {
  if (page.number !== last.number + 1) return false
  const isTold = last.cells.some(({ text }) => SELF_NAMED.test(text))
  // 'Notice of change' may head the last of the few pages of one form.
  const isForm = pageKind(page) === 'form' || isLastOfFew(page)
  const numbers = footOf(last).filter(
    ({ text, key }) =>
      (isForm && FORM_AND_EDITION.test(text)) ||
      FORM_OF_DECLARATIONS.test(text) ||
      (isTold && /(?:\d\D*){5}/.test(key)),
  )
  // 'LO-DEC-TX 03/25', and on the next page 'LO-DEC-TX 03/25 LO-2610-55873' in one run.
  const isSame = footOf(page).some(({ key, text }) =>
    numbers.some((number) => key === number.key || text.startsWith(`${number.text} `)),
  )
  return isSame && numberAtFoot(page) === numberAtFoot(last) + 1
}

/** 'Page 1 of 3' before 'Page 2 of 3', with the same form or policy number at the feet of both. */
export const isHeadOf = (page: Page, next: Page): boolean =>
  isNextOf(page, next) &&
  footOf(page).some(
    (cell) =>
      (FORM_AND_EDITION.test(cell.text) || /(?:\d\D*){5}/.test(cell.key)) &&
      footOf(next).some(({ key }) => key === cell.key),
  )

/** 'LO-D-TX (09/22)', 'LO 114 Ed. 3-24' */
const FORM_AND_EDITION =
  /^(?:Form )?(?=\S{0,12}[A-Z])[A-Z0-9][A-Z0-9 .-]{1,20}\s(?:\((?:0?[1-9]|1[0-2])[-/ ]\d{2,4}\)|(?:(?:Rev|Ed)\.? )?(?:0?[1-9]|1[0-2])[-/]\d{2,4})$/

/** 'DEC-HO 10/23', 'LO-HODEC-TX (0725)', 'LO HO DEC TX 01 24', and not 'DEC 10 2026': named after what it is, it is the number of nothing else. */
const FORM_OF_DECLARATIONS =
  /^(?:Form )?(?!.*DECEMBER)(?=\S*(?:[A-Z\d-]DEC|DEC[A-Z-])|[A-Z\d ]{0,12}\bDEC [A-Z]{2,3}\b)[A-Z][A-Z0-9]*(?:[ -][A-Z0-9]+){0,4}\s\(?(?:0?[1-9]|1[0-2])[-/ ]?\d{2,4}\)?(?=\s|$)/

const footOf = (page: Page): Cell[] => page.cells.filter((cell) => cell.y > 0.92 * page.height)

const numberAtFoot = (page: Page): number =>
  footOf(page).flatMap(({ text }) => pageNumberIn(text)?.at ?? [])[0] ?? Number.NaN

const numberOf = (page: Page): { at: number; of: number } | null => {
  for (const cell of page.cells) {
    const said = cell.text.length < 90 ? NUMBERED : isLastLine(page, cell) ? NUMBERED_AFTER_SENTENCE : null
    const [, at, of] = said?.exec(cell.text) ?? []
    if (at && of) return { at: Number(at), of: Number(of) }
  }
  return null
}

const NUMBERED = /\b(?:page|sheet)\s?(\d{1,2})\s?(?:of|\/)\s?(\d{1,2})\b/i
/** 'Issued by Lone Oak Insurance Company, 12 Elm St, Waco, TX 76710. The agency is another company. Page 1 of 2' */
const NUMBERED_AFTER_SENTENCE = /[.|•·]\s+(?:page|sheet)\s?(\d{1,2})\s?(?:of|\/)\s?(\d{1,2})$/i

const isLastLine = (page: Page, { y }: Cell): boolean => !page.cells.some((other) => other.y > y + 3)

/** The numbers at their feet tell two forms. */
export const isOtherForm = (last: Page, page: Page): boolean => {
  const [before, own] = [last, page].map((one) => footOf(one).filter(({ text }) => FORM_AND_EDITION.test(text)))
  const keys = new Set(before?.map(({ key }) => key))
  return keys.size > 0 && own !== undefined && own.length > 0 && own.every(({ key }) => !keys.has(key))
}
