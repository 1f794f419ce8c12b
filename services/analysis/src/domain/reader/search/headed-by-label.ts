import { cellLeftOf, cellsRightOf } from '../geometry/around/neighbours.ts'
import { cellsBetween } from '../geometry/by-height.ts'
import { type Cell, misalignment } from '../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../geometry/layout.ts'
import { isOwn } from '../geometry/tables/pairs-of-heads.ts'
import { isKnownLabel } from '../labels/known-label.ts'
import { matchLabel } from '../labels/label.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { parseDates } from '../values/dates.ts'

/** Names of columns, and titles of blocks such as 'Property information': the value under them belongs to its row. */
const HEADS_COLUMN =
  /^(?:coverages?|limits?(?:of(?:liability|insurance))?|amounts?|premiums?|deductibles?|[a-z]+(?:information|details|facts|characteristics))$/

/** 'Wind and hail are excluded' beside 'Wind or hail deductible' is an answer. */
const isAnswerTo = (page: Page, cell: Cell): boolean => {
  const left = cellLeftOf(page, cell)
  return (
    left !== undefined && isKnownLabel(left) && /\b(?:excluded|included|covered|not|none|applies)\b/i.test(cell.text)
  )
}

/**
 * '2 / effective October 30, 2026' or 'Single family residence, one story' over a value, a row of the same list: its own
 * label is flush with the value's.
 */
const isRowOver = (page: Page, over: Cell, value: Cell): boolean => {
  const [above, own] = [over, value].map((cell) => cellLeftOf(page, cell))
  return (
    above !== undefined &&
    own !== undefined &&
    misalignment(above, own) < 3 &&
    (/^[^:]*[\d,][^:]*$/.test(over.text.replace(TIME, '')) ||
      DAY.test(value.text) ||
      Math.abs(over.left - value.left) > FLUSH)
  )
}

/** '12:01 AM standard time' has a colon and is no label's. */
const TIME = /\b\d{1,2}:\d\d\b/g
/** Points: 'In force' behind a title stands a little further in than the values below. */
const FLUSH = 3
const DAY = /^\d{1,2}\/\d{1,2}\/\d{4}$/

/** 'Year installed   2019' over '2003', which has a label of its own before it: each figure stands beside its name. */
const hasOwnFigure = (page: Page, over: Cell, value: Cell): boolean => {
  const [beside] = cellsRightOf(page, over)
  const own = cellLeftOf(page, value)
  return beside !== undefined && own !== undefined && isKnownLabel(own) && [beside, value].every(isFigure)
}

/** 'Policy period: 03/01/2026 to 03/01/2027', in one cell or in two, over a name that has its own label before it. */
const hasOwnValue = (page: Page, over: Cell, value: Cell): boolean => {
  const own = cellLeftOf(page, value)
  const beside = cellsRightOf(page, over)[0]?.text ?? ''
  return (/:\s.*\d/.test(over.text) || parseDates(beside).length > 0) && own !== undefined && isKnownLabel(own)
}

/** 'Main dwelling' over '06/15/1983', in rows that begin with names: what names a coverage has no date. */
const isDay = (_: Page, over: Cell, value: Cell): boolean =>
  /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(value.text) && matchLabel(over, COVERAGES) !== null
const COVERAGES = Object.values(LIMIT_LABELS).flat()

/** 'You' beside 'Average home in your county' heads a column. */
const isComparedHead = (page: Page, over: Cell): boolean => isOwn(over, cellsOfLine(page, over))

/** 'AT THE' over 'RESIDENCE PREMISES', the end of a value whose own label is flush with this one's. */
const isEndOfValue = (page: Page, over: Cell, value: Cell): boolean => {
  const own = cellLeftOf(page, value)
  const begun = cellsBetween(page, over.y - NEXT_LINE * over.size, over.y - 2).findLast(
    (cell) => misalignment(cell, over) < 3 && OPEN.test(cell.text),
  )
  const label = begun && cellLeftOf(page, begun)
  return own !== undefined && label !== undefined && misalignment(label, own) < 3 && cellsOfLine(page, over)[0] === over
}
/** In font sizes. */
const NEXT_LINE = 1.5
const OPEN = /\S\s(?:an?|the|your|of|for|at|in|and|or)$/i

const isFigure = ({ text }: Cell): boolean => /^\$?\s?\d[\d,.]*$/.test(text)

/** A value beside a label may belong to the label over it: two blocks side by side. */
export const isHeadedByLabel = (page: Page, value: Cell): boolean => {
  const over = cellsBetween(page, value.y - 2.2 * value.size, value.y - 2).findLast(
    (other) => Math.abs(other.left - value.left) < 9,
  )
  // 'home we insure' in small letters ends the value above, 'Beginning and ending at 12:01 a.m. …' goes on with it.
  const isLabel = over !== undefined && isKnownLabel(over) && !/^[a-z]/.test(over.text) && !readsOn(over)
  const isOther = [isRowOver, hasOwnFigure, hasOwnValue, isDay, isComparedHead, isEndOfValue].some(
    (stands) => over !== undefined && stands(page, over, value),
  )
  return isLabel && !HEADS_COLUMN.test(over.key) && !isAnswerTo(page, over) && !isOther
}
