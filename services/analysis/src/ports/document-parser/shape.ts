import { type Box, type Clip, type Matrix, placeX, placeY, type Shape, type Winding } from './drawing-state.ts'
import { isRectangle } from './drawn-rectangles.ts'
import { type Lines, linesOf } from './path-lines.ts'

/** x y of two opposite corners, as pdf.js gives them. */
export type Bounds = ArrayLike<number>

export const UNIT: Bounds = [0, 0, 1, 1]

/** Of longer paths, as maps and pictures of outlines are, the box is enough: each point of them is asked about for many words. */
const LONGEST = 12_000

export const shapeOf = (paths: unknown, bounds: Bounds, place: Pick<Winding, 'matrix' | 'isEvenOdd'>): Shape => {
  const { matrix } = place
  const box = boxOf(matrix, bounds)
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  if (!(path instanceof Float32Array) || path.length > LONGEST) return { box }
  const isUpright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0)
  return isUpright && isRectangle(path) ? { box } : { box, winding: { path, ...place } }
}

/** By index, not by taking apart: this is asked for each run and each thing painted. */
export const isWithin = (x: number, y: number, box: Box): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]

export const isIn = (x: number, y: number, { box, winding }: Shape): boolean =>
  isWithin(x, y, box) && (winding === undefined || windsAround(x, y, winding))

export const isShownAt = (x: number, y: number, clip: Clip | null): boolean =>
  clip === null || (isWithin(x, y, clip.box) && clip.shapes.every((shape) => isIn(x, y, shape)))

/** A line below a heading may be the whole heading's rectangle, of which only that line is let through. */
export const boxWithin = ([left, top, right, bottom]: Box, clip: Clip | null): Box =>
  clip === null
    ? [left, top, right, bottom]
    : [
        Math.max(left, clip.box[0]),
        Math.max(top, clip.box[1]),
        Math.min(right, clip.box[2]),
        Math.min(bottom, clip.box[3]),
      ]

export const boxOf = (matrix: Matrix, bounds: Bounds): Box => {
  const [x0, y0, x1, y1] = [bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0]
  const xs = [placeX(matrix, x0, y0), placeX(matrix, x1, y1), placeX(matrix, x0, y1), placeX(matrix, x1, y0)] as const
  const ys = [placeY(matrix, x0, y0), placeY(matrix, x1, y1), placeY(matrix, x0, y1), placeY(matrix, x1, y0)] as const
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The border of a box winds around its four sides, and not around what stands within. */
const windsAround = (x: number, y: number, winding: Winding): boolean => {
  winding.lines ??= placed(linesOf(winding.path, true), winding.matrix)
  const { lines } = winding
  let turns = 0
  let crossed = 0
  for (let at = 0; at < lines.length; at += 4) {
    const [y0, y1] = [lines[at + 1] as number, lines[at + 3] as number]
    if (y0 > y === y1 > y) continue
    const x0 = lines[at] as number
    if (x0 + ((y - y0) / (y1 - y0)) * ((lines[at + 2] as number) - x0) <= x) continue
    turns += y1 > y0 ? 1 : -1
    crossed += 1
  }
  return winding.isEvenOdd ? crossed % 2 === 1 : turns !== 0
}

const placed = (lines: Lines, matrix: Matrix): Lines =>
  lines.map((value, at) =>
    at % 2 === 0 ? placeX(matrix, value, lines[at + 1] as number) : placeY(matrix, lines[at - 1] as number, value),
  )
