import { type Cell, misalignment, squash } from '../../geometry/cell.ts'
import { cellsOfLine, isProse, type Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { parseDates } from '../../values/dates.ts'
import { isDenial } from '../../values/denial.ts'
import { codeAtStart, codeBeforeEdition, familyCode, isLetterCode, plusForm } from '../../values/form-code.ts'
import { isDeletedForm } from './deleted-in-row.ts'
import { beginsWithEdition } from './form-editions.ts'
import { headingOf, isHeading, mayHeadForms, OF_NO_POLICY } from './form-headings.ts'

/** Fewer rows may begin with a form's number for other reasons. */
const ENOUGH = 3
/** In font sizes: how far the next row may be. */
const PITCH = 3.2

/** The forms of tables that have a column for them, or whose rows begin with them, whatever stands above. */
export const codesInTable = (page: Page): FormCode[] => {
  const columns = page.cells.flatMap((cell) => columnUnder(page, cell))
  const cells = new Set(columns.map(({ cell }) => cell))
  const rows = unheaded(page).filter(({ cell }) => !cells.has(cell))
  return [...columns, ...rows].filter(({ cell }) => !isDeletedForm(cellsOfLine(page, cell), cell))
}

const COLUMN =
  /^(?:item\d{1,2})?(?:(?:policy)?(?:forms?|endorsements?|endts?)(?:(?:and|or)endorsements?)?(?:no|nos|numbers?|id|codes?)?(?:(?:and)?ed(?:ition)?(?:dates?)?)?|no|nos|numbers?)$/
/** What stands beside the column of numbers, in its heading. */
const OTHER_COLUMN =
  /^(?:(?:form|endorsement)?(?:titles?|descriptions?|names?)|ed|editions?(?:dates?)?|titles?(?:of|and|or)[a-z]+|(?:other|optional|additional)?coverages?|endorsements?|options?|(?:annual)?(?:limits?|premiums?|charges?))$/

/** Claims, loans and articles are numbered and described, too. */
const OF_FORMS = /^(?:(?:form|endorsement)s?(?:titles?|descriptions?|names?)?|ed(?:itions?)?(?:dates?)?|titles?)$/

/** 'Form   Coverage   Limit   Premium' over rows that begin with a number; other rows end the table, but for 'Not purchased' in the column of numbers. */
const columnUnder = (page: Page, heading: Cell): FormCode[] => {
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

/** 'LO-14   01 20   Water backup' */
const codeBesideEdition = (page: Page, cell: Cell): string | null =>
  isBesideEdition(page, cell) ? codeBeforeEdition(cell.text) : null

/** 'LO PRIV   01 20   Privacy notice' */
const lettersBesideEdition = (page: Page, cell: Cell): string | null =>
  isBesideEdition(page, cell) && isLetterCode(cell.text) ? cell.text : null

const isBesideEdition = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  const next = line[line.indexOf(cell) + 1]?.text ?? ''
  return IS_EDITION.test(next) || beginsWithEdition(next)
}
/** '01 20', and 'LOFA 01-20' where the letters are the insurer's */
const IS_EDITION = /^\(?(?:[A-Z]{3,5}\s(?=\d\d[-/]))?(?:0[1-9]|1[0-2])[ /.-]?\d\d(?:\d\d)?\)?$/
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

/** 'Forms deleted', 'Endorsements that you can add' in the line over a table. */
const isUnderDenial = (page: Page, { y, size }: Cell): boolean => {
  const above = page.cells.filter((cell) => cell.y < y - 2 && y - cell.y < 3.5 * size)
  const nearest = Math.max(...above.map((cell) => cell.y))
  return above.some((cell) => nearest - cell.y < 2 && OF_NO_POLICY.test(squash(cell.text)))
}

/** Rows below each other, each a form's number with its title. */
const unheaded = (page: Page): FormCode[] => {
  const rows = page.cells.flatMap((cell) => {
    const code = isRow(page, cell)
      ? (codeBesideEdition(page, cell) ?? codeAtStart(cell.text) ?? lettersBesideEdition(page, cell))
      : null
    return code ? [{ code, text: cell.text, cell }] : []
  })
  const tables: FormCode[][] = []
  for (const row of rows) {
    const table = tables.find((candidate) => isNext(page, candidate.at(-1) as FormCode, row))
    if (table) table.push(row)
    else tables.push([row])
  }
  const isList = (table: FormCode[]): boolean =>
    table.length >= ENOUGH && isOfForms(page, table) && !isUnderDenial(page, (table[0] as FormCode).cell)
  return tables.filter(isList).flat()
}

/** Claims, discounts and rating plans are numbered, too: most forms have an edition, a state, or the letters of a family. */
const isOfForms = (page: Page, table: FormCode[]): boolean =>
  2 *
    table.filter((form) => FAMILY.test(form.code) || (hasEdition(page, form) && isLikeOther(page, form, table)))
      .length >=
  table.length

/** 'ZN 4   10 25   Hail zone' over 'PC 3   11 24   Protection class': what has a month beside it is a form among its like alone. */
const isLikeOther = (page: Page, form: FormCode, table: FormCode[]): boolean => {
  const letters = /^[A-Z]+/.exec(form.code)?.[0] ?? ''
  return !isBesideEdition(page, form.cell) || table.some((one) => one !== form && one.code.startsWith(letters))
}

const FAMILY = /^(?:HO|DP|DL|HE|HW|FP|TWIA|IL|PL)[ -]?\d|\d ?(?:TX|CW|US)$/
const EDITION = /\b(?:0[1-9]|1[0-2])\s?[-/ ]?\s?(?:[012]\d|9\d|(?:19|20)\d\d)\b|\bEd(?:ition|\.)/i

/** Right after the number, whatever the row goes on to say. */
const OWN_EDITION = /^(?:\s[A-Z]{2})?\s*\(?(?:0[1-9]|1[0-2])\s?[-/ ]?\s?\d\d(?:\d\d)?(?!\d)/

const hasEdition = (page: Page, { code, text, cell }: FormCode): boolean => {
  const line = cellsOfLine(page, cell)
  const next = line[line.indexOf(cell) + 1]?.text ?? ''
  if (OWN_EDITION.test(text.slice(text.indexOf(code) + code.length)) || OWN_EDITION.test(next)) return true
  const said = [cell.text.replace(/^\S+/, ''), ...line.slice(line.indexOf(cell) + 1).map(({ text }) => text)].join(' ')
  return EDITION.test(said) && !said.includes('$')
}

/** 'LO SUB (0120)' */
const LETTERS_AND_EDITION = /^[A-Z]{2,5} [A-Z]{2,5} \((?:0[1-9]|1[0-2])[-/ ]?\d\d\)/

/** 'HO-B' beside 'Form B' */
const TEXAS_FORM = /^HO-?[ABC]$/

/** A number begins with letters and has figures or its edition beside it, and words follow, in its cell or beside it. */
const isRow = (page: Page, cell: Cell): boolean => {
  const isNumbered =
    /^[A-Z]{1,5}[A-Z0-9]{0,8}(?: [A-Z]{2,3}){0,2}[ -]?[A-Z0-9-]{0,8}\d/.test(cell.text) ||
    TEXAS_FORM.test(cell.text) ||
    LETTERS_AND_EDITION.test(cell.text) ||
    (isBesideEdition(page, cell) && (isLetterCode(cell.text) || codeAtStart(cell.text) === cell.text))
  if (!isNumbered || parseDates(cell.text).length > 0) return false
  const at = cellsOfLine(page, cell)
  if (isDeletedForm(at, cell) || isAnswer(at[at.indexOf(cell) - 1])) return false
  const next = at.find((other) => other.left > cell.left && !IS_EDITION.test(other.text))
  return [cell.text.replace(/^\S+/, ''), next?.text ?? ''].some((text) => /[A-Za-z][a-z]{3}|[A-Z]{4}/.test(text))
}

/** 'Renewal of:   CTX 0041927 05', 'Policy form:   HO-3 Special form' */
const isAnswer = (before: Cell | undefined): boolean =>
  before?.text.endsWith(':') === true && !isHeading(headingOf(before.text).title) && !mayHeadForms(before.text)

/** Where editions have a column, a row without one is of another list. */
const isNext = (page: Page, last: FormCode, row: FormCode): boolean =>
  Math.abs(last.cell.left - row.cell.left) < 3 &&
  row.cell.y - footOfTitle(page, last.cell) < PITCH * row.cell.size &&
  isBesideEdition(page, last.cell) === isBesideEdition(page, row.cell)

/** Of a title in two lines the second: 'HO-122   Dwelling foundation, seepage of' over 'water below the slab', with nothing beside it. */
const footOfTitle = (page: Page, number: Cell): number => {
  const title = cellsOfLine(page, number).find(({ left, text }) => left > number.right && !IS_EDITION.test(text))
  const rest = page.cells.find(
    ({ y, left }) =>
      title !== undefined && y > number.y + 2 && y - number.y < WRAP * number.size && left === title.left,
  )
  return rest && cellsOfLine(page, rest).length === 1 ? rest.y : number.y
}
/** In font sizes. */
const WRAP = 1.5
