import type { Bounds } from './drawn-page.ts'

/** One path of four corners along the axes: 0 x y, then 1 x y for each side, and 4 where it is closed. */
export const isRectangle = (paths: unknown): boolean => {
  const path = pathOf(paths)
  return path !== null && path.length >= 12 && path.length <= 16 && hasFourCorners(path)
}

/**
 * A rectangle within another, filled by the even-odd rule: the border of a box. It paints its four sides, and what stands
 * within keeps its ground.
 */
export const sidesOfFrame = (paths: unknown): Bounds[] | null => {
  const path = pathOf(paths)
  if (path?.length !== 2 * CLOSED) return null
  const [first, second] = [path.subarray(0, CLOSED), path.subarray(CLOSED)]
  if (!hasFourCorners(first) || !hasFourCorners(second)) return null
  const [a, b] = [edgesOf(first), edgesOf(second)]
  const [outer, inner] = isWithin(b, a) ? [a, b] : [b, a]
  if (!isWithin(inner, outer)) return null
  const [left, low, right, high] = outer
  return [
    [left, low, right, inner[1]],
    [left, inner[3], right, high],
    [left, low, inner[0], high],
    [inner[2], low, right, high],
  ]
}

/** A rectangle's path with its end. */
const CLOSED = 13

const pathOf = (paths: unknown): Float32Array | null => {
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  return path instanceof Float32Array ? path : null
}

const hasFourCorners = (path: Float32Array): boolean =>
  path[0] === 0 && path[3] === 1 && path[6] === 1 && path[9] === 1 && isTwo(path, 1) && isTwo(path, 2)

/** Whether the four corners have two different values at this place: 1 for x, 2 for y. */
const isTwo = (path: Float32Array, at: number): boolean => new Set(valuesAt(path, at)).size === 2

const valuesAt = (path: Float32Array, at: number): number[] => [at, at + 3, at + 6, at + 9].map((i) => path[i] ?? 0)

type Edges = [number, number, number, number]

const edgesOf = (path: Float32Array): Edges => {
  const [xs, ys] = [valuesAt(path, 1), valuesAt(path, 2)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const isWithin = (inner: Edges, outer: Edges): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
