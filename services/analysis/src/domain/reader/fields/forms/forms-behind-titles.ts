import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { isDenial } from '../../values/denial.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { saysTakenOut } from '../../values/taken-out.ts'

/** Fewer may be numbers of other things. */
const ENOUGH = 3
/** In font sizes: rows between them may have no form. */
const PITCH = 4.5

/** '(x) Roof: actual cash value, wind and hail   RVOS-H7   $-88.00': numbers of one family in a column of their own, each behind its title. */
export const codesBehindTitles = (page: Page): FormCode[] => {
  const columns: FormCode[][] = []
  for (const cell of page.cells) {
    const code = FORM.test(cell.text) ? codeAtStart(cell.text) : null
    if (!code || !isBehindTitle(page, cell)) continue
    const form = { code, text: cell.text, cell }
    const column = columns.find((forms) => isNext(forms.at(-1) as FormCode, form))
    if (column) column.push(form)
    else columns.push([form])
  }
  return columns.filter((column) => new Set(column.map(({ code }) => code)).size >= ENOUGH).flat()
}

/** Letters and figures, and nothing else but an edition. */
const FORM = /^[A-Z]{2,6}[ -][A-Z]{0,3}\d{1,5}[A-Z]?(?:\s\(?(?:0[1-9]|1[0-2])[-/ ]?\d\d\)?)?$/
const OF_OTHER = /discount|credit|surcharge|claims?\b|agen|\bclass|\bcode\b|territory/i

const isBehindTitle = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  const title = line[line.indexOf(cell) - 1]
  const isOut = line.some(({ text }) => isDenial(text) || saysTakenOut(text))
  return title !== undefined && /[A-Za-z]{3}\S* \S*[A-Za-z]{2}/.test(title.text) && !OF_OTHER.test(title.text) && !isOut
}

const isNext = (last: FormCode, { code, cell }: FormCode): boolean =>
  lettersOf(last.code) === lettersOf(code) &&
  Math.abs(last.cell.left - cell.left) < 3 &&
  cell.y - last.cell.y < PITCH * cell.size

export const lettersOf = (code: string): string => /^[A-Z]+/.exec(code)?.[0] ?? ''
