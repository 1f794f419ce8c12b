import {
  type DrawingState,
  IDENTITY,
  initialState,
  type Matrix,
  type Moving,
  move,
  movingFrom,
  multiply,
  setMatrix,
} from './drawing-state.ts'

export interface Glyph {
  unicode?: string
  /** In thousandths of the font size. */
  width?: number
  /** Of vertical writing: the way down, likewise. */
  vmetric?: number[] | null
  isSpace?: boolean
}

/** What is shown at once: glyphs, and between them numbers, in thousandths of the font size, that move back. */
export type Shown = (Glyph | number)[]

/** Whoever follows a page's drawing, operation by operation: where it is and with what. What is of no interest is left alone. */
export abstract class FollowedPage {
  state: DrawingState
  readonly #saved: DrawingState[] = []
  readonly #line: Moving = movingFrom(IDENTITY)
  protected readonly text: Moving = movingFrom(IDENTITY)

  readonly #viewport: Matrix

  constructor(viewport: Matrix) {
    this.#viewport = viewport
    this.state = initialState(viewport)
  }

  save(): void {
    this.#saved.push({ ...this.state })
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  /** What is drawn for an annotation begins anew, whatever the page left behind. */
  beginAnnotation(matrix: Matrix): void {
    this.save()
    this.state = initialState(this.#viewport)
    this.transform(matrix)
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  startLine(matrix: ArrayLike<number>): void {
    setMatrix(this.#line, matrix)
    setMatrix(this.text, matrix)
  }

  moveLine(x: number, y: number): void {
    move(this.#line, x, y)
    setMatrix(this.text, this.#line)
  }

  /** Moves `text` behind what was shown. */
  abstract show(shown: Shown): void

  /** Something else than text is drawn, or text with other settings. */
  endRun(): void {}

  /** An entry of the extended graphics state. */
  setGraphics(key: string, value: unknown): void {
    if (key !== 'Font' || !Array.isArray(value)) return
    this.state.font = String(value[0])
    this.state.fontSize = typeof value[1] === 'number' ? value[1] : 1
  }

  beginForm(matrix: Matrix, _bounds?: ArrayLike<number> | null): void {
    this.save()
    this.transform(matrix)
  }

  endForm(): void {
    this.restore()
  }
}
