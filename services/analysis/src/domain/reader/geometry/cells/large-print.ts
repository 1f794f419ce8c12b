import type { Cell } from '../cell.ts'
import type { PageText, TextItem } from '../page-text.ts'

/** Points: the usual size of a page's letters, and from where on a document is set in large print. */
const USUAL = 9
const LARGE = 11.05
/** Of fewer letters nobody can tell how it is set. */
const LEAST = 100

/**
 * In which part of its size a document is read: one in large print as if its letters, and all that stands between them,
 * were as large as usual. What is flush, near and beside is told in points, as they are on such pages. All pages are
 * read in one part: a list goes on where it stood.
 */
export const partOfLargePrint = (pages: PageText[]): number => {
  const size = usualSize(pages.flatMap(({ items }) => items))
  return size > LARGE ? USUAL / size : 1
}

/** As many letters are smaller as are larger. */
const usualSize = (items: TextItem[]): number => {
  const rising = items.toSorted((a, b) => a.size - b.size)
  const all = rising.reduce((sum, { text }) => sum + text.length, 0)
  let count = 0
  const middle = rising.find(({ text }) => {
    count += text.length
    return 2 * count >= all
  })
  return all < LEAST ? 0 : (middle?.size ?? 0)
}

export const itemIn = (part: number, item: TextItem): TextItem =>
  part === 1 ? item : { ...item, x: part * item.x, y: part * item.y, width: part * item.width, size: part * item.size }

/** Each cell with the place that it has on the page itself. */
export const drawnAt = (part: number, cells: Cell[]): Cell[] =>
  part === 1
    ? cells
    : cells.map((cell) => ({ ...cell, drawnY: cell.y / part, drawnLeft: cell.left / part, drawnTimes: 1 / part }))
