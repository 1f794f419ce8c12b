import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { isTakenOut } from '../../values/taken-out.ts'

/** In font sizes: how far a mark stands from the words of another column, and how far up the last row of its own may be. */
const APART = 14
const PITCH = 2.2
/** In font sizes: how far over a mark the rows of its column may stand. */
const FAR = 12

/**
 * 'LO 0427   Limited fungi' and, in the column beside it, what is left of a form that was struck out with its title:
 * 'deleted 10/09/2026'. The mark is said of nothing that is still in print.
 */
export const marksOfStruck = (page: Page): Cell[] =>
  page.cells.filter((cell) => isTakenOut(cell.text) && isBehindColumn(page, cell))

const isBehindColumn = (page: Page, mark: Cell): boolean => {
  const line = cellsOfLine(page, mark)
  const before = line[line.indexOf(mark) - 1]
  if (!before || mark !== line.at(-1) || mark.left - before.right < APART * mark.size) return false
  if (isInColumn(page, mark)) return false
  const above = cellsBetween(page, mark.y - PITCH * mark.size, mark.y - 2)
  const form = above.find(
    (cell) => codeAtStart(cell.text) !== null && cell.left > before.right && cell.right < mark.left,
  )
  const title = form && above.find((cell) => cell.left > form.right && Math.abs(cell.y - form.y) < 2)
  // 'LO-171   Water backup   LO-170   Continued': what is flush with the mark tells of its row as that does.
  return title !== undefined && title.left < mark.left - mark.size && misalignment(title, mark) > 3
}

/** 'Revised' or the head 'Change' flush over 'Deleted': a column of answers tells of its own rows. */
const isInColumn = (page: Page, mark: Cell): boolean =>
  cellsBetween(page, mark.y - FAR * mark.size, mark.y - 2).some(
    (cell) => Math.abs(cell.left - mark.left) < 3 && IS_ANSWER.test(cell.text) && !isTakenOut(cell.text),
  )
/** Of one word; a number of the policy or a name at the head of the page, and another mark, are none. */
const IS_ANSWER = /^[a-z]+$|^(?:change|status|action)\b/i
