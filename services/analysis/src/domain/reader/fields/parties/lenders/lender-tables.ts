import { cellsRightOf, columnBelow } from '../../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import { type Cell, isSameLine } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { matchLabel } from '../../../labels/label.ts'
import { MORTGAGEE_LABELS } from '../../../labels/lender-labels.ts'
import { LENDER, lenderNameIn } from '../../../values/lender.ts'
import { hasLeft } from './mortgagee-status.ts'
import { isPayor } from './payor.ts'
import type { SaidLender } from './said-lender.ts'

export const FIRST =
  /^\(?(?:(?:item|loc(?:ation)?|bldg|building)\.?\s(?:1\s?[–—-]\s?|(?=1\b)))?(?:#?(?:1st|first|primary|1)\)?\s?(?:mtge?|mortg|lien)?|m(?:tge?|ortg?)?[ .#-]{0,2}1?)\)?[.:]?(?:\s\((?:on )?(?:items?|location|dwelling)\b[^()]{0,20}\))?$|^\(?a\)$/i
/** In font sizes: how far below its heading a table may begin. */
const TABLE_GAP = 4.5
const MOST_TABLES = 20

/** A table below 'Lienholder' or 'Mortgage holders', in which 'First' stands before or over the name. */
export const inTable = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    const firsts = page.cells.filter((cell) => FIRST.test(cell.text)).slice(0, MOST_TABLES)
    const found = firsts.flatMap((first) => namedAt(page, first))
    const [first] = [...found, ...inRow(page), ...afterRank(page), ...withRole(page), ...withRoleBehind(page)]
    if (first) return first
  }
  return null
}

/** 'Lender' over rows, the first of which is 'Name   Kiavi Funding, Inc.' or 'House at 12 Elm Street:   Frost Bank, …' */
const inRow = (page: Page): SaidLender[] =>
  page.cells
    .filter(({ text }) => NAMES_LENDER.test(text))
    .flatMap((row) => {
      const heading = page.cells.find(
        (cell) =>
          isUnder(cell, row) &&
          row.y - cell.y < 2.75 * cell.size &&
          (matchLabel(cell, MORTGAGEE_LABELS) !== null || OF_LENDER.test(cell.text)),
      )
      const value = /:\s\S/.test(row.text) ? row : heading && cellsRightOf(page, row)[0]
      const name = value && lenderNameIn([value.text.replace(/^name:\s/i, '')])
      return heading && name && LENDER.test(name) ? [{ name, cells: [heading, row, value] }] : []
    })

const OF_LENDER = /^mortgagee (?:information|details):?$/i
const NAMES_LENDER =
  /^(?:(?:(?:company|lender|full) )?name:?|name:\s[A-Z].*|(?:changed|amended|transferred) to:?|(?:house|home|dwelling|property|building|location|unit) (?:at|on) \d+ [^$%]*:)$/i

/** 'Mortgage clause: loss is payable to the insured and' / '1st: Capital Farm Credit, 700 Main St, Waco, TX' */
const afterRank = (page: Page): SaidLender[] =>
  page.cells
    .filter(({ text }) => /^\(?(?:1st|first)\)?(?: mortgagee| lien)?\s?[:–—]\s?\S/i.test(text))
    .flatMap((cell) => {
      const heading = page.cells.find(
        (other) =>
          (isUnder(other, cell) || isTitleOver(page, other, cell)) &&
          /\b(?:mortgag\w+|lienholders?|loss payees?|lenders?)\b/i.test(other.text),
      )
      const name = heading && lenderNameIn([cell.text])
      return heading && name && LENDER.test(name) ? [{ name, cells: [heading, cell] }] : []
    })

/** 'Cadence Bank   8-21470883   1st mortgagee': the last column says what each one is. */
const withRole = (page: Page): SaidLender[] =>
  page.cells
    .filter((cell) => ROLE.test(cell.text) && !isPayor(page, cell))
    .flatMap((role) => {
      const [first, ...more] = cellsOfLine(page, role)
      const name = first && first !== role ? lenderNameIn([first.text]) : undefined
      const isLender = name && LENDER.test(name) && more.every((cell) => cell === role || !hasLeft(page, cell))
      return first && isLender ? [{ name, cells: [first, role] }] : []
    })

/** '1. Frost Bank, mortgagee, loan 4471', 'Frost Bank (first mortgagee)' */
const withRoleBehind = (page: Page): SaidLender[] =>
  page.cells.flatMap((cell) => {
    const name = lenderNameIn([ROLE_BEHIND.exec(cell.text)?.[1] ?? ''])
    return name && LENDER.test(name) && !hasLeft(page, cell) ? [{ name, cells: [cell] }] : []
  })
const ROLE_BEHIND =
  /^(?:\(?\d[.)]\s)?([A-Z][^,;:$()]{3,60})(?:,\s|\s\()(?:(?:1st|first|primary)\s)?mortgagee(?:\)|,|$)/i

const ROLE =
  /^(?:(?:1st|first|primary|sole)\s)?(?:mortgagee|mortgage holder|mortgage lender|lienholder|lender)(?:,?\s\(?(?:1st|first|primary|1)\)?)?$/i

/** 'First' over a block that stands a little further in */
const furtherIn = (page: Page, first: Cell): Cell | undefined =>
  page.cells.find(
    ({ left, y }) => y > first.y + 2 && y - first.y < 1.75 * first.size && left > first.left && left < first.left + IN,
  )
/** Points. */
const IN = 24

/** 'First' at the middle of a name in two lines */
const halfLineAbove = (page: Page, first: Cell): Cell | undefined =>
  cellsBetween(page, first.y - 0.9 * first.size, first.y - 2).find((upper) => {
    const below = cellsBetween(page, first.y + 2, first.y + 0.9 * first.size)
    return upper.left > first.right && below.some(({ left }) => Math.abs(left - upper.left) < 2)
  })

/** 'MORTGAGEE   NONE' over 'LOSS PAYEE - BOAT' over '1ST   PECAN BANK': what is below such an answer is of another table. */
const isAnsweredNone = (page: Page, heading: Cell): boolean =>
  [heading.text.split(':')[1]?.trim() ?? '', cellsRightOf(page, heading)[0]?.text ?? ''].some((text) =>
    /^none\b/i.test(text),
  )

const namedAt = (page: Page, first: Cell): SaidLender[] => {
  const heading = page.cells.find(
    (cell) =>
      cell.text.length < 70 &&
      isInTable(cell, first) &&
      matchLabel(cell, MORTGAGEE_LABELS) !== null &&
      !isAnsweredNone(page, cell),
  )
  if (!heading) return []
  const [beside] = cellsRightOf(page, first)
  const [under] = columnBelow(page, first, { pitch: 1.75 })
  return [beside, under, furtherIn(page, first), halfLineAbove(page, first)].flatMap((one) => {
    const cell = one && stayingFrom(page, one)
    const name = cell ? lenderNameIn([cell.text]) : undefined
    const isLender = cell && name && (LENDER.test(name) || /\b(?:isaoa|atima)\b/i.test(cell.text))
    return isLender ? [{ name, cells: [heading, first, cell] }] : []
  })
}

/** '1   Frost Bank   Deleted 04/30/2026' over '2   Regions Bank   Active': who stood first has left, and the next row moves up. */
const stayingFrom = (page: Page, cell: Cell): Cell | undefined =>
  [cell, ...(hasLeft(page, cell) ? columnBelow(page, cell, { pitch: 2.2 }) : [])].find((row) => !hasLeft(page, row))

/** 'MORTGAGEE(S)   First   JSC Federal Credit Union': the heading may stand on the line of its first. */
const isInTable = (heading: Cell, cell: Cell): boolean =>
  (isSameLine(heading, cell) && heading.right <= cell.left && cell.left - heading.right < BESIDE * cell.size) ||
  isUnder(heading, cell)

/** In font sizes. */
const BESIDE = 12

/** Points: 'MORTGAGEE' over '     1ST   LONE OAK BANK', five signs of a typewriter further in. */
const FURTHER_IN = 36

const isUnder = (heading: Cell, cell: Cell): boolean =>
  cell.y > heading.y + 2 &&
  cell.y - heading.y < TABLE_GAP * heading.size &&
  cell.left - heading.left > -25 &&
  cell.left - heading.left < FURTHER_IN

/** 'MORTGAGEES' or 'ITEM 7.   MORTGAGEES', alone on a line in the middle of the page, right over the first row of its block. */
const isTitleOver = (page: Page, title: Cell, row: Cell): boolean =>
  title.text.length < TITLE &&
  title.left > row.left &&
  row.y > title.y + 2 &&
  row.y - title.y < 2.5 * title.size &&
  cellsOfLine(page, title).every((cell) => cell === title || /^(?:item|part) \d{1,2}[.:)]?$/i.test(cell.text))
const TITLE = 30
