import type { Bounds } from './drawn-page.ts'

/** One path of four corners along the axes: 0 x y, then 1 x y for each side, and 4 where it is closed. */
export const isRectangle = (paths: unknown): boolean => {
  const path = pathOf(paths)
  return path !== null && path.length >= 12 && path.length <= 16 && hasFourCorners(path)
}

/**
 * A box within another, filled by the even-odd rule or with the inner one drawn the other way round: the border of a box,
 * whose corners may be round. It paints its four sides, and what stands within keeps its ground.
 */
export const sidesOfFrame = (paths: unknown, isEvenOdd: boolean): Bounds[] | null => {
  const path = pathOf(paths)
  if (!path || path.length > LONGEST_FRAME) return null
  const [a, b, ...others] = shapesOf(path)
  if (!a || !b || others.length > 0 || !isBox(a) || !isBox(b)) return null
  const [outer, inner] = isWithin(b.edges, a.edges) ? [a, b] : [b, a]
  if (!isWithin(inner.edges, outer.edges) || (!isEvenOdd && outer.area > 0 === inner.area > 0)) return null
  const [left, low, right, high] = outer.edges
  const [innerLeft, innerLow, innerRight, innerHigh] = inner.edges
  return [
    [left, low, right, innerLow],
    [left, innerHigh, right, high],
    [left, low, innerLeft, high],
    [innerRight, low, right, high],
  ]
}

/** Two boxes of four sides and four round corners, each closed. */
const LONGEST_FRAME = 2 * (3 + 5 * 3 + 4 * 7 + 1)

interface Shape {
  edges: Edges
  /** By its points, the bends between them left out; below zero where they go round the other way. */
  area: number
}

/** A path's shapes, each from where its pen is set down anew. */
const shapesOf = (path: Float32Array): Shape[] => {
  const shapes: number[][] = []
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? CLOSE
    const size = NUMBERS[step] ?? 0
    if (step === MOVE) shapes.push([])
    // The last two are where it ends.
    if (size > 0) shapes.at(-1)?.push(path[at + size - 1] ?? 0, path[at + size] ?? 0)
    at += size + 1
  }
  return shapes.map(shapeOf)
}

const MOVE = 0
const CLOSE = 4
/** By step: how many numbers follow it. */
const NUMBERS: Record<number, number> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 }

const shapeOf = (points: number[]): Shape => {
  const [edges, count]: [Edges, number] = [[Infinity, Infinity, -Infinity, -Infinity], points.length]
  let area = 0
  for (let at = 0; at < count; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    const [nextX, nextY] = [points[(at + 2) % count] ?? 0, points[(at + 3) % count] ?? 0]
    area += (x * nextY - nextX * y) / 2
    edges[0] = Math.min(edges[0], x)
    edges[1] = Math.min(edges[1], y)
    edges[2] = Math.max(edges[2], x)
    edges[3] = Math.max(edges[3], y)
  }
  return { edges, area }
}

/** It fills its place but for the corners. */
const isBox = ({ edges: [left, low, right, high], area }: Shape): boolean =>
  Math.abs(area) > MOST_OF_BOX * (right - left) * (high - low)

const MOST_OF_BOX = 0.75

const pathOf = (paths: unknown): Float32Array | null => {
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  return path instanceof Float32Array ? path : null
}

const hasFourCorners = (path: Float32Array): boolean =>
  path[0] === 0 && path[3] === 1 && path[6] === 1 && path[9] === 1 && isTwo(path, 1) && isTwo(path, 2)

/** Whether the four corners have two different values at this place: 1 for x, 2 for y. */
const isTwo = (path: Float32Array, at: number): boolean => new Set(valuesAt(path, at)).size === 2

const valuesAt = (path: Float32Array, at: number): number[] => [at, at + 3, at + 6, at + 9].map((i) => path[i] ?? 0)

type Edges = [left: number, low: number, right: number, high: number]

const isWithin = (inner: Edges, outer: Edges): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
