import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'

const NUMBER = '(?:no\\.? ?|number |# ?)?([A-Z]{0,4}[ -]?\\d[\\dA-Z-]{2,})'
/** 'Flood: insured under policy FL-5512 with …', 'Rental unit at 88 Oak St (policy RD-220)', 'Dwelling policy on 88 Oak St' */
const NAMES_OTHER = new RegExp(
  [
    `\\((?!this|your|renew|replac|prior|previous|former)(?:\\w+ ){0,2}policy ${NUMBER}\\)\\W*$`,
    `\\b(?:insured|covered|written|carried) (?:separately |elsewhere )?(?:under|by|on) (?:the )?(?:\\w+ )?policy ${NUMBER}\\b`,
    '\\b(?:insured|covered|written|carried) (?:separately )?(?:under|by|on) (?:an?other|a separate|its own|their own) (?:\\w+ )?policy\\b',
  ].join('|'),
  'i',
)

/** In font sizes: an empty line ends what is said of it. */
const PITCH = 1.7

/** The page without the figures of other policies that it names: those further in below the name, or right below a line that says where it is insured. */
export const withoutOtherPolicies = (page: Page): Page => {
  const others = page.cells.flatMap((head) => (isOther(page, head) ? rowsBelow(page, head) : []))
  return others.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !others.includes(cell)) }
}

/** 'Flood is insured under a separate policy.' is a whole sentence: what follows is not of it. */
const saysWhere = ({ text }: Cell): boolean => !/\b(?:is|are) (?:insured|covered|written|carried)\b/i.test(text)

const isOther = (page: Page, head: Cell): boolean => {
  const match = cellsOfLine(page, head).length === 1 ? NAMES_OTHER.exec(head.text) : null
  const number = match?.slice(1).find((part) => part !== undefined)
  if (!number) return match !== null
  // The policy's own number stands elsewhere, or is the only one.
  const others = page.cells.filter((cell) => cell !== head)
  return (
    !others.some(({ text }) => text.includes(number)) && others.some(({ text }) => /\bpolicy\W*(?:n|#)/i.test(text))
  )
}

/** 'Dwelling   $295,000' below another 'Dwelling': the next row is of the other policy where this one has its own. */
const repeats = (page: Page, head: Cell, row: Cell): boolean =>
  Object.values(LIMIT_LABELS).some(
    (labels) => matchLabel(row, labels) && page.cells.some((cell) => cell.y < head.y && matchLabel(cell, labels)),
  )

const rowsBelow = (page: Page, head: Cell): Cell[] => {
  const rows: Cell[] = []
  let last = head
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const [first = cell] = cellsOfLine(page, cell)
    const isNext =
      saysWhere(head) &&
      rows.every(({ y }) => Math.abs(y - cell.y) < 2) &&
      cellsOfLine(page, cell).some(({ text }) => /\d/.test(text)) &&
      repeats(page, head, first)
    const isOf = first.left > head.left + 3 || isNext
    if (cell.y - last.y > PITCH * cell.size || !isOf || NAMES_OTHER.test(first.text)) break
    rows.push(cell)
    last = cell
  }
  return rows
}
