import type { ListedForm } from '../../../policy-fields.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { codeAtEnd, codeAtStart } from '../../values/form-code.ts'
import { pageKind } from '../pages/page-kind.ts'

/** The listed forms with their titles, and where in the packet each begins. */
export const listedForms = (codes: FormCode[], pages: Page[]): ListedForm[] => {
  const listed = new Set(codes.map(({ cell }) => cell))
  const first = new Map(codes.toReversed().map((found) => [found.code, found]))
  const patterns = new Map([...first.keys()].map((code) => [code, patternOf(code)]))
  const names = new RegExp([...patterns.values()].map(({ source }) => source).join('|'))
  const marks = first.size === 0 ? [] : pages.flatMap((page) => marksOf(page, listed, names))
  return [...new Set(codes.map(({ code }) => code))].map((code) => {
    const found = first.get(code)
    const page = pages.find(({ number }) => number === found?.cell.page)
    const begins = marks.find(({ text }) => patterns.get(code)?.test(text))
    return { code, title: page && found ? titleOf(page, found) : null, page: begins?.page ?? null }
  })
}

/** Where a form prints its number: in the margins of its pages, and in the heading over its text. */
const marksOf = (page: Page, listed: Set<Cell>, names: RegExp): Cell[] =>
  page.cells.filter(
    (cell) =>
      !listed.has(cell) &&
      cell.text.length < 110 &&
      names.test(cell.text) &&
      (isInMargin(page, cell) || isHeadingOf(page, cell)),
  )

/** The head of the declarations names the base form, which does not stand there. */
const isInMargin = (page: Page, { y }: Cell): boolean =>
  y > 0.9 * page.height || (y < 0.12 * page.height && pageKind(page) !== 'declarations')

const isHeadingOf = (page: Page, cell: Cell): boolean =>
  namesForm(cell) &&
  !readsOn(cell) &&
  isOverText(page, cell) &&
  (pageKind(page) !== 'declarations' || cellsOfLine(page, cell).length === 1)

const namesForm = ({ text }: Cell): boolean =>
  codeAtStart(text) !== null || codeAtEnd(text) !== null || /^(?:form|endorsement)\s/i.test(text)

const isOverText = (page: Page, heading: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell.y > heading.y + 2 &&
      cell.y - heading.y < 5 * heading.size &&
      cell.left < heading.right &&
      cell.right > heading.left &&
      /(?<![a-z])[a-z]+ [a-z]+ [a-z]+ [a-z]+/.test(cell.text),
  )

/** 'HO 04 90' is printed as HO 04 90 05 11, HO-0490 and HO04900511, too. */
const patternOf = (code: string): RegExp => {
  const parts = code.match(/[A-Z]+|\d+/gi) ?? []
  return new RegExp(`(?<![A-Za-z0-9])${parts.join('[ .-]?')}(?![A-Za-z]|\\d(?!\\d{3}(?!\\d))|-[A-Z\\d]{3})`)
}

const EDITION =
  /^[\s(.]*(?:ed(?:ition)?\.?\s?)?(?:\d{1,2}(?:st|nd|rd|th)\sed\.?|(?:0[1-9]|1[0-2])[-/ .]?\d{2,4}|\d{1,2}[-/]\d{2,4})\)?[\s,]*/i
const EDGES = /^[\s–—:·•*()-]+|[\s–—:·•*(-]+$/g

const titleOf = (page: Page, { code, text, cell }: FormCode): string | null => {
  const own = wordsBeside(text, code)
  if (own) return own
  const line = cellsOfLine(page, cell)
  const at = line.indexOf(cell)
  const near = [...line.slice(at + 1), ...line.slice(0, at).reverse()]
  const words = near.find(
    ({ text }) => /[A-Za-z]{3}/.test(text) && codeAtStart(text) === null && !/^(?:all|ed(?:ition)?)\b/i.test(text),
  )
  return words ? clean(words.text) : null
}

/** What stands in the same words as the code, after it and its edition, or before it. */
const wordsBeside = (text: string, code: string): string | null => {
  const at = text.indexOf(code)
  if (at < 0) return null
  const after = clean(text.slice(at + code.length).replace(EDITION, ''))
  return after ?? clean(text.slice(0, at))
}

const clean = (text: string): string | null => {
  const bare = text.replace(EDITION, '').replace(EDGES, '').trim()
  return /[A-Za-z]{3}/.test(bare) ? bare.slice(0, 120) : null
}
