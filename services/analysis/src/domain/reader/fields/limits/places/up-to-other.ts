import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isDenial } from '../../../values/denial.ts'
import { codeAtStart } from '../../../values/form-code.ts'
import { EDITION, isValue } from '../rows/is-value.ts'
import { isEndOfLabelBeside } from './end-of-label-beside.ts'

/** What stands beside a label before something else begins on its line. */
export const upToOther = (page: Page, label: Cell, right: Cell[]): Cell[] =>
  upToAnswerOfOther(
    page,
    upToBlock(page, upToTitle(page, upToForm(upToCentred(page, label, upToEnd(page, label, right))))),
  )

const upToEnd = (page: Page, label: Cell, cells: Cell[]): Cell[] => {
  const end = cells.findIndex((cell) => isEndOfLabelBeside(page, label, cell))
  return end < 0 ? cells : cells.slice(0, end)
}

/** '$10,000' at the height between 'Biological deterioration' and 'cleanup' below it: what stands behind that figure's column is of a block beside. */
const upToCentred = (page: Page, label: Cell, cells: Cell[]): Cell[] => {
  const [words] = cells
  const lower = cellsBetween(page, label.y + 2, label.y + PITCH * label.size).find(
    (cell) => Math.abs(cell.left - label.left) < 3 && !/\d/.test(cell.text),
  )
  if (!words || !lower || isValue(words)) return cells
  const between = cellsBetween(page, label.y + 2, lower.y - 2)
  return between.some((cell) => cell.left > label.right && cell.right < words.left && isValue(cell)) ? [] : cells
}
/** In font sizes: from a line of a name to the next. */
const PITCH = 1.6

/** 'HO 04 95   Water backup   Automatic sprinkler   No': a title in a list of forms, and beside the list a row of another block. */
const upToAnswerOfOther = (page: Page, cells: Cell[]): Cell[] => {
  const [words, answer] = cells
  if (!words || !answer || isValue(words) || /\d/.test(answer.text)) return cells
  const line = cellsOfLine(page, words)
  const form = line[line.indexOf(words) - 2]
  return form && codeAtStart(form.text) !== null ? [] : cells
}

const IS_EDITION = new RegExp(`^${EDITION}$`)

/** What stands before '741187   04/20'. */
const upToForm = (cells: Cell[]): Cell[] => {
  const form = cells.findIndex(({ text }, index) => /^\d+$/.test(text) && IS_EDITION.test(cells[index + 1]?.text ?? ''))
  return form < 0 ? cells : cells.slice(0, form)
}

/** 'Mold exclusion   LO-398      Furs up to $2,500   LO-61': behind a number in a list of forms words in a column of titles are another's. */
const upToTitle = (page: Page, cells: Cell[]): Cell[] => {
  const title = cells.findIndex(
    (cell, index) => isNumberOfForm(cells[index - 1]) && /^[A-Z][a-z]|^[A-Z]{3}/.test(cell.text) && isTitle(page, cell),
  )
  return title < 0 ? cells : cells.slice(0, title)
}

const isNumberOfForm = (cell: Cell | undefined): boolean =>
  cell !== undefined && (codeAtStart(cell.text) !== null || /^option [A-Z]{2}$/i.test(cell.text))

/** Words flush with it have a form's number beside them. */
const isTitle = (page: Page, { left, y, size }: Cell): boolean =>
  page.cells.filter(
    (other) =>
      Math.abs(other.left - left) < 3 &&
      Math.abs(other.y - y) < BLOCK * size &&
      isNumberOfForm(cellsRightOf(page, other)[0]),
  ).length > 1

/** 'Loss of use   Reasonable expenses   Loss assessment   $50,000': words flush with other labels that have figures begin a row of a block beside. */
const upToBlock = (page: Page, cells: Cell[]): Cell[] => {
  const block = cells.findIndex((cell, index) => beginsBlock(page, cell, index === 0))
  return block < 0 || cells.slice(0, block).some(isValue) ? cells : cells.slice(0, block)
}

/** Right beside a label words may say more of it: 'Flood   Not purchased   Water backup   $5,000' over 'Mold      Identity theft   $25,000' proves another block. */
const beginsBlock = (page: Page, cell: Cell, isFirst: boolean): boolean =>
  /^[A-Z][a-z]|^[A-Z]{3}/.test(cell.text) &&
  !isValue(cell) &&
  !IS_BASIS.test(cell.key) &&
  page.cells.some(
    (other) =>
      other !== cell &&
      Math.abs(other.left - cell.left) < 3 &&
      Math.abs(other.y - cell.y) < BLOCK * cell.size &&
      isKnownLabel(other) &&
      (!isFirst || isBehindAnswer(page, other)) &&
      cellsRightOf(page, other).slice(0, 1).some(isValue),
  )
const isBehindAnswer = (page: Page, name: Cell): boolean => {
  const [first, answer] = cellsOfLine(page, name).filter(({ right }) => right <= name.left)
  return first !== undefined && answer !== undefined && (isValue(answer) || isDenial(answer.text))
}

/** 'Replacement cost;' over 'roof covering at' and more is the text of one cell of a table. */
const IS_BASIS = /^(?:replacementcost|actualcashvalue)$/
/** In font sizes. */
const BLOCK = 7
