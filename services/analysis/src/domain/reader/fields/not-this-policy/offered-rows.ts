import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, isProse, type Page } from '../../geometry/layout.ts'
import { ADDED_LIMIT_LABELS } from '../../labels/added-limit-labels.ts'
import { isHeading } from '../../labels/form-headings.ts'
import { matchLabel } from '../../labels/label.ts'
import { endsInDenial, isDenial } from '../../values/denial.ts'

const THINGS = '(?:coverages?|protections?|endorsements?|options?|limits?|upgrades?|add-ons?|extras?)'
const MAY = '(?:can|could|may|might)'

/** 'You can add these coverages at any time:', 'You could also have:', 'Available at renewal', 'Options at renewal (ask your agent)', 'Popular upgrades' */
const HEADING = new RegExp(
  [
    `^(?:(?:other |more )?${THINGS} (?:(?:that|which) )?)?you ${MAY} (?:still |also )?(?:add|have|buy|get|choose|purchase|request)\\b(?:(?: (?:any|some|one) of)? (?:these|the following|other|more)(?: ${THINGS})?| ${THINGS})?(?: (?:at any time|any time|at renewal|later|today|now))?$`,
    `^(?:${THINGS} )?(?:(?:that are |which are )?(?:also |still )?available )(?:${THINGS} )?(?:at (?:your )?renewal|(?:for purchase|to add|to buy|by endorsement)|for an (?:additional|extra|added) (?:premium|charge|cost))$`,
    '^(?:other |more )?(?:options?|choices|alternatives|upgrades) (?:at|for|with) (?:your |the |this )?(?:next )?renewal(?:\\s?\\([^()]*\\))?$',
    `^(?:popular|suggested|recommended) (?:optional )?${THINGS}$`,
  ].join('|'),
  'i',
)

/** 'Review the following list. These coverages are NOT on your policy. Limits shown are examples …'; not '…: flood, earthquake.' */
const NOT_ON_POLICY =
  /(?:^|\.\s)(?:these|the following|(?:the )?coverages (?:listed |shown )?below)(?: (?:coverages|options|endorsements|protections))? are not (?:yet |now |currently )?(?:on|in|(?:a )?part of|included in) (?:your|this|the) policy(?:[.:]?$|\.\s)/i

/** What was bought all the same says so. */
const IS_BOUGHT = /^(?:included|purchased|selected|added|yes|in force)$/i

/** In font sizes: how far rows are apart, and the first of them from the words over them. */
const PITCH = 2.1
const FIRST_PITCH = 2.6

/** The rows of such a heading: those that stand further in below it or, where none does, up to an empty line. */
export const offeredRows = (page: Page, head: Cell): Cell[] => {
  if (NOT_ON_POLICY.test(head.text)) return addedBelow(page, head)
  const line = cellsOfLine(page, head)
  const heads = HEADING.test(head.text.replace(/\s?:$/, '')) && line[0] === head
  if (!heads || line.some(({ text }) => /\d/.test(text))) return []
  const rows = rowsBelow(page, head)
  return rows.some((cell) => IS_BOUGHT.test(cell.text)) ? [] : rows.filter((cell) => !isDenied(page, cell))
}

/** Of what stands below, only rows of coverages that are added to a policy: whatever else is there is its own. */
const addedBelow = (page: Page, head: Cell): Cell[] => {
  const rows = rowsBelow(page, head, FIRST_PITCH)
  const isBought = rows.some(({ text }) => IS_BOUGHT.test(text))
  return isBought ? [] : rows.filter((cell) => cellsOfLine(page, cell).some(isAdded) && !isDenied(page, cell))
}

const isAdded = (cell: Cell): boolean =>
  Object.values(ADDED_LIMIT_LABELS).some((labels) => matchLabel(cell, labels) !== null)

const rowsBelow = (page: Page, head: Cell, firstPitch = PITCH): Cell[] => {
  const rows: Cell[] = []
  let last = head
  let isFurtherIn = false
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const [first] = cellsOfLine(page, cell)
    const pitch = rows.every((row) => isProse(row) || isHead(page, row)) ? firstPitch : PITCH
    if (first === undefined || first.y - last.y > pitch * first.size || isTitleAfter(page, head, first)) break
    if (rows.length === 0) isFurtherIn = first.left > head.left + 3
    if (isFurtherIn && first.left <= head.left + 3) break
    rows.push(cell)
    last = first
  }
  return rows
}

/** 'Coverage   What it does   Example limit': the first row may stand as far below its heads as they do below the words over them. */
const isHead = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  return line.length > 1 && !line.some(({ text }) => /\d/.test(text))
}

/** 'Endorsements' or 'Your deductibles' in larger print begins the next block, however closely it follows; 'Water and mold' may be a group of what is offered. */
const isTitleAfter = (page: Page, head: Cell, cell: Cell): boolean =>
  cell.size > 1.15 * head.size &&
  cellsOfLine(page, cell).length === 1 &&
  (isHeading(cell.text) || OF_OWN.test(cell.text))

/** 'Deductible information', 'What you pay first', 'Coverages you bought', 'Included in your policy'; not 'A lower deductible', 'Coverages you do not have' */
const OF_OWN =
  /^(?!.*\b(?:not|could|can|may|might)\b)(?:(?:(?:your|the|our|policy) )*deductibles?(?: (?:information|summary|details|that apply))?$|(?:your|the) (?:current |policy )?(?:coverages?|protections?|limits)$|coverage details$|(?:what|coverages?|protections?|limits) you (?:already )?(?:bought|chose|have|pay)\b|(?:(?:what|coverages?|protections?|limits|included|already)(?: is)? )*(?:on|in) your policy$)/i

/** 'Water backup   Not selected' tells what the policy does not have. */
const isDenied = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ text }) => isDenial(text) || endsInDenial(text))
