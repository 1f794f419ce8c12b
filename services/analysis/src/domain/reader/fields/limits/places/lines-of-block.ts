import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { labelWeight } from '../../../labels/known-label.ts'
import { codeAtStart } from '../../../values/form-code.ts'
import { namesOtherPolicy } from '../../not-this-policy/of-other-policy.ts'
import { isValue } from '../rows/is-value.ts'

/** The lines that a description goes on to: close, flush or a little further in. 'Location' there is no label. */
export const linesOfBlock = (page: Page, label: Cell): Cell[] => {
  const block: Cell[] = []
  let last = label
  for (const cell of page.cells) {
    const indent = cell.left - label.left
    if (cell.y <= last.y + 0.45 * last.size || indent < -2 || indent > 2.6 * label.size) continue
    // Words that go on in small letters are the label's, however far apart the rows are.
    const goesOn = (/^[a-z(]/.test(cell.text) && /^[^a-z]/.test(label.text)) || /\bother than$/i.test(last.text)
    const isFigure = isValue(cell) && !/%\sof\b/.test(cell.text)
    const isFar = cell.y - last.y > (goesOn || goesOnInList(page, cell, label) ? 1.75 : 1.35) * cell.size
    if (
      isFar ||
      isFigure ||
      namesOtherPolicy(cell) ||
      (OF_OTHERS.test(cell.text) && !/liab/i.test(label.text)) ||
      (labelWeight(cell) > 0.6 && !goesOn) ||
      beginsRow(page, cell, label) ||
      areForms(label, cell)
    )
      break
    block.push(cell)
    last = cell
  }
  return block
}

/** 'HO-312 (05-17) Windstorm or hail deductible' over 'HO-455 (08-06) Identity fraud   25,000': each is a row of a list. */
const areForms = (...cells: Cell[]): boolean => cells.every(({ text }) => /\d/.test(text) && codeAtStart(text) !== null)

/** 'Liability schedule' below 'Mold' begins what is paid to others. */
const OF_OTHERS = /^(?:personal |section (?:ii|2)\W+)?liability\b/i

/** In such a list what has no number before it goes on with the row above. */
const goesOnInList = (page: Page, cell: Cell, label: Cell): boolean =>
  cellsOfLine(page, label)[0] !== label && cellsOfLine(page, cell)[0] === cell

/** Where a column of numbers stands before the labels, each number begins a row. */
const beginsRow = (page: Page, cell: Cell, label: Cell): boolean => {
  const [first] = cellsOfLine(page, label)
  const [own, ...more] = cellsOfLine(page, cell)
  // 'Coverage D   $67,480   each person': the row of the block beside has its figure already.
  if (/^[a-z(]|^\d[\d.]*\s?% of\b/.test(cell.text) && more.some((other) => other.right < cell.left && isValue(other)))
    return false
  if (!first || !own || first === label || own === cell) return false
  return Math.abs(first.left - own.left) < 3
}
