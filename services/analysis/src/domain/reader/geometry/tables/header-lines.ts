import { cellsBetween } from '../by-height.ts'
import { type Cell, misalignment, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { roleOf } from './column-roles.ts'

/** 'Last year' over 'limit' is one header, 'Deductible' over 'each item,' over 'each occurrence', too; it stands where its lowest line does. The last row of a table right above is no part of it. */
export const withUpperLines = (page: Page, header: Cell): Cell => {
  const second = lineOver(page, header)
  const two = second && inOne(second, header)
  if (!two || roleOf(two)) return two ?? header
  if (roleOf(header)) return header
  const first = lineOver(page, second)
  const three = first && inOne(first, two)
  return three && roleOf(three) ? three : two
}

/** 'Coins.   Deductible   Limit of   Annual' over '   Liability   Premium': a head of one line stands beside those of two. */
export const headsOfLine = (page: Page, line: Cell[]): Cell[] => {
  const joined = line.map((cell) => withUpperLines(page, cell))
  const lone = loneOver(page, line, joined)
  return [...joined, ...lone, ...headsAround(page, line)].sort((a, b) => a.left - b.left)
}

const loneOver = (page: Page, line: Cell[], joined: Cell[]): Cell[] => {
  const [first] = line
  const [over] = line.flatMap((cell, index) => (joined[index] === cell ? [] : (lineOver(page, cell) ?? [])))
  if (!first || !over) return []
  const upper = cellsOfLine(page, over)
  if (upper.some(({ text }) => /\d/.test(text))) return []
  const isLone = (cell: Cell) => line.every((own) => overlap(own, cell) <= 0 && misalignment(own, cell) >= 8)
  return upper.filter(isLone).map((cell) => ({ ...cell, y: first.y }))
}

/** 'Limit of' a little above, and 'insurance' a little below 'Deductible   Premium', which stand at the middle of its two lines. */
const headsAround = (page: Page, line: Cell[]): Cell[] => {
  const [first] = line
  if (!first) return []
  const near = cellsBetween(page, first.y - first.size, first.y + first.size).filter(
    (cell) => Math.abs(cell.y - first.y) > 2 && line.every((own) => overlap(own, cell) <= 0) && !/\d/.test(cell.text),
  )
  return near.flatMap((upper) => {
    const lower = near.find((cell) => cell.y > first.y && misalignment(cell, upper) < 8)
    return upper.y < first.y && lower ? [inOne(upper, lower)] : []
  })
}

const lineOver = (page: Page, header: Cell): Cell | undefined =>
  cellsBetween(page, header.y - 1.5 * header.size, header.y - 2).findLast(
    (cell) => cell.text.length < 25 && !/\d[\d,]{3}/.test(cell.text) && misalignment(cell, header) < 8,
  )

const inOne = (upper: Cell, lower: Cell): Cell => ({
  ...lower,
  text: `${upper.text} ${lower.text}`,
  key: upper.key + lower.key,
})
