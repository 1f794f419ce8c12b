/** PDF matrices are [a b c d e f]. */
export type Matrix = readonly number[]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The second matrix first, then the first. */
export const multiply = (m: Matrix, n: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** multiply(m, [1 0 0 1 x y]), which is needed for each letter. */
export const translate = (m: Matrix, x: number, y: number): Matrix => {
  const [e, f] = place(m, x, y)
  return [m[0] ?? 1, m[1] ?? 0, m[2] ?? 0, m[3] ?? 1, e, f]
}

export const place = (m: Matrix, x: number, y: number): [number, number] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The part of PDF's graphics state that says where text stands and whether it can be seen. */
export interface DrawingState {
  matrix: Matrix
  /** '#rrggbb'; null for patterns and colours that are not told. */
  fill: string | null
  alpha: number
  renderingMode: number
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  /** What is drawn shows within this box alone: left, top, right, bottom. */
  clip: Box | null
  /** Mixed with what lies below it, as a marker's colour is: it hides nothing. */
  isBlended: boolean
  isMasked: boolean
}

export type Box = readonly [number, number, number, number]

export const initialState = (viewport: Matrix): DrawingState => ({
  matrix: viewport,
  fill: '#000000',
  alpha: 1,
  renderingMode: 0,
  fontSize: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  clip: null,
  isBlended: false,
  isMasked: false,
})

/** From 0 (black) to 255 (white); null where the colour is not known. */
export const brightness = (fill: string | null): number | null => {
  if (fill === null || fill === lastFill) return fill === null ? null : lastBrightness
  lastFill = fill
  lastBrightness = brightnessOf(fill)
  return lastBrightness
}

/** Text runs mostly have the colour of the one before. */
let lastFill = ''
let lastBrightness: number | null = null

const brightnessOf = (fill: string): number | null => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(fill)
  if (!match) return null
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
