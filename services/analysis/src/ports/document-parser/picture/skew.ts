import type { GrayPicture } from './gray-picture.ts'

/** Degrees: nobody feeds a sheet more askew, and a photo that is further off is turned by a quarter first. */
const MOST = 6
const DARK = 140
/** Pixels of the small picture, 0.3 inches. */
const LONGEST_LETTER = 30

export interface Lie {
  /** The lines of text run from top to bottom: the page lies on its side. */
  isSideways: boolean
  /** Degrees by which lines fall to the right, after the page was turned upright. */
  skew: number
}

/**
 * How the lines of text lie. Ink is summed along slanted rows: along the true slant rows of letters and the white between
 * them are told apart best.
 */
export const lieOf = (picture: GrayPicture): Lie => {
  const flat = sharpest(picture)
  const turned = sharpest(turnedByAQuarter(picture))
  const isSideways = turned.sharpness > 1.3 * flat.sharpness
  return { isSideways, skew: isSideways ? turned.angle : flat.angle }
}

const turnedByAQuarter = ({ width, height, pixels }: GrayPicture): GrayPicture => {
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) out[(width - 1 - x) * height + y] = pixels[y * width + x] as number
  return { width: height, height: width, pixels: out }
}

interface Edges {
  xs: Int32Array
  ys: Int32Array
}

/** The upper edges of letters, from left to right; longer edges are rules and pictures, which say less. */
const letterEdges = ({ width, height, pixels }: GrayPicture): Edges => {
  const [xs, ys]: [number[], number[]] = [[], []]
  const isEdge = (index: number) => (pixels[index] as number) <= DARK && (pixels[index - width] as number) > DARK
  for (let y = 1; y < height; y += 1)
    for (let x = 0, from = 0; x <= width; x += 1) {
      if (x < width && isEdge(y * width + x)) continue
      if (x - from <= LONGEST_LETTER)
        for (let column = from; column < x; column += 1) {
          xs.push(column)
          ys.push(y)
        }
      from = x + 1
    }
  return { xs: Int32Array.from(xs), ys: Int32Array.from(ys) }
}

const sharpest = (picture: GrayPicture) => {
  const edges = letterEdges(picture)
  const best = (angles: number[]) =>
    angles
      .map((angle) => ({ angle, sharpness: sharpnessAt(edges, picture, angle) }))
      .reduce((most, next) => (next.sharpness > most.sharpness ? next : most))
  const coarse = best(steps(-MOST, MOST, 0.4))
  return best(steps(coarse.angle - 0.4, coarse.angle + 0.4, 0.05))
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)

const sharpnessAt = (
  { xs, ys }: Edges,
  { width, height }: { width: number; height: number },
  angle: number,
): number => {
  const slope = Math.tan((angle * Math.PI) / 180)
  const margin = Math.ceil(width * Math.tan((MOST * Math.PI) / 180)) + 2
  const rows = new Int32Array(height + 2 * margin)
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] as number) - slope * (xs[index] as number)) + margin
    rows[row] = (rows[row] as number) + 1
  }
  let sum = 0
  for (const count of rows) sum += count * count
  return sum / Math.max(xs.length, 1)
}
