import type { Cell } from '../../geometry/cell.ts'
import { headingOf, isHeading } from '../../labels/form-headings.ts'
import { codesInLine } from '../../values/codes-in-line.ts'
import { codeAtStart } from '../../values/form-code.ts'

/** What heads a list, and what stands behind it in the same cell, be it after a colon or none. */
export const headingAndList = (cell: Cell): ReturnType<typeof headingOf> => withoutSign(cell) ?? headingOf(cell.text)

/** 'Forms LO-100 (01/24), LO-120 TX (01/24)': nothing but numbers, and several of them, behind words that head such a list; not 'Forms LO-100, LO-120 were sent to you'. */
const withoutSign = (cell: Cell): ReturnType<typeof headingOf> | null => {
  if (cell.text.includes(':') || !/[,;]/.test(cell.text)) return null
  const words = cell.text.split(' ')
  const at = words
    .slice(0, MOST_WORDS)
    .findLastIndex(
      (_, index) =>
        isHeading(words.slice(0, index).join(' ')) &&
        codeAtStart(words.slice(index, index + MOST_WORDS).join(' ')) !== null,
    )
  const rest = at > 0 ? words.slice(at).join(' ') : ''
  const isList = !/[a-z]{3}/.test(rest) && codesInLine(rest, cell).length > 1
  return isList ? { title: words.slice(0, at).join(' '), rest } : null
}
/** Of a heading. */
const MOST_WORDS = 14
