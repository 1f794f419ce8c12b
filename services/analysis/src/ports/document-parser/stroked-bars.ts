import { linesOf } from './path-lines.ts'
import type { Bounds } from './shape.ts'

/** Points: thinner lines are rules. */
export const BAR = 3.5

/** Numbers of a path of some sides; longer ones are a drawing. */
const LONGEST = 60

/** The boxes that a thick line makes of the sides of a path along the axes. */
export const barsOf = (paths: unknown, width: number): Bounds[] => {
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  if (!(path instanceof Float32Array) || path.length > LONGEST) return []
  const lines = linesOf(path, false)
  const half = width / 2
  return Array.from({ length: lines.length / 4 }, (_, index) => lines.slice(4 * index, 4 * index + 4)).flatMap(
    ([x = 0, y = 0, toX = 0, toY = 0]) => {
      if (y === toY) return [[x, y - half, toX, y + half]]
      return x === toX ? [[x - half, y, x + half, toY]] : []
    },
  )
}
