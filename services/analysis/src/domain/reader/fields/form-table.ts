import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { codeAtStart } from '../values/form-code.ts'
import type { FormCode } from './form-list.ts'

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
  return tables.filter((table) => table.length >= ENOUGH).flat()
}

/** A number begins with letters and has figures, and words follow it, in its cell or beside it. */
const isRow = (page: Page, cell: Cell): boolean => {
  if (!/^[A-Z]{1,5}[A-Z0-9]*[ -]?[A-Z0-9-]*\d/.test(cell.text)) return false
  const at = cellsOfLine(page, cell)
  const next = at[at.indexOf(cell) + 1]
  return [cell.text.replace(/^\S+/, ''), next?.text ?? ''].some((text) => /[A-Za-z][a-z]{3}|[A-Z]{4}/.test(text))
}

const isNext = (last: FormCode, row: FormCode): boolean =>
  Math.abs(last.cell.left - row.cell.left) < 3 &&
  row.cell.y - last.cell.y < PITCH * row.cell.size &&
  familyOf(last.code) === familyOf(row.code)

const familyOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? ''
