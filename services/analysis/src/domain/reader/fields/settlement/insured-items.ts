import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { itemAt } from '../../geometry/tables/item-headings.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { OTHER_BUILDING } from '../../values/other-building.ts'
import { tokensOf } from './settlement-sentences.ts'

/** 'Item 1', '(1)', '1.', '001' before the name of what is insured. */
const NUMBER = /^\(?(?:item )?0{0,2}(\d{1,2})[).:]?$/i

/** 'Contents in item 1, replacement cost' is not said of the building that they are in. */
const ITEMS =
  /(?<!\b(?:in|inside|within) )\b(?:items?|amounts?) \(?(?:no\.? )?0{0,2}(\d{1,2}\)?(?:(?:, and|,| and| or| &) \(?0{0,2}\d{1,2}\)?)*)(?!\d|[,.]\d|%)/gi

/** 'Actual cash value on items 1, 2 and 3' is said of what the table of items names there. */
export const withItemsNamed = (said: Statement[], pages: Page[]): Statement[] => {
  const names = itemNames(pages)
  return names.size === 0
    ? said
    : said.map((statement) => ({ ...statement, text: rowOfItem(statement, names) ?? named(statement.text, names) }))
}

/** '002   Actual cash value' below 'Loss settlement by item' */
const rowOfItem = ({ cells: [first, way], isRow, text }: Statement, names: Map<string, string>): string | null => {
  const name = names.get(NUMBER.exec(first?.text ?? '')?.[1] ?? '')
  const isSettled =
    isRow && /^(?:(?:full|at|paid at|settled at) )*(?:replacement cost|actual cash value)\b/i.test(way?.text ?? '')
  return first && name && isSettled ? `${name}: ${text.slice(first.text.length).trim()}` : null
}

/** What the tables of items call each number. */
export const itemNames = (pages: Page[]): Map<string, string> => new Map(pages.flatMap(itemsOf))

/** 'Items 1 through 3' */
const RANGE = /\bitems (\d) (?:through|thru|to) (\d)\b/gi

const inWords = (whole: string, from: string, to: string): string => {
  const count = Number(to) - Number(from) + 1
  if (count < 2) return whole
  return `items ${Array.from({ length: count }, (_, index) => Number(from) + index).join(', ')}`
}

export const named = (text: string, names: Map<string, string>): string =>
  text.replace(RANGE, inWords).replace(ITEMS, (whole, numbers: string) => {
    const own = (numbers.match(/\d+/g) ?? []).map(withoutZeros)
    return own.every((number) => names.has(number))
      ? numbers.replace(/\(?(\d+)\)?/g, (_number, digits: string) => names.get(withoutZeros(digits)) ?? '')
      : whole
  })

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '')

/** The last table of items does not take the place of the first. */
const itemsOf = (page: Page): [string, string][] =>
  page.cells
    .flatMap((cell): [string, string][] => {
      const number = NUMBER.exec(cell.text)?.[1]
      const [own, name] = number ? [number, nameBeside(page, cell)?.text] : withName(cell.text)
      const thing = name && thingIn(name.toLowerCase())
      return own && thing ? [[own, thing]] : []
    })
    .toReversed()

/** 'Item 3 Household personal property', 'Item 1, Coverage A, dwelling', 'Dwelling (item 1)': the number and the name in one cell. */
const withName = (text: string): [string | undefined, string | undefined] => {
  // Few cells have the word, and the second expression is slow to find that out.
  if (!/item 0{0,2}\d/i.test(text)) return [undefined, undefined]
  const [, number, name] = /^item 0{0,2}(\d{1,2})[.):,]? ([a-z].+)$/i.exec(text) ?? []
  const [, before, inBrackets] = /^([a-z][a-z ]{3,40}) \(item 0{0,2}(\d{1,2})\)$/i.exec(text) ?? []
  return number ? [number, name] : [inBrackets, before]
}

/** 'Item 2   Coverage A   Detached garage', 'A   2   Detached garage' */
const nameBeside = (page: Page, number: Cell): Cell | undefined => {
  const [first, ...names] = cellsOfLine(page, number).filter(({ text }) => !LETTER.test(text))
  return first === number ? (names[0] ?? itemAt(page, number)) : undefined
}
const LETTER = /^(?:coverage |cov\.? )?[a-d]$/i

const thingIn = (text: string): string | undefined => {
  if (OTHER_BUILDING.test(text)) return 'other structures'
  const [thing] = tokensOf(text)
  return thing?.kind === 'thing' && thing.at < 20 ? text.slice(thing.at, thing.end) : undefined
}
