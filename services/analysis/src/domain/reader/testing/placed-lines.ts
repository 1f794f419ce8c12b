import type { PageText } from '../geometry/page-text.ts'

/** Points from the page's left edge and top; letters are half as wide as they are high. */
export type PlacedLine = [text: string, x: number, y: number, size: number]

/** A page whose lines stand where a test puts them, each in its own size. */
export const placedPage = (lines: PlacedLine[]): PageText[] => [
  {
    number: 1,
    width: 612,
    height: 792,
    items: lines.map(([text, x, y, size]) => ({ text, x, y, width: 0.5 * size * text.length, size })),
  },
]
