import { TICKED } from '../boxes.ts'
import { type Cell, isSameLine } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const PACKAGE =
  /^(?:x)?(?:your|the)?(?:coverage)?(bronze|silver|gold|platinum|diamond|good|better|best|essentials?|basic|standard|classic|plus|preferred|enhanced|increased|premier|elite|deluxe|ultimate|(?:option|plan|package|tier|level|choice)(?:[1-5a-e]|i{1,3}))(?:package|plan|option|level|tier|program|coverage)?(?:selected|chosen|yourchoice|purchased)?$/

const nameOf = ({ key }: Cell): string | undefined => PACKAGE.exec(key)?.[1]

/** 'Silver' beside 'Gold', 'Option 1' beside 'Option 2': packages that may be chosen, each with its figures. */
export const isPackage = (cell: Cell, line: Cell[]): boolean =>
  nameOf(cell) !== undefined && new Set(line.flatMap((head) => nameOf(head) ?? [])).size > 1

/** What the chosen one says holds; of packages none of which is said to be chosen nothing does. */
export const isChosen = (page: Page, cell: Cell): boolean =>
  IS_TICKED.test(cell.text) || SAYS_CHOSEN.test(cell.key) || page.cells.some((other) => chooses(page, other, cell))

const IS_TICKED = new RegExp(`^\\W*${TICKED}`)
const SAYS_CHOSEN = /(?:selected|chosen|yourchoice|purchased)$|^your(?!.*option)/
const NAMES_CHOICE =
  /^(?:your|the)?(?:selected|chosen|coverage|policy)?(?:package|plan|options?|level|tier|program|choice|selection)(?:(?:you)?(?:have)?(?:selected|chosen|chose|purchased))?(?:is)?/

/** 'Your package: Gold', 'Plan selected   Option 2' */
const chooses = (page: Page, other: Cell, head: Cell): boolean => {
  const said = NAMES_CHOICE.exec(other.key)?.[0]
  if (!said || isSameLine(other, head)) return false
  const [beside] = cellsOfLine(page, other).filter(({ left }) => left > other.right)
  return [other.key.slice(said.length), beside?.key].includes(head.key)
}
