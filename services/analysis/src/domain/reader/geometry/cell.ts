import type { PrintedFigure } from './printed-figures.ts'

/** A piece of text that stands by itself: a label, an amount, one line of an address. */
export interface Cell {
  text: string
  /** Lower-case letters and digits only: some PDFs lose their spaces, labels are compared without them. */
  key: string
  page: number
  left: number
  right: number
  /** Baseline, points from the top, as if the page's lines stood as close as usual (leading.ts). */
  y: number
  /** The baseline that is drawn, where it is another one. */
  drawnY?: number
  /** The left edge that is drawn, where it is another one (names-first.ts). */
  drawnLeft?: number
  /** How many times as large it is drawn, where the page is set in large print (large-print.ts). */
  drawnTimes?: number
  size: number
  /** Figures that are read in another notation than the page's own. */
  printed?: PrintedFigure[]
  /** A part of a sentence: only what it says itself is its value. */
  isClause?: boolean
}

/** squash('A – Dwelling') = 'adwelling' */
export const squash = (text: string): string =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFKD') : text).toLowerCase().replace(/[^a-z0-9]+/g, '')

/** Where the page itself has it. */
export const baselineOf = ({ y, drawnY = y }: Cell): number => drawnY

export const isSameLine = (a: Cell, b: Cell): boolean => Math.abs(a.y - b.y) <= 0.45 * Math.min(a.size, b.size)

export const edgesOf = ({ left, right, drawnLeft = left, drawnTimes = 1 }: Cell): [number, number] => [
  drawnLeft,
  drawnLeft + drawnTimes * (right - left),
]

export const drawnSizeOf = ({ size, drawnTimes = 1 }: Cell): number => drawnTimes * size

/** Points that two cells share from left to right; negative where they are apart. */
export const overlap = (a: Cell, b: Cell): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** Distance of the nearest pair of edges or of the middles: 0 for cells of one column. */
export const misalignment = (a: Cell, b: Cell): number => {
  const middles = Math.abs((a.left + a.right) / 2 - (b.left + b.right) / 2)
  return Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), middles)
}
