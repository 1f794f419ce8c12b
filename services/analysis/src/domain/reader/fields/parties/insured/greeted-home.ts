import type { PropertyAddress } from '../../../../policy-fields.ts'
import { columnBelow } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'
import { isAddressLine } from '../../../values/names.ts'
import { linesToNames } from '../../../values/names-in-lines.ts'

/** 'Hello, Ana', 'Hi Ana and Luis, here is your home policy.' */
const GREETING =
  /^(?:Hello|Hi|Hey|Welcome(?: back)?),? (?!to\b)(\p{Lu}[\p{L}'’-]+(?:(?:,| and| &) \p{Lu}[\p{L}'’-]+){0,3})(?:[,!.]?$|[,!.] (?:here(?:[’']s| is| are)|this is) your (?:home\w* )?(?:policy|coverage|declarations|insurance)\b.{0,30}$)/u
/** In font sizes: a greeting may stand a little apart from what follows it. */
const PITCH = 2.2
const MOST_LINES = 5

interface Greeted {
  greeting: Cell
  /** Who is greeted by their first names, in full. */
  names: string[]
  nameCells: Cell[]
  address: PropertyAddress
  cells: Cell[]
}

/** An app greets who lives in the home, names them in full, each on a line, or not at all, and then the home. */
const greeted = (pages: Page[]): Greeted | null =>
  pages.flatMap((page) => page.cells.flatMap((cell) => greetedBy(page, cell) ?? []))[0] ?? null

const greetedBy = (page: Page, greeting: Cell): Greeted | null => {
  const [, said] = GREETING.exec(greeting.text) ?? []
  if (!said) return null
  const below = columnBelow(page, greeting, { pitch: PITCH }).slice(0, MOST_LINES)
  const at = below.findIndex(({ text }) => isAddressLine(text))
  const nameCells = below.slice(0, Math.max(at, 0))
  const cells = at < 0 ? [] : below.slice(at, at + 2)
  const address = parseAddress(linesOf(cells.slice(0, 1))) ?? parseAddress(linesOf(cells))
  const firstNames = said.split(/,? (?:and|&) |, /)
  const areGreeted = nameCells.every(({ text }) => firstNames.some((name) => text.startsWith(`${name} `)))
  const names = areGreeted ? (linesToNames(nameCells.map(({ text }) => text)) ?? []) : []
  return address && areGreeted && names.length === nameCells.length
    ? { greeting, names, nameCells, address, cells }
    : null
}

/** 'Hello, Ana' over '12 Elm St' and its town */
export const greetedHome = (pages: Page[]): Found<PropertyAddress> | null => {
  const found = greeted(pages)
  const match = { weight: 1, rest: '', lead: '', isListed: false }
  return (
    found && {
      value: found.address,
      rank: 0.8,
      reading: { label: found.greeting, match, place: 'under', lines: [], cells: found.cells },
    }
  )
}

/** 'Hi Ana and Luis, here is your home policy.' over 'Ana Flores', 'Luis Ortega' and their home */
export const greetedNames = (pages: Page[]): { names: string[]; cells: Cell[] } | null => {
  const found = greeted(pages)
  return found && found.names.length > 0 ? { names: found.names, cells: found.nameCells } : null
}
