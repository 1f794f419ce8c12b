import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBelow } from '../../geometry/sections/not-purchased.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'

/** 'Wind/hail claim 05/12/2022   $14,310' and 'Hail losses paid   $14,310' tell what happened, not what one bears; so does 'Your claim of 04/12/2025: deductible applied $4,912'. */
export const isOfPastLoss = (page: Page, label: Cell): boolean => {
  const line = label.isClause
    ? label.text
    : cellsOfLine(page, label)
        .map(({ text }) => text)
        .join(' ')
  const told = `${label.text} ${line}`
  return (
    (!/deductible/i.test(told) || /\bclaim\b.*\bdeductible (?:was )?applied\b/i.test(told)) &&
    (PAST.test(told) || (isBelow(page, label, PAST_LOSSES) && !isUnderDeductibles(page, label)))
  )
}

const PAST =
  /\b(?:loss(?:es)?|claims?|damage)\b.{0,40}\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?:claims?|loss(?:es)?|amounts?) (?:paid|history|reported|closed)\b|\breported\b|\bdate of (?:loss|claim)|\bsurcharge|\bin the (?:last|past)\b|\b(?:loss(?:es)?|claims?|damage)\b.{0,40}\b(?:since|in) (?:19|20)\d\d\b|\b\d+ (?:claims?|losses)\b|\bclaims?:|\bclaims?\b.{0,40}\b(?:paid|closed|adds?)\b/i

/** 'Loss history', 'Claims in the last 5 years', 'Prior losses' over rows that name what happened. */
const PAST_LOSSES =
  /^(?:your |our )?(?:(?:prior|past|previous|reported|recent) (?:loss(?:es)?|claims?)\b.{0,30}|(?:losses|claims)(?: and (?:losses|claims))?|(?:loss(?:es)?|claims?)(?: and (?:loss(?:es)?|claims?))? (?:(?:history|experience|record|reported)\b.{0,60}|(?:in|during|of|for) the (?:last|past)\b.{0,20})):?$/i

/** 'Water backup   $4,120' below 'Prior losses', or 'Date   Cause   Paid', is what one loss came to. */
export const isUnderPastLosses = (page: Page, label: Cell): boolean => {
  const heading = headingOverRows(page, label)
  const over = heading.findLast(({ left }) => left <= label.left + 3)
  return (
    (over !== undefined && PAST_LOSSES.test(over.text)) ||
    HEADS_OF_LOSSES.test(heading.map(({ text }) => text).join(' '))
  )
}

const HEADS_OF_LOSSES = /^date\b.*\bpaid\b|\bcause\b.*\b(?:paid|reserved?)\b|\bpaid\b.*\b(?:status|closed)\b/i

/** In font sizes: how far a list's rows are apart. */
const PITCH = 2.3

/** The page without its lists of losses: '05/12/2023   Roof, hail   $22,400' tells neither a limit nor when the roof was put on. */
export const withoutPastLosses = (page: Page): Page => {
  const losses = page.cells.filter(({ text }) => PAST_LOSSES.test(text)).flatMap((head) => lossesBelow(page, head))
  return losses.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !losses.includes(cell)) }
}

/** The rows that follow a heading closely, each with a day and what was paid, up to one that is no such row; what stands beside the heading is not of it. */
const lossesBelow = (page: Page, head: Cell): Cell[] => {
  const beside = cellsOfLine(page, head).find(({ left }) => left >= head.right)
  const rows: Cell[] = []
  let last = head
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    if (cell.left < head.left - 3 || (beside && cell.left > beside.left - 3) || rows.includes(cell)) continue
    const row = cellsOfLine(page, cell).filter(({ left }) => left >= cell.left && !(beside && left > beside.left - 3))
    const isLoss = row.some(({ text }) => IS_DAY.test(text)) && row.some(({ text }) => /^\$\s?\d/.test(text))
    // The heads of the list stand between its heading and its rows.
    if (cell.y - last.y > PITCH * cell.size || (!isLoss && (rows.length > 0 || /\d/.test(cell.text)))) break
    if (isLoss) rows.push(...row)
    last = cell
  }
  return rows
}

const IS_DAY = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^\d{4}-\d\d-\d\d$|^[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}$/
