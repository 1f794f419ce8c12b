import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { endsInDenial, isDenial } from '../../values/denial.ts'

const THINGS = '(?:coverages?|protections?|endorsements?|options?|limits?|upgrades?|add-ons?|extras?)'
const MAY = '(?:can|could|may|might)'

/** 'You can add these coverages at any time:', 'You could also have:', 'Available at renewal', 'Options at renewal (ask your agent)', 'Popular upgrades' */
const HEADING = new RegExp(
  [
    `^(?:(?:other |more )?${THINGS} )?you ${MAY} (?:still |also )?(?:add|have|buy|get|choose|purchase|request)\\b(?:(?: (?:any|some|one) of)? (?:these|the following|other|more)(?: ${THINGS})?| ${THINGS})?(?: (?:at any time|any time|at renewal|later|today|now))?$`,
    `^(?:${THINGS} )?(?:(?:that are |which are )?(?:also |still )?available )(?:${THINGS} )?(?:at (?:your )?renewal|(?:for purchase|to add|to buy|by endorsement)|for an (?:additional|extra|added) (?:premium|charge|cost))$`,
    '^(?:other |more )?(?:options?|choices|alternatives|upgrades) (?:at|for|with) (?:your |the |this )?(?:next )?renewal(?:\\s?\\([^()]*\\))?$',
    `^(?:popular|suggested|recommended) (?:optional )?${THINGS}$`,
  ].join('|'),
  'i',
)

/** What was bought all the same says so. */
const IS_BOUGHT = /^(?:included|purchased|selected|added|yes|in force)$/i

/** In font sizes: how far rows are apart. */
const PITCH = 2.1

/** The rows of such a heading: those that stand further in below it or, where none does, up to an empty line. */
export const offeredRows = (page: Page, head: Cell): Cell[] => {
  const line = cellsOfLine(page, head)
  const isHeading = HEADING.test(head.text.replace(/\s?:$/, '')) && line[0] === head
  if (!isHeading || line.some(({ text }) => /\d/.test(text))) return []
  const rows = rowsBelow(page, head)
  return rows.some((cell) => IS_BOUGHT.test(cell.text)) ? [] : rows.filter((cell) => !isDenied(page, cell))
}

const rowsBelow = (page: Page, head: Cell): Cell[] => {
  const rows: Cell[] = []
  let last = head
  let isFurtherIn = false
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const [first] = cellsOfLine(page, cell)
    if (first === undefined || first.y - last.y > PITCH * first.size) break
    if (rows.length === 0) isFurtherIn = first.left > head.left + 3
    if (isFurtherIn && first.left <= head.left + 3) break
    rows.push(cell)
    last = first
  }
  return rows
}

/** 'Water backup   Not selected' tells what the policy does not have. */
const isDenied = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ text }) => isDenial(text) || endsInDenial(text))
