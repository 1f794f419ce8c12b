import type { PageText, TextItem } from '../src/domain/reader/geometry/page-text.ts'
import { DATE, inWords } from './varied-text.ts'

/** The same page, printed by another program: what a careful reader finds there is the same. */
export type Vary = (page: PageText) => PageText

/** Points or parts of a font size: closer runs are one line of text, whose parts stay together. */
const SAME_LINE = 2.5
const TOUCHING = 0.75

const printed =
  (write: (text: string) => string): Vary =>
  (page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: write(item.text) })) })

const spaced =
  (factor: number): Vary =>
  (page) => ({
    ...page,
    height: page.height * factor,
    items: page.items.map((item) => ({ ...item, y: item.y * factor })),
  })

const scaled =
  (factor: number): Vary =>
  (page) => ({
    ...spaced(factor)(page),
    width: page.width * factor,
    items: page.items.map(({ x, y, width, size, ...item }) => ({
      ...item,
      x: x * factor,
      y: y * factor,
      width: width * factor,
      size: size * factor,
    })),
  })

/** Lines of text begin where `place` puts them, and become so many times as long. */
const stretched =
  (place: number, letters: number): Vary =>
  (page) => ({ ...page, width: page.width * place, items: linesOf(page.items).flatMap(reset(place, letters)) })

const reset =
  (place: number, letters: number) =>
  (line: TextItem[]): TextItem[] => {
    const start = line[0]?.x ?? 0
    return line.map((item) => ({
      ...item,
      x: start * place + (item.x - start) * letters,
      width: item.width * letters,
    }))
  }

/** Runs that touch, from left to right. */
const linesOf = (items: TextItem[]): TextItem[][] => {
  const lines: TextItem[][] = []
  for (const item of items.toSorted((one, two) => one.y - two.y || one.x - two.x)) {
    const line = lines.at(-1)
    if (line && touches(line.at(-1) as TextItem, item)) line.push(item)
    else lines.push([item])
  }
  return lines
}

const touches = (left: TextItem, right: TextItem): boolean =>
  Math.abs(left.y - right.y) < SAME_LINE &&
  right.x >= left.x &&
  right.x - (left.x + left.width) < TOUCHING * Math.max(left.size, right.size)

export const VARIATIONS: Record<string, Vary> = {
  'looser lines': spaced(1.15),
  'tighter lines': spaced(0.92),
  'wider columns': stretched(1.2, 1),
  'narrower letters': stretched(1, 0.93),
  'larger print': scaled(1.4),
  'in capitals': printed((text) => text.toUpperCase()),
  'no colons at the end': printed((text) => text.replace(/:\s*$/, '')),
  'with cents': printed((text) => text.replace(/\$\s?\d{1,3}(?:,\d{3})+(?![\d.,])/g, '$&.00')),
  'a space after each dollar sign': printed((text) => text.replace(/\$(?=\d)/g, '$$ ')),
  'months in words': printed((text) => text.replace(DATE, inWords)),
}
