/** Straight pieces, one after the other: x y of where each begins, and of where it ends. */
export type Lines = number[]

const MOVE = 0
const CURVE = 2
const CLOSE = 4
/** By step: how many numbers follow it, of which the last two are where it ends. */
const NUMBERS = [2, 2, 6, 4, 0]

/** Of a path as pdf.js gives it, with its bends in pieces. To be filled, a shape that is left open is closed. */
export const linesOf = (path: Float32Array, isFilled: boolean): Lines => {
  const lines: Lines = []
  const pen = { x: 0, y: 0, startX: 0, startY: 0 }
  for (let at = 0; at < path.length; at += 1 + (NUMBERS[path[at] ?? CLOSE] ?? 0)) {
    const step = path[at] ?? CLOSE
    if (step === CLOSE || (step === MOVE && isFilled)) draw(lines, pen, pen.startX, pen.startY)
    if (step !== CLOSE) go(lines, pen, path.subarray(at, at + 1 + (NUMBERS[step] ?? 0)))
  }
  if (isFilled) draw(lines, pen, pen.startX, pen.startY)
  return lines
}

const go = (lines: Lines, pen: Pen, step: Float32Array): void => {
  const [x, y] = [step.at(-2) ?? 0, step.at(-1) ?? 0]
  if (step[0] === MOVE) Object.assign(pen, { x, y, startX: x, startY: y })
  else if (step[0] === CURVE) bend(lines, pen, step.subarray(1))
  else draw(lines, pen, x, y)
}

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
}

// biome-ignore lint/complexity/useMaxParams: a place is two numbers; pages have thousands of these.
const draw = (lines: Lines, pen: Pen, x: number, y: number): void => {
  lines.push(pen.x, pen.y, x, y)
  pen.x = x
  pen.y = y
}

/** Enough for a round corner. */
const PIECES = 8

/** `aside`: x y of what draws it aside twice, and of where it ends. */
const bend = (lines: Lines, pen: Pen, aside: Float32Array): void => {
  const { x: x0, y: y0 } = pen
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = aside
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const [t, u] = [piece / PIECES, 1 - piece / PIECES]
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    draw(lines, pen, a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
  }
}
