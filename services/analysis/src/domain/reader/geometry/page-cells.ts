import type { PageText, TextItem } from '../page-text.ts'
import { type Cell, squash } from './cell.ts'

/** Below this size nobody can read a page, so nobody was told what it says. */
const SMALLEST_READABLE = 4
/** In parts of the font size: a space is 0.3 (0.6 in typewriter faces), columns are further apart. */
const WORD_GAP = 0.72

/** Draws the runs of one page together to cells, in reading order. Text off the page or too small to read is left out. */
export const pageCells = (page: PageText): Cell[] => {
  const pieces = page.items.filter((item) => isVisible(item, page)).flatMap(splitAtLeaders)
  const cells = lines(dropDoubles(pieces)).flatMap((line) => cellsOf(line, page.number))
  for (const cell of cells) {
    cell.text = cell.text.replace(/\s+/g, ' ').trim()
    cell.key = squash(cell.text)
  }
  return cells.filter((cell) => /[\p{L}\p{N}%$½☒]/u.test(cell.text))
}

const cellsOf = (line: TextItem[], page: number): Cell[] => {
  const cells: Cell[] = []
  for (const item of line) {
    const last = cells.at(-1)
    const gap = last ? item.x - last.right : 0
    if (!last || gap > WORD_GAP * Math.max(item.size, last.size) || gap <= -item.size) {
      cells.push(cellOf(item, page))
      continue
    }
    last.text += gap > 0.12 * item.size ? ` ${item.text}` : item.text
    last.right = Math.max(last.right, item.x + item.width)
  }
  return cells
}

const cellOf = (item: TextItem, page: number): Cell => ({
  text: item.text,
  key: '',
  page,
  left: item.x,
  right: item.x + item.width,
  y: item.y,
  size: item.size,
})

const isVisible = (item: TextItem, page: PageText): boolean =>
  item.text.trim() !== '' &&
  item.size >= SMALLEST_READABLE &&
  item.x > -2 &&
  item.y > 0 &&
  item.x < page.width &&
  item.y < page.height + 2

/** 'Year Built . . . . . 1998', 'A  |  B': two cells in one run. Three spaces, four dots or a bar part them. */
const splitAtLeaders = (item: TextItem): TextItem[] => {
  const pieces: TextItem[] = []
  const perCharacter = item.width / Math.max(item.text.length, 1)
  const separator = /(?:\s?\.){4,}\s?|\s{3,}|\s\|\s|_{4,}/g
  let from = 0
  const add = (to: number) => {
    const raw = item.text.slice(from, to)
    const text = raw.trim()
    const start = from + raw.length - raw.trimStart().length
    if (text) pieces.push({ ...item, text, x: item.x + start * perCharacter, width: text.length * perCharacter })
  }
  for (const match of item.text.matchAll(separator)) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(item.text.length)
  return pieces
}

/** Bold is sometimes made by drawing the same words twice, a hair apart. */
const dropDoubles = (items: TextItem[]): TextItem[] => {
  const seen = new Map<string, TextItem[]>()
  return items.filter((item) => {
    const same = seen.get(item.text) ?? []
    if (same.some((other) => Math.abs(other.x - item.x) < 1.5 && Math.abs(other.y - item.y) < 1.5)) return false
    seen.set(item.text, [...same.slice(-20), item])
    return true
  })
}

const lines = (items: TextItem[]): TextItem[][] => {
  const result: { y: number; size: number; items: TextItem[] }[] = []
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const line = result.at(-1)
    if (line && item.y - line.y <= 0.3 * Math.max(line.size, item.size)) {
      line.items.push(item)
      line.size = Math.max(line.size, item.size)
    } else result.push({ y: item.y, size: item.size, items: [item] })
  }
  return result.map((line) => line.items.sort((a, b) => a.x - b.x))
}
