import { type DrawingState, type Matrix, multiply } from './drawing-state.ts'
import type { Font } from './page-fonts.ts'

/** How letters follow each other in one showing. */
export interface Way {
  /** From text space to the page. */
  at: Matrix
  /** Of writing, on the page, of length 1. */
  x: number
  y: number
  /** Points of one unit of text space. */
  unit: number
  stretch: number
  font: Font
}

export const wayOf = (state: DrawingState, text: Matrix, font: Font): Way => {
  const at = multiply(state.matrix, text)
  const [a, b] = at
  const unit = b === 0 ? Math.abs(a) : Math.sqrt(a * a + b * b)
  const forward = (state.fontSize * state.scale < 0 ? -1 : 1) / (unit || 1)
  return { at, unit, font, x: a * forward, y: b * forward, stretch: font.isVertical ? 1 : state.scale }
}

/** Of a letter that stands at a point of the page: its height there, and from a letter of size 1 to the page. */
export const letterAt = (x: number, y: number, { way, state }: { way: Way; state: DrawingState }): [number, Matrix] => {
  const { fontSize, rise } = state
  const { at, stretch } = way
  const [a, b, c, d] = at
  const height = way.font.heightAt(fontSize)
  const matrix: Matrix = [
    a * fontSize * stretch,
    b * fontSize * stretch,
    c * height,
    d * height,
    x + c * rise,
    y + d * rise,
  ]
  return [Math.hypot(c, d) * Math.abs(height), matrix]
}
