import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, isProse, type Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { parseDates } from '../../values/dates.ts'
import { isDenial } from '../../values/denial.ts'
import { codeAtStart, familyCode, plusForm } from '../../values/form-code.ts'
import { codeBesideEdition, lettersBesideEdition } from './beside-edition.ts'
import { isUnderDenial } from './under-denial.ts'

/** In font sizes: how far the next row of a table may be. */
const PITCH = 3.2

const COLUMN =
  /^(?:item\d{1,2})?(?:(?:policy)?(?:forms?|endorsements?|endts?)(?:(?:and|or)endorsements?)?(?:no|nos|numbers?|id|codes?)?(?:(?:and)?ed(?:ition)?(?:dates?)?)?|no|nos|numbers?)$/
/** What stands beside the column of numbers, in its heading. */
const OTHER_COLUMN =
  /^(?:(?:form|endorsement)?(?:titles?|descriptions?|names?)|ed|editions?(?:dates?)?|titles?(?:of|and|or)[a-z]+|whatit(?:does|changes|covers)|(?:other|optional|additional)?coverages?|endorsements?|options?|(?:annual)?(?:limits?|premiums?|charges?))$/

/** Claims, loans and articles are numbered and described, too. */
const OF_FORMS = /^(?:(?:form|endorsement)s?(?:titles?|descriptions?|names?)?|ed(?:itions?)?(?:dates?)?|titles?)$/

/** 'Form   Coverage   Limit   Premium' over rows that begin with a number; other rows end the table, but for 'Not purchased' in the column of numbers. */
export const formsInColumn = (page: Page, heading: Cell): FormCode[] => {
  if (!COLUMN.test(heading.key) || isUnderDenial(page, heading)) return []
  const others = /form|end/.test(heading.key) ? OTHER_COLUMN : OF_FORMS
  if (!cellsOfLine(page, heading).some((cell) => cell !== heading && others.test(cell.key))) return []
  const below = page.cells.filter((cell) => cell.y > heading.y + 2 && Math.abs(cell.left - heading.left) < 6)
  const column = below.filter(({ text }) => !isDenial(text))
  const rows: Cell[] = []
  for (const cell of column.toSorted((a, b) => a.y - b.y)) {
    if (!isRowOfColumn(page, cell, [heading, ...rows])) break
    rows.push(cell)
  }
  const families = new Set(rows.flatMap(({ text }) => /^[A-Z]+(?=.*\d)/.exec(codeAtStart(text) ?? '')?.[0] ?? []))
  const codes = rows.flatMap((cell) => {
    const code =
      codeBesideEdition(page, cell) ??
      codeAtStart(cell.text) ??
      plusForm(cell.text) ??
      familyCode(cell.text, families) ??
      lettersBesideEdition(page, cell) ??
      BARE.exec(cell.text)?.[0]
    return code ? [{ code, text: cell.text, cell }] : []
  })
  return codes.length > 1 ? codes : []
}

/** TWIA's '365' beside 'Replacement cost', under 'Form'. */
const BARE = /^\d{2,4}[A-Z]?$/

const isRowOfColumn = (page: Page, cell: Cell, before: Cell[]): boolean => {
  const last = before.at(-1) as Cell
  const pitches = before.slice(2).map(({ y }, index) => y - (before[index + 1]?.y ?? y))
  const gap = Math.max((before.length < 3 ? 4 : PITCH) * cell.size, 1.3 * Math.max(0, ...pitches))
  const isNumber =
    (codeAtStart(cell.text) !== null && parseDates(cell.text).length === 0) ||
    /^[A-Z]{2,5}[ -][A-Z]{1,6}\b/.test(cell.text) ||
    codeBesideEdition(page, cell) !== null ||
    BARE.test(cell.text)
  return cell.y - footOfRow(page, last, cell) <= gap && isNumber && !isProse(cell)
}

/**
 * The last line of a row, one cell of which takes two: '$10,000 per loss' over '$20,000 policy total'; and those of rows
 * that have no form: 'Foundation seepage   not selected'.
 */
const footOfRow = (page: Page, row: Cell, next: Cell): number => {
  const columns = cellsOfLine(page, row)
  const start = columns[0]?.left ?? 0
  let foot = row.y
  for (const cell of page.cells.filter(({ y }) => y > row.y + 2 && y < next.y - 2)) {
    if (cell.y - foot > PITCH * cell.size || ENDS_TABLE.test(cell.text)) break
    const isIndented = cell.left > start && cell.left - start < INDENT
    if (isIndented || columns.some((column) => misalignment(column, cell) < 4)) foot = cell.y
  }
  return foot
}
/** Points that a further line of a row may stand in. */
const INDENT = 16
const ENDS_TABLE = /^(?:sub-?total|total|premium)\b/i
