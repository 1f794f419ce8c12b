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
