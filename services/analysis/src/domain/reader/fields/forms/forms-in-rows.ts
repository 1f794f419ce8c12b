import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { headingOf, isHeading, mayHeadForms } from '../../labels/form-headings.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { parseDates } from '../../values/dates.ts'
import { codeAtStart, isLetterCode } from '../../values/form-code.ts'
import { codeBesideEdition, IS_EDITION, isBesideEdition, lettersBesideEdition } from './beside-edition.ts'
import { isDeletedForm } from './deleted-in-row.ts'
import { isUnderDenial } from './under-denial.ts'

/** In font sizes: how far the next row of a table may be. */
const PITCH = 3.2

/** Fewer rows may begin with a form's number for other reasons. */
const ENOUGH = 3

/** Rows below each other, each a form's number with its title. */
export const formsInRows = (page: Page): FormCode[] => {
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
  return (
    !isBesideEdition(cellsOfLine(page, form.cell), form.cell) ||
    table.some((one) => one !== form && one.code.startsWith(letters))
  )
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
    (isBesideEdition(cellsOfLine(page, cell), cell) &&
      (isLetterCode(cell.text) || codeAtStart(cell.text) === cell.text))
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
  isBesideEdition(cellsOfLine(page, last.cell), last.cell) === isBesideEdition(cellsOfLine(page, row.cell), row.cell)

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
