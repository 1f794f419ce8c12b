import { type DrawingState, IDENTITY, type Matrix, type Moving, movingFrom, setProduct } from './drawing-state.ts'
import type { Font } from './page-fonts.ts'

/** How letters follow each other in one showing. */
export interface Way {
  /** From text space to the page. */
  readonly at: Moving
  /** Of writing, on the page, of length 1. */
  x: number
  y: number
  /** Points of one unit of text space. */
  unit: number
  stretch: number
  font: Font
}

/** One serves all showings of a page, of which some have one for each letter. */
export const newWay = (): Way => ({ at: movingFrom(IDENTITY), x: 0, y: 0, unit: 0, stretch: 0, font: NO_FONT })

const NO_FONT: Font = { family: '', unit: 0, isVertical: false, heightAt: () => 0 }

/** Sets the way that is begun with this font. */
export const setWay = (way: Way, { state, text, font }: { state: DrawingState; text: Matrix; font: Font }): void => {
  const { at } = way
  setProduct(at, state.matrix, text)
  const a = at[0]
  const b = at[1]
  const unit = b === 0 ? Math.abs(a) : Math.sqrt(a * a + b * b)
  const forward = (state.fontSize * state.scale < 0 ? -1 : 1) / (unit || 1)
  way.unit = unit
  way.font = font
  way.x = a * forward
  way.y = b * forward
  way.stretch = font.isVertical ? 1 : state.scale
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
