import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isNumber } from '../../../geometry/tables/item-headings.ts'
import { type Label, type LabelMatch, matchLabel } from '../../../labels/label.ts'
import { OTHER_BUILDING } from '../../../values/other-building.ts'

/** '2   A   Private garage with storage room, detached, frame   $38,500': an item is described, and not named. */
export const matchOfItem = (page: Page, cell: Cell, labels: Label[]): LabelMatch | null => {
  const [text, key] =
    isDescribed(page, cell) || isNumbered(page, cell) ? nameOf(page, cell.text.replace(NUMBER, '')) : []
  return text && key ? matchLabel({ ...cell, text, key }, labels) : null
}

/** What stands first behind the number of an item, and behind the letter of its coverage. */
const isDescribed = (page: Page, cell: Cell): boolean => {
  const [number, ...described] = page.cells.includes(cell) ? cellsOfLine(page, cell) : []
  return number !== undefined && isNumber(number) && described.find(({ text }) => !LETTER.test(text)) === cell
}
/** 'Item 2. Bath house   $27,500' */
const isNumbered = (page: Page, cell: Cell): boolean =>
  NUMBER.test(cell.text) && page.cells.includes(cell) && cellsOfLine(page, cell)[0] === cell
const NUMBER = /^item \d{1,2}[.:)]? (?=[a-z])/i
const LETTER = /^(?:coverage |cov\.? )?[A-D]$/i

const nameOf = (page: Page, described: string): [string, string] | [] => {
  if (CONTENTS.test(described)) return []
  if (OTHER_BUILDING.test(described))
    return HOME.test(described) || !insuresDwelling(page) ? [] : ['Detached building', 'detachedbuilding']
  return DWELLING.test(described) ? ['Dwelling', 'dwelling'] : []
}

/** One of the items is the dwelling: rows of claims, or of what is insured besides, may be numbered, too. */
const insuresDwelling = (page: Page): boolean =>
  page.cells.some((cell) => {
    const isItem = isDescribed(page, cell) || isNumbered(page, cell)
    return isItem && /\b(?:dwelling|house|residence)\b/i.test(cell.text) && !OTHER_BUILDING.test(cell.text)
  })

/** 'Contents of the guest house', 'Workshop tools', 'Storm damage to shed' */
const CONTENTS =
  /\b(?:contents|personal property|belongings|goods|tools?|animals|fire|damage|loss(?:es)?|theft|alarm|self[- ]storage)\b/i
/** 'One-family dwelling with attached workshop' */
const HOME = /\b(?:dwellings?|home|residence|family|attached)\b/i
/** 'One story frame dwelling, comp roof' */
const DWELLING =
  /^(?:(?:one|two|three|1|2|3)\b[ -]?|(?:stor(?:y|ies)|family|frame|brick|veneer|masonry|stucco|wood|single)\b[ -]?)+(?:dwelling|house|residence)\b(?! extension)/i
