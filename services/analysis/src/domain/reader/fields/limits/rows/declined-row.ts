import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import { type Cell, misalignment } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { ADDED_LIMIT_LABELS } from '../../../labels/added-limit-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import type { Amount } from '../../../values/amount.ts'
import { upToBound } from '../../../values/denial.ts'

const REFUSED =
  /^(?:no,? )?(?:not (?:purchased|selected|chosen|elected|taken|bought|included|added|covered|insured)|declined|rejected|you (?:did not|didn[’']t|have not|do not) (?:choose|chosen|select|selected|buy|bought|take|taken|want|have|purchased?|elect)(?: (?:this|it))?|you (?:passed on|declined|turned down) (?:this|it))(?:[.;]? \(?(?:it|this|that) would (?:be|cost|have|add)\b.*)?(?:,? (?:as you (?:asked|requested|told us|chose)|at your request|by you|(?:on|since)(?= (?:\d{1,2}\/|(?:19|20)\d\d\b|[a-z]{3,9}\.? \d)))\b[^$]{0,40})?$/i
const FIGURE = /^(?:[(+−-]*\s?\$?\s?\d.{0,24}|[-–—]+|optional|available|offered)$/i
/** 'None' in another column may be the row's deductible or its premium. */
const ASKS_WHETHER =
  /^(?:y(?:es)?\s?\/\s?no?|do you have it\W*|purchased\W*|selected\W*|chosen\W*|elected\W*|taken\W*|included\W*|covered\W*|status|on (?:this|your) policy\W*|in force\W*)$/i

/** What is insured besides may be offered and declined; limits of the home have other things to say beside them. */
const ADDED = Object.values(ADDED_LIMIT_LABELS).flat()

/** 'Water backup   $10,000   $1,000   Declined', 'No' below 'Selected?', 'Water backup   N   $10,000': whatever it would pay, it is not bought. */
export const isDeclined = (page: Page, label: Cell): boolean => {
  if (!matchLabel(label, ADDED)) return false
  const right = cellsRightOf(page, label).filter((cell) => columnRole(page, cell) !== 'previous')
  const [answer] = right
  if (answer && NO.test(answer.text) && !isOfOtherQuestion(page, answer)) return true
  const end = right.findIndex((cell) => REFUSED.test(cell.text) || isAnsweredNo(page, cell))
  return (
    end > 0 &&
    right.slice(0, end).every(({ text }) => FIGURE.test(text)) &&
    !isOfTableBeside(page, label, right[end] as Cell)
  )
}

/** Below 'Coverage   Limit   Coverage   Limit' what stands behind the second 'Coverage' is of the second table, whose name of it may take two lines. */
const isOfTableBeside = (page: Page, label: Cell, answer: Cell): boolean =>
  page.cells.some(
    (head) =>
      head.y < label.y - 2 &&
      Math.abs(head.left - label.left) < 6 &&
      cellsOfLine(page, head).some(
        ({ key, left }) =>
          key === head.key && left > label.right && left < answer.left && isInNameBeside(page, left, label),
      ),
  )

/** What the second table tells goes on right above and below the row: a table further down has nothing there. */
const isInNameBeside = (page: Page, left: number, { y, size }: Cell): boolean =>
  [cellsBetween(page, y - NEXT * size, y - 2), cellsBetween(page, y + 2, y + NEXT * size)].every((cells) =>
    cells.some((cell) => Math.abs(cell.left - left) < 6),
  )
/** In font sizes: to the next row. */
const NEXT = 1.6

/** 'Mold excluded   No', 'Water backup exclusion: N' */
export const isNotExcluded = (page: Page, label: Cell): boolean =>
  /\bexclu\w+\s?[:=?]\s?no?\W*$/i.test(label.text) ||
  (/\bexclu(?:ded|sion)\W*$/i.test(label.text) && NO.test(cellsRightOf(page, label)[0]?.text ?? ''))
const NO = /^no?$/i

/** 'Mold exclusion' among forms: a figure beside it, such as '3%' of a discount, is of something else. */
export const isExclusion = ({ text }: Cell): boolean => /(?<!\b(?:to|of|from)\s)\bexclusion$/i.test(text)

/** 'No' below 'Deductible applies' or 'Changed' says nothing of whether it was bought. */
const isOfOtherQuestion = (page: Page, answer: Cell): boolean => {
  const column = page.cells.filter((cell) => cell.y < answer.y - 2 && misalignment(cell, answer) < NEAR)
  const head = column.findLast(({ text }) => !/^(?:yes|no|y|n)$/i.test(text))
  const isHead = head !== undefined && /^[^\d$:]{3,28}$/.test(head.text) && cellsOfLine(page, head)[0] !== head
  return isHead && !ASKS_WHETHER.test(head.text)
}

const isAnsweredNo = (page: Page, cell: Cell): boolean =>
  /^no$/i.test(cell.text) &&
  page.cells.some((head) => head.y < cell.y - 2 && ASKS_WHETHER.test(head.text) && misalignment(head, cell) < NEAR)
/** Points that an answer may stand off its head. */
const NEAR = 12

/** 'Not purchased DEDUCTIBLE: All other losses $1,500': a line that says no ends there, whatever its paragraph goes on to. */
export const upToDenial = (rest: string): string => {
  const denial = /^(?:not [a-z]+|declined|rejected|none|excluded)(?=\s)/i.exec(rest)?.[0]
  // 'NOT COVERED BEYOND $5,000' is covered up to there.
  const goesOn = denial !== undefined && upToBound(rest) === rest && /^\s+[A-Z]{3}/.test(rest.slice(denial.length))
  return goesOn ? denial : rest
}

/** What is denied. */
export const NOTHING: Amount = { dollars: null, percent: null, base: null, status: 'none', hasCents: false }
