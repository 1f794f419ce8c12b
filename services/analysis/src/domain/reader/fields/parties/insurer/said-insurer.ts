import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import { EMPTY, TICKED } from '../../../geometry/boxes.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { sentencesWith } from '../../../geometry/text/running-text.ts'
import { type Sentence, sentencesIn } from '../../../geometry/text/sentences.ts'
import { insurerAt } from '../../../values/company.ts'
import { isOtherCompany } from './other-company.ts'

export interface SaidInsurer {
  name: string
  cells: Cell[]
}

const IS_TICKED = new RegExp(`^${TICKED}\\s?`)
const IS_EMPTY = new RegExp(`^${EMPTY}\\s?`)

/** '[X] Red River Casualty Company' among the companies of its group, whose boxes are empty. */
export const tickedInsurer = (pages: Page[]): SaidInsurer | null => {
  const cells = pages.flatMap((page) => page.cells)
  const others = cells.filter(({ text }) => IS_EMPTY.test(text) && isCompany(text.replace(IS_EMPTY, '')))
  const ticked = cells.filter(({ text }) => IS_TICKED.test(text) && isCompany(text.replace(IS_TICKED, '')))
  return others.length > 0 ? onlyOne(ticked.map((cell) => named(cell.text.replace(IS_TICKED, ''), [cell]))) : null
}

/** Nothing but its name: '[X] Elm Lloyds insures your car' says something else. */
const isCompany = (text: string): boolean => text.length - (insurerAt(text)?.length ?? 0) < 3

const named = (text: string, cells: Cell[]): SaidInsurer[] => {
  const name = insurerAt(text)
  return name ? [{ name, cells }] : []
}

/** Of two that differ none is taken. */
const onlyOne = (found: SaidInsurer[][]): SaidInsurer | null => {
  const [first, ...others] = found.flat()
  return first && others.every(({ name }) => name.toLowerCase() === first.name.toLowerCase()) ? first : null
}

/** '…, herein called the Company', 'In witness whereof, … has caused this policy to be signed', '… (the Company)', '… is the insurer.', '…, a stock company, agrees with you to provide the insurance' */
const IS_COMPANY =
  /^[^;]{0,110}?(?:\bherein(?:after)?\s(?:called|referred to as)\s["“]?(?:the|this)\scompany\b|\((?:herein(?:after)?\s)?(?:called\s)?["“]?(?:(?:the|this)\s(?:company|insurer)\b|we["”,]))|^\shas (?:hereby )?caused th(?:is|e) policy to be (?:signed|executed)\b|^[^;.]{0,60}\b(?:agrees|will)\s(?:with you )?(?:to )?(?:provide|insure)\b|^\sis\s(?:the|your)\s(?:insurer|underwriter|insurance company)\b(?! (?:of|for) (?!(?:this|your|the) (?:home\w*|policy|dwelling|house|residence)\b))/i

/** The company that a sentence says to be the one of the contract. */
export const calledCompany = (pages: Page[]): SaidInsurer | null =>
  onlyOne(
    pages
      .flatMap((page) => [...page.cells.flatMap(sentencesOfCell), ...sentencesWith(page, NAMES_COMPANY)])
      .map(({ text, cells }) =>
        partsOf(text).flatMap((part) => (isFollowedBy(part, IS_COMPANY) ? named(part, cells) : [])),
      ),
  )

const NAMES_COMPANY = /\b(?:company|insurer|underwriter)\b/i

const sentencesOfCell = (cell: Cell): Sentence[] => sentencesIn(cell.text).map((text) => ({ text, cells: [cell] }))

/** A sentence, and what it says after each comma. */
const partsOf = (whole: string): string[] => {
  const text = whole.replace(/^in witness whereof,? /i, '')
  const commas = [...text.matchAll(/,\s(?=[A-Z])/g)].map(({ index }) => text.slice(index + 2))
  return [text, ...commas]
}

const isFollowedBy = (text: string, pattern: RegExp): boolean => {
  const name = insurerAt(text)
  return name !== null && pattern.test(text.slice(name.length))
}

/** 'Red River Lloyds, 702 Oberlin Road, Raleigh, NC 27605', 'Red River Lloyds One River Plaza, Raleigh NC 27605', 'Red River Lloyds is a member of …', 'RED RIVER LLOYDS - A TEXAS LLOYDS PLAN' */
const HAS_SEAT =
  /^(?:(?:,|\s[-–—|·•])?\s(?:\d+|One|P\.?\s?O\.?)\s[^;]{5,80}\b\d{5}\b|\sis\sa\smember\sof\b|,?\s?[–—-]?\sa\s(?:texas\s)?(?:domestic\s)?(?:stock|mutual|lloyd[’']?s|reciprocal)\b)/i
/** Pools and guaranties that notices tell of. */
const OF_ALL = /guarant|windstorm insurance association|fair plan/i

/** Where nothing else names it: the one company that the pages name at the beginning of a sentence, with where or what it is. */
export const namedWithSeat = (pages: Page[]): SaidInsurer | null =>
  onlyOne(
    pages.flatMap((page) =>
      page.cells
        .filter((cell) => cellLeftOf(page, cell) === undefined)
        .map((cell) =>
          sentencesOfCell(cell)
            .flatMap(({ text }) => (isFollowedBy(text, HAS_SEAT) && !OF_ALL.test(text) ? named(text, [cell]) : []))
            .filter(({ name }) => !isOtherCompany(page, cell, name)),
        ),
    ),
  )

/** 'RED RIVER INSURANCE COMPANY OF TEXAS', with or without where it is, at the foot of every page, where the head has no more than a brand. */
export const atFoot = (pages: Page[]): SaidInsurer | null => {
  const feet = pages.map((page) =>
    page.cells
      .filter(
        ({ y, text }) =>
          y > FOOT * page.height && (isCompany(text) || isFollowedBy(text, HAS_SEAT)) && !OF_ALL.test(text),
      )
      .flatMap((cell) => named(cell.text, [cell]).filter(({ name }) => !isOtherCompany(page, cell, name))),
  )
  return feet.every((foot) => foot.length > 0) ? onlyOne(feet) : null
}
const FOOT = 0.9

/** 'Signed for Elm Management, LLC, Attorney-in-Fact for Red River Reciprocal Exchange', 'Red River Exchange • Administered by its attorney-in-fact': of a reciprocal. */
export const representedInsurer = (pages: Page[]): SaidInsurer | null =>
  onlyOne(
    pages.flatMap((page) =>
      sentencesWith(page, /attorney-in-fact/i).map(({ text, cells }) => {
        const [, of] = /attorney-in-fact (?:for|of) (?:the )?(?=[A-Z])(.+)/i.exec(text) ?? []
        if (of) return named(of, cells)
        return partsOf(text.replace(SIGNED_FOR, '')).flatMap((part) =>
          isFollowedBy(part, BY_ITS) ? named(part, cells) : [],
        )
      }),
    ),
  )
const SIGNED_FOR = /^(?:(?:this policy is )?(?:signed|issued|executed)\s)?(?:for|by|on behalf of)\s(?:the\s)?/i
const BY_ITS =
  /^,?(?:\s[•·|–—-])? (?:(?:administered|managed|represented) )?(?:by|through|acting through) its attorney-in-fact\b/i
