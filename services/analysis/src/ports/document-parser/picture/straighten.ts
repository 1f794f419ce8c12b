import { evenLight } from './even-light.ts'
import { type GrayPicture, shrink } from './gray-picture.ts'
import { type Corners, compose, fromCorners, type Homography, IDENTICAL, type Point, scaling } from './homography.ts'
import { sheetCorners } from './sheet.ts'
import { lieOf } from './skew.ts'
import { warp } from './warp.ts'

export interface Straightened {
  picture: GrayPicture
  /** From a pixel of the straight picture to one of the picture as it was. */
  toOriginal: Homography
}

/** Lines of text are found in a picture that is smaller by this. */
const SMALL = 2
/** Degrees: less is not worth drawing the picture anew. */
const STRAIGHT_ENOUGH = 0.08

/** Cuts a photographed sheet out, turns it upright, levels its lines and its light. `isUpsideDown` turns it by half besides. */
export const straighten = (picture: GrayPicture, { isUpsideDown = false } = {}): Straightened => {
  const small = shrink(picture, SMALL)
  const sheet = cutOut(small)
  const flat = evenLight(sheet ? warp(small, sheet.source, sheet) : small)
  const { isSideways, skew } = lieOf(flat)
  const turn = (isSideways ? 1 : 0) + (isUpsideDown ? 2 : 0)
  if (!sheet && turn === 0 && Math.abs(skew) < STRAIGHT_ENOUGH)
    return { picture: evenLight(picture), toOriginal: IDENTICAL }
  const size = isSideways ? { width: flat.height, height: flat.width } : { width: flat.width, height: flat.height }
  const inSmall = compose(sheet?.source ?? IDENTICAL, quarterTurns(turn, flat), levelling(skew, size))
  const toOriginal = compose(scaling(SMALL), inSmall, scaling(1 / SMALL))
  const whole = { width: size.width * SMALL, height: size.height * SMALL }
  return { picture: evenLight(warp(picture, toOriginal, whole)), toOriginal }
}

const cutOut = (picture: GrayPicture): { source: Homography; width: number; height: number } | null => {
  const corners = sheetCorners(picture)
  if (!corners) return null
  const [a, b, c, d] = corners
  const width = Math.round((distance(a, b) + distance(d, c)) / 2)
  const height = Math.round((distance(a, d) + distance(b, c)) / 2)
  const source = fromCorners(rectangle(width, height), corners)
  return source && width > 0 && height > 0 ? { source, width, height } : null
}

const rectangle = (width: number, height: number): Corners => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** From the turned picture back to the one that lies. One quarter: its top was at the right. */
const quarterTurns = (turns: number, { width, height }: GrayPicture): Homography => {
  if (turns === 1) return [0, -1, width - 1, 1, 0, 0, 0, 0, 1]
  if (turns === 2) return [-1, 0, width - 1, 0, -1, height - 1, 0, 0, 1]
  if (turns === 3) return [0, 1, 0, -1, 0, height - 1, 0, 0, 1]
  return IDENTICAL
}

/** About the middle of the page. `degrees` as in Lie. */
const levelling = (degrees: number, { width, height }: { width: number; height: number }): Homography => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [width / 2, height / 2]
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1]
}
