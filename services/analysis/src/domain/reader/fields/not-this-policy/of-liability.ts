import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'

/** 'Fungi, wet or dry rot   $50,000' further in below 'Personal liability', or a 'sublimit' below 'Section II': of what is paid to others. */
export const isOfLiability = (page: Page, label: Cell): boolean => {
  if (!/mou?ld|fung|microb|\brot\b/i.test(label.text)) return false
  // 'Limited fungi, Section II, aggregate'; not 'Fungi (Section I / Section II)   $10,000 / $50,000'
  if (/\bsection (?:ii|2)\b/i.test(label.text) && !/\bsection (?:i|1)\b/i.test(label.text)) return true
  // 'Limited fungi   Section II   aggregate   $50,000'
  if (OF_OTHERS.test(cellsOfLine(page, label).find(({ left }) => left > label.right)?.text ?? '')) return true
  const [owner] = page.cells.filter((cell) => cell.y < label.y - 2 && cell.left < label.left - 3).reverse()
  if (owner && isNearRow(page, owner, label)) {
    const row = cellsOfLine(page, owner)
    // 'Section II: your liability   Water backup   $5,000' over '…   Fungi   $10,000': blocks side by side.
    const isBeside = row.some(
      (cell) => Math.abs(cell.left - label.left) < 3 || (/^\$\s?\d/.test(cell.text) && cell.right < label.left),
    )
    return !isBeside && row.some((cell) => matchLabel(cell, LIMIT_LABELS.coverage_e_personal_liability) !== null)
  }
  const heading = headingOverRows(page, label).map(({ text }) => text)
  if (isOfSecond(heading) && isBelowFirstToo(page, label)) return true
  return /\bsub-?limit|\baggregate\b/i.test(label.text) && /\bsection (?:ii|2)\b|\bliability\b/i.test(heading.join(' '))
}

const isOfSecond = ([first = '']: string[]): boolean => /^section (?:ii|2)\b/i.test(first)

/** 'Limited fungi   $50,000' below 'Section II' where 'Section I' has a row of the same name. */
const isBelowFirstToo = (page: Page, label: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell !== label &&
      cell.key === label.key &&
      /^section (?:i|1)\b/i.test(headingOverRows(page, cell)[0]?.text ?? ''),
  )

const OF_OTHERS = /^\(?(?:section (?:ii|2)|(?:personal )?liability)(?: (?:aggregate|limit|total|only))?\)?:?$/i

/** In font sizes: how far rows of a block may be apart. */
const FAR = 1.9

/** Whether no row that is flush with the lower one, or further out, is parted from it by an empty line. */
const isNearRow = (page: Page, owner: Cell, row: Cell): boolean => {
  const between = page.cells.filter(({ y }) => y >= owner.y - 2 && y <= row.y + 2).map(({ y }) => y)
  return between.every((y, index) => index === 0 || y - (between[index - 1] ?? y) < FAR * row.size)
}
