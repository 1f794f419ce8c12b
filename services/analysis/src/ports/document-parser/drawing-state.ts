/** PDF matrices are [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** From what a file says; it may say anything. */
export const matrixFrom = (values: ArrayLike<number> | null | undefined): Matrix =>
  values ? [values[0] ?? 1, values[1] ?? 0, values[2] ?? 0, values[3] ?? 1, values[4] ?? 0, values[5] ?? 0] : IDENTITY

/** The second matrix first, then the first. By index, not by taking apart: this is done for each showing of text. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** One that is changed where it stands: text moves on with each showing, of which a page has thousands. */
export type Moving = [number, number, number, number, number, number]

export const movingFrom = (m: Matrix): Moving => [m[0], m[1], m[2], m[3], m[4], m[5]]

/** Likewise, into what is there. */
export const setMatrix = (to: Moving, from: ArrayLike<number>): void => {
  for (let index = 0; index < 6; index += 1) to[index] = from[index] ?? (IDENTITY[index] as number)
}

/** multiply(m, n), into what is there. */
export const setProduct = (to: Moving, m: Matrix, n: Matrix): void => {
  to[0] = m[0] * n[0] + m[2] * n[1]
  to[1] = m[1] * n[0] + m[3] * n[1]
  to[2] = m[0] * n[2] + m[2] * n[3]
  to[3] = m[1] * n[2] + m[3] * n[3]
  to[4] = m[0] * n[4] + m[2] * n[5] + m[4]
  to[5] = m[1] * n[4] + m[3] * n[5] + m[5]
}

/** By so much in its own space. */
export const move = (m: Moving, x: number, y: number): void => {
  const right = placeX(m, x, y)
  m[5] = placeY(m, x, y)
  m[4] = right
}

export const placeX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4]
export const placeY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5]

/** The part of PDF's graphics state that says where text stands and whether it can be seen. */
export interface DrawingState {
  matrix: Matrix
  /** '#rrggbb'; null for patterns and colours that are not told. */
  fill: string | null
  stroke: string | null
  alpha: number
  strokeAlpha: number
  lineWidth: number
  isDashed: boolean
  renderingMode: number
  font: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  /** What is drawn shows within this alone. */
  clip: Clip | null
  /** As PDF.js names it; a marker's colour is mixed with what lies below it, and hides nothing. */
  blend: string
  isMasked: boolean
  /** What the groups that are open add to that. */
  group: Laid
}

export interface Laid {
  alpha: number
  blend: string
  isMasked: boolean
}

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** What a path encloses on the page: a box, or within it what the path winds around. */
export interface Shape {
  box: Box
  winding?: Winding
}

export interface Winding {
  path: Float32Array
  /** From the path to the page. */
  matrix: Matrix
  isEvenOdd: boolean
  /** Its sides on the page, once they were asked for. */
  lines?: number[]
}

export interface Clip {
  box: Box
  /** Of all that narrow it, those that are no upright boxes. */
  shapes: readonly Shape[]
}

export const NORMAL = 'source-over'

const ALONE: Laid = { alpha: 1, blend: NORMAL, isMasked: false }

export const initialState = (viewport: Matrix): DrawingState => ({
  matrix: viewport,
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  strokeAlpha: 1,
  lineWidth: 1,
  isDashed: false,
  renderingMode: 0,
  font: '',
  fontSize: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  clip: null,
  blend: NORMAL,
  isMasked: false,
  group: ALONE,
})
