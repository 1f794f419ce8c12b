import { cellsUpFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { codesInLine, type FormCode } from '../../values/codes-in-line.ts'
import { codesInLines } from './form-list.ts'

/** The end of a sentence that begins with a list: 'are the forms and endorsements of this policy', 'make up your contract'. */
const WORDS_AFTER =
  /^(?:are|is|make|makes|form|constitute|complete|together)\b(?!.*\b(?:not|no|available|optional|offered|may|can|could|if|were|was|from)\b)(?=.*\b(?:forms|endorsements|policy|contract)\b)/
/** In font sizes: how far the words may be below the list, and one of its lines below another. */
const PITCH = 2.2
/** Fewer may be forms that a sentence speaks of. */
const ENOUGH = 3

/** 'HO 00 05 (05-11), HO 04 90 (05-11), LO 17 (01-20)' over 'are the forms of this policy.' */
export const codesBeforeWords = (page: Page): FormCode[] =>
  page.cells.flatMap((words) => {
    const codes = WORDS_AFTER.test(words.text) ? codesInLines(linesOver(page, words)) : []
    return codes.length >= ENOUGH ? codes : []
  })

const linesOver = (page: Page, words: Cell): Cell[] => {
  const lines: Cell[] = []
  for (const cell of cellsUpFrom(page, words.y - 2)) {
    const isNear = (lines[0] ?? words).y - cell.y < PITCH * cell.size
    if (!isNear || cellsOfLine(page, cell).length > 1 || codesInLine(cell.text, cell).length === 0) break
    lines.unshift(cell)
  }
  return lines
}
