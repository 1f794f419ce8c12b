import type { PropertyAddress } from '../../../../policy-fields.ts'
import { cellsDownFrom } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import type { Found } from '../../../search/search.ts'
import { parseAddress } from '../../../values/address.ts'

const WHOLE = /^\d+[A-Z]? [A-Za-z].*\b(?:TX|Texas) \d{5}(?:-\d{4})?$/
/** 'A rental house with one unit, rented by the year', 'Single family home, owner occupied'; not 'Your home insurance agency', 'A house nearby', 'Home, auto and life', 'Your home, until 2025' */
const DESCRIBES_HOME =
  /^(?:an? |one |your )?(?:(?:rental|rented|leased|single|one|two|family|story|brick|frame|stone|stucco|detached|primary|secondary|seasonal|vacation|owner|tenant|occupied|single-family|one-story|two-story|owner-occupied|tenant-occupied) ){0,5}(?:house|home|dwelling|duplex|residence|condo(?:minium)?|townhouse|cottage)(?=$|, (?!(?:auto|life|until|since|before|nearby|and|or)\b)[a-z\d]| with (?:one|two|three|a|an)\b| (?:rented|leased|let|occupied) (?:to|by|for)\b)/i
/** In sizes of the line below: how much larger a title is, and how far over it. */
const LARGER = 1.5
const NEAR = 3.5

/** '12 Elm St, Waco, TX 76710' in large print over 'A rental house with one unit': the title of a policy on that home. Of two none tells which is meant. */
export const titleAddress = (pages: Page[]): Found<PropertyAddress> | null => {
  const titles = pages.flatMap((page) => page.cells.filter((cell) => isTitle(page, cell)))
  const [label, ...others] = titles
  const value = label ? parseAddress([label.text]) : null
  if (!label || !value || others.some(({ key }) => key !== label.key)) return null
  const match = { weight: 1, rest: '', lead: '', isListed: false }
  return { value, rank: 0.8, reading: { label, match, place: 'inline', lines: [], cells: [label] } }
}

const isTitle = (page: Page, cell: Cell): boolean => {
  if (!WHOLE.test(cell.text) || cellsOfLine(page, cell).length > 1) return false
  const [below] = cellsDownFrom(page, cell.y + 2)
  return (
    below !== undefined &&
    Math.abs(below.left - cell.left) < 3 &&
    cell.size > LARGER * below.size &&
    below.y - cell.y < NEAR * below.size &&
    DESCRIBES_HOME.test(below.text) &&
    cellsOfLine(page, below).length === 1
  )
}
