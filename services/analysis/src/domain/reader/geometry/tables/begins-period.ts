import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'

/** 'Policy term   From   To', 'Policy no   Prior no   From   To', 'From   03-05-26   To   03-05-27': days, not what was before a change. */
export const beginsPeriod = ({ key, right }: Cell, headers: Cell[]): boolean =>
  key === 'from' &&
  (DAY.test(headers.find(({ left }) => left >= right)?.text ?? '') ||
    headers.some((header) =>
      /^(?:(?:policy|premium|coverage)?(?:term|period)|(?:policy|certificate)(?:no|number|nbr))$/.test(header.key),
    ))
const DAY = /^(?:\d{1,4}[/-]\d{1,2}[/-]\d|[A-Z][a-z]{2,8}\.? \d{1,2}\b)/

const DAYS = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s?(?:[–—-]|to|through)\s?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/

/** 'From   To', 'From   Until' over the days of the term, be they one run of words, or over the hour */
export const isOverDay = (page: Page, { key, left, right, y, size }: Cell): boolean =>
  /^(?:from|until)$/.test(key) &&
  page.cells.some(
    (cell) =>
      cell.y > y + 2 &&
      cell.y - y < 2.75 * size &&
      (Math.abs(cell.left - left) < 3 || (cell.left < left && cell.right > right && DAYS.test(cell.text))) &&
      (DAY.test(cell.text) || /^\(?12:01/.test(cell.text)),
  )
