import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { cellsUpFrom } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isAddressLine } from '../../../values/names.ts'

/** Names over a street and a town, without a label: what shows in the window of an envelope. */
export interface AddressBlock {
  names: Cell[]
  address: Cell[]
}

/** Agents, lenders and insurers have addresses, too. */
const NO_PERSON =
  /\b(?:bank|mortgage|loans?|servic\w+|compan\w+|corp\w*|mutual|lloyds?|associations?|inc|exchange|underwriters|departments?|dear|attn|group|associates|financial|successors|assigns|credit union|realty|insurance|agency|agents?|claims|p\.?\s?o\.?)\b/i
const TOWN = /^[A-Z][A-Za-z .'-]+,? (?:[A-Z]{2}|Texas),? \d{5}(?:-\d{4})?$/
const MAIL_CODE = /^(?=(?:[^\d]*\d){3})[A-Z0-9]+(?:-[A-Z0-9]+)+(?: [A-Z0-9]){0,3}$|^\d{5,}(?: [A-Z0-9]+)*$|^\d{3,4}$/
/** In font sizes. */
const PITCH = 1.7
const MOST_NAMES = 3
const LOWEST = 0.45

/** The blocks at the head of a page that nothing names: those at labels, the agent's or the lender's, are left out. */
export const addressBlocks = (page: Page): AddressBlock[] =>
  page.cells.flatMap((first) => {
    const town = first.y > LOWEST * page.height ? first : withZip(page, first)
    if (first.y > LOWEST * page.height || !TOWN.test(town.text)) return []
    const block = linesUpFrom(page, town)
    const [street, ...over] = block
    // 'M-14-2207-FB9C' or '0733' over a name is for the machine that sorts the mail.
    const code = over.findIndex(({ text }) => MAIL_CODE.test(text))
    const above = code < 0 ? over : over.slice(0, code)
    const names = above.some(({ text }) => isAddressLine(text) || NO_PERSON.test(text)) ? [] : above
    const isNamed = block.some(isKnownLabel) || (block.length > 0 && hasLabelBeside(page, block.at(-1) as Cell))
    if (!street || !isAddressLine(street.text) || names.length === 0 || names.length > MOST_NAMES || isNamed) return []
    return [{ names: names.toReversed(), address: [street, town] }]
  })

/** In font sizes: how far off its town a zip may stand. */
const ZIP_GAP = 4

/** 'WACO TX' and '76710-2201', or 'WACO' and 'TX 76710', set apart for the machine that sorts the mail. */
const withZip = (page: Page, town: Cell): Cell => {
  let whole = town
  for (const cell of cellsRightOf(page, town)) {
    if (cell.left - whole.right > ZIP_GAP * town.size || !/^(?:TX|Texas)?\s?(?:\d{5}(?:-\d{4})?)?$/i.test(cell.text))
      break
    whole = { ...whole, text: `${whole.text} ${cell.text}`, right: cell.right }
  }
  return whole
}

/** The lines over a line, flush with it and close, from below. */
const linesUpFrom = (page: Page, town: Cell): Cell[] => {
  const lines: Cell[] = []
  let last = town
  for (const cell of cellsUpFrom(page, town.y - 2)) {
    if (Math.abs(cell.left - town.left) > 2) continue
    if (last.y - cell.y > PITCH * Math.max(last.size, 8) || lines.length > MOST_NAMES + 1) break
    // 'Policy number: 4488' has its value: it is not the name of the block below it.
    if (/:\s*\S/.test(cell.text)) break
    lines.push(cell)
    last = cell
  }
  return lines
}

const hasLabelBeside = (page: Page, first: Cell): boolean =>
  page.cells.some((cell) => cell.right < first.left && Math.abs(cell.y - first.y) < 3 && isKnownLabel(cell))
