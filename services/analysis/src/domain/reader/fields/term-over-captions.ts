import { cellsBetween } from '../geometry/by-height.ts'
import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { EFFECTIVE_LABELS, EXPIRATION_LABELS } from '../labels/identity-labels.ts'
import { type Label, matchLabel } from '../labels/label.ts'
import { evidenceOf } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import { isYearApart, parseDates, withoutDates } from '../values/dates.ts'
import { isOfOther } from './term-of-other.ts'

/** One beginning and one end, each over its caption. */
export const termOverCaptions = (pages: Page[]): FieldValues | null => {
  const [start, ...starts] = datesOverCaptions(pages, EFFECTIVE_LABELS)
  const [end, ...ends] = datesOverCaptions(pages, EXPIRATION_LABELS)
  if (!start || !end || starts.length + ends.length > 0 || !isYearApart(start.date, end.date)) return null
  if ([...start.cells, ...end.cells].some((cell) => isOfOther(pages, cell))) return null
  return {
    fields: { effective_date: start.date, renewal_date: end.date },
    evidence: { effective_date: evidenceOf(start.cells, 0.85), renewal_date: evidenceOf(end.cells, 0.85) },
  }
}

interface CaptionedDate {
  date: string
  cells: Cell[]
}

/** 'October 3, 2026' right over 'Policy begins, 12:01 a.m.', flush with it, in a column of its own. */
const datesOverCaptions = (pages: Page[], labels: Label[]): CaptionedDate[] =>
  pages.flatMap((page) =>
    page.cells.flatMap((caption) => {
      if ((matchLabel(caption, labels)?.weight ?? 0) < SURE) return []
      const over = flushOver(page, caption)
      const [date, ...more] = over && beginsWithValue(page, over) ? parseDates(over.text) : []
      const isDate = over !== undefined && more.length === 0 && !/[a-z]/i.test(withoutDates(over.text))
      return date && isDate ? [{ date, cells: [over, caption] }] : []
    }),
  )
const SURE = 0.8

/** 'Last renewal' over '03/01/2025' over 'Effective date' over '03/01/2026': a column that begins with words has its captions over its values. */
const beginsWithValue = (page: Page, cell: Cell): boolean => {
  const over = flushOver(page, cell)
  return over ? beginsWithValue(page, over) : /\d/.test(cell.text)
}

const flushOver = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  cellsBetween(page, y - CLOSE * size, y - 2).findLast((cell) => Math.abs(cell.left - left) < 3)
/** In font sizes of the lower line; a caption may be smaller than its date. */
const CLOSE = 2
