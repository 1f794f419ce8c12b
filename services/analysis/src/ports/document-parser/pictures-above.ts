import { type Matrix, placeX, placeY } from './drawing-state.ts'
import type { DrawnRun } from './drawn-run.ts'

/** As pdf.js unpacks it. */
export interface Pixels {
  width: number
  height: number
  /** 3: red, green, blue and alpha. */
  kind?: number
  data?: ArrayLike<number>
}

export type PixelsOf = (name: string) => Promise<Pixels | null>

/** Whether figures stand under pictures through which they cannot be seen, unlike through a stamp or a light watermark. */
export const areCovered = async (runs: DrawnRun[], pixelsOf: PixelsOf): Promise<boolean> => {
  const figures = runs.filter(({ isFaint, text }) => !isFaint && /\d/.test(text))
  const above = figures.flatMap((run) =>
    (run.pictures ?? []).map(({ name, matrix }) => ({ name, part: partOver(run, matrix) })),
  )
  for (const { name, part } of above) if (name === null || !isClear(await pixelsOf(name), part)) return true
  return false
}

type Part = readonly [left: number, top: number, right: number, bottom: number]

/** Of the picture, from 0 to 1. */
const partOver = ({ left, right, y, size }: DrawnRun, [a, b, c, d, e, f]: Matrix): Part => {
  const room = a * d - b * c
  const back: Matrix = [d / room, -b / room, -c / room, a / room, (c * f - d * e) / room, (b * e - a * f) / room]
  const corners = [left, right].flatMap((x) => [y - size, y].map((at) => [x, at] as const))
  const [xs, ys] = [corners.map(([x, at]) => placeX(back, x, at)), corners.map(([x, at]) => 1 - placeY(back, x, at))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const RGBA = 3
/** Of 255: letters are told through what is less. */
const HALF = 128

const isClear = (pixels: Pixels | null, [left, top, right, bottom]: Part): boolean => {
  if (pixels?.kind !== RGBA || !pixels.data) return false
  const { width, height, data } = pixels
  const [from, to] = [Math.max(0, Math.floor(left * width)), Math.min(width, Math.ceil(right * width))]
  const last = Math.min(height, Math.ceil(bottom * height))
  for (let row = Math.max(0, Math.floor(top * height)); row < last; row += 1)
    for (let column = from; column < to; column += 1)
      if ((data[4 * (row * width + column) + 3] ?? 255) > HALF) return false
  return true
}
