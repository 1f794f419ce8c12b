import { cellsUpFrom } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'Item 1', 'Building no. 2' */
export const ITEM = /^(?:item|building|location|loc\.?|bldg\.?|property) ?(?:no\.? ?|# ?)?\d{1,2}[.:]?$/i

export const isNumber = ({ text }: Cell): boolean => ITEM.test(text) || /^(?:no\.?)?\s?#?\d{1,2}[.)]?$/i.test(text)

const DESCRIPTION =
  /^(?:description(?:of(?:item|property|building))?|(?:insured|covered)?property|(?:what|property)(?:is)?(?:insured|covered)|subject(?:ofinsurance)?)$/

/** In font sizes: how far below its number an item may be described, and from one line of it to the next. */
const MOST_ROWS = 6
const PITCH = 1.45

/**
 * What an item is, where the heading of its rows does not say so: 'Item 1' over 'Description   One family dwelling', or
 * 'Roof: shingle, 2008' below 'Item 1   Dwelling, frame'.
 */
export const itemAt = (page: Page, heading: Cell): Cell | undefined =>
  ITEM.test(heading.text) ? describedBelow(page, heading) : describedAbove(page, heading)

/** 'Item 1' to the left of 'Dwelling, frame', with nothing before it. */
export const numberOf = (page: Page, name: Cell): Cell | undefined => {
  const [number, next] = cellsOfLine(page, name)
  return next === name && number && ITEM.test(number.text) ? number : undefined
}

const describedBelow = (page: Page, number: Cell): Cell | undefined => {
  const row = page.cells.find(
    (cell) =>
      DESCRIPTION.test(cell.key) &&
      cell.y > number.y + 2 &&
      cell.y - number.y < MOST_ROWS * cell.size &&
      Math.abs(cell.left - number.left) < 46,
  )
  return row && cellsOfLine(page, row).find(({ left }) => left > row.right)
}

const describedAbove = (page: Page, heading: Cell): Cell | undefined => {
  // 'Item 2   Garage apartment' below 'Item 1   Dwelling' has its own number.
  if (cellsOfLine(page, heading).some((cell) => cell.right < heading.left && ITEM.test(cell.text))) return
  let lower = heading
  for (const cell of cellsUpFrom(page, heading.y - 2)) {
    if (lower.y - cell.y > PITCH * cell.size) return
    if (Math.abs(cell.left - heading.left) > 3) continue
    if (numberOf(page, cell)) return cell
    lower = cell
  }
  return
}
