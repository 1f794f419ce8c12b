import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { codeAtStart } from '../values/form-code.ts'
import { type FormCode, isTakenOut } from './form-list.ts'

/** Fewer rows may begin with a form's number for other reasons. */
const ENOUGH = 3
/** In font sizes: how far the next row may be. */
const PITCH = 3.2

/** Forms listed without a heading that says so: rows below each other, each a form's number with its title. */
export const codesInTable = (page: Page): FormCode[] => {
  const rows = page.cells.flatMap((cell) => {
    const code = isRow(page, cell) ? codeAtStart(cell.text) : null
    return code ? [{ code, text: cell.text, cell }] : []
  })
  const tables: FormCode[][] = []
  for (const row of rows) {
    const table = tables.find((candidate) => isNext(candidate.at(-1) as FormCode, row))
    if (table) table.push(row)
    else tables.push([row])
  }
  return tables.filter((table) => table.length >= ENOUGH && isOfForms(page, table)).flat()
}

/** Claims, discounts and rating plans are numbered, too: most forms have an edition, a state, or the letters of a family. */
const isOfForms = (page: Page, table: FormCode[]): boolean =>
  2 * table.filter((form) => FAMILY.test(form.code) || hasEdition(page, form)).length >= table.length

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

/** A number begins with letters and has figures, and words follow it, in its cell or beside it. */
const isRow = (page: Page, cell: Cell): boolean => {
  const isNumbered =
    /^[A-Z]{1,5}[A-Z0-9]{0,8}[ -]?[A-Z0-9-]{0,8}\d/.test(cell.text) || LETTERS_AND_EDITION.test(cell.text)
  if (!isNumbered) return false
  const at = cellsOfLine(page, cell)
  if (at.some(isTakenOut)) return false
  const next = at[at.indexOf(cell) + 1]
  return [cell.text.replace(/^\S+/, ''), next?.text ?? ''].some((text) => /[A-Za-z][a-z]{3}|[A-Z]{4}/.test(text))
}

const isNext = (last: FormCode, row: FormCode): boolean =>
  Math.abs(last.cell.left - row.cell.left) < 3 &&
  row.cell.y - last.cell.y < PITCH * row.cell.size &&
  familyOf(last.code) === familyOf(row.code)

const familyOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? ''
