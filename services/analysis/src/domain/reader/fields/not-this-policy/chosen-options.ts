import { type Cell, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'

/** 'Wind/hail deductible options' over rows one of which is marked. */
const HEADING = /^(.{0,40}\bdeductible)(?: (?:amount|plan))? (?:options|choices|alternatives)(?: available)?:?$/i
const CHOSEN =
  /^\W*(?:(?:this is )?(?:your |the )?(?:present|current|existing|selected|chosen)(?: (?:choice|selection|option|deductible|plan))?|your (?:choice|selection|deductible)|in force|selected|chosen)\W*$/i

/** In font sizes: an empty line ends the list. */
const FAR = 2.3

/** Of deductibles that may be chosen the one that was is what the policy has: the others are left out, and the heading is its label. */
export const withChosenOptions = (page: Page): Page => {
  const lists = page.cells.flatMap((head) => listBelow(page, head))
  if (lists.length === 0) return page
  const dropped = lists.flatMap(({ dropped }) => dropped)
  const added = lists.flatMap(({ row }) => row)
  return { ...page, cells: page.cells.flatMap((cell) => rowAt(cell, added) ?? (dropped.includes(cell) ? [] : [cell])) }
}

const rowAt = (cell: Cell, added: { head: Cell; cells: Cell[] }[]): Cell[] | undefined =>
  added.find(({ head }) => head === cell)?.cells

const listBelow = (page: Page, head: Cell): { dropped: Cell[]; row: { head: Cell; cells: Cell[] } }[] => {
  const name = HEADING.exec(head.text)?.[1]
  if (!name) return []
  const next = cellsOfLine(page, head).find(({ left }) => left > head.right)
  const isInColumn = ({ left }: Cell) => left > head.left - 14 && left < (next?.left ?? page.width) - 3
  const list: Cell[] = []
  for (const cell of page.cells.filter((one) => one.y > head.y + 2 && isInColumn(one))) {
    if (cell.y - (list.at(-1)?.y ?? head.y) > FAR * head.size) break
    list.push(cell)
  }
  const marks = list.filter(({ text }) => CHOSEN.test(text))
  const [mark] = marks
  if (!mark || marks.length > 1) return []
  const figures = cellsOfLine(page, mark).filter(
    (cell) => list.includes(cell) && cell !== mark && cell.left < mark.left,
  )
  const end = (next?.left ?? page.width) - 8
  const width = (end - head.right) / (2 * figures.length + 1)
  const moved = figures.map((cell, index) => {
    const left = head.right + (2 * index + 1) * width
    return { ...cell, y: head.y, left, right: left + width }
  })
  return [{ dropped: list, row: { head, cells: [{ ...head, text: name, key: squash(name) }, ...moved] } }]
}
