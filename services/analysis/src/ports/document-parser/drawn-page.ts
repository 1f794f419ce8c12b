import {
  type Box,
  brightness,
  type DrawingState,
  IDENTITY,
  initialState,
  type Matrix,
  multiply,
  place,
  translate,
} from './drawing-state.ts'

/** Where a run of text begins and ends, and whether a reader of the page can see it. Points from the top left corner. */
export interface DrawnRun {
  text: string
  left: number
  right: number
  y: number
  /** Drawn with the 'invisible' mode, as text behind a scanned image is. */
  isInvisible: boolean
  /** As its ground, clipped away, in a layer that is off, or covered by what was painted later. */
  isFaint: boolean
  /** A picture was drawn over it later: it may be seen through that, or not. */
  isUnderPicture?: boolean
}

interface Painted {
  box: Box
  brightness: number | null
}

export interface Glyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

/** Below this difference words cannot be told from their background. */
const LEAST_CONTRAST = 40

/** Points: a picture that could hold a word. */
const WORD_PICTURE = [20, 6] as const
/** Points: a picture that is less high is a rule or a full stop. */
const LETTER_HEIGHT = 4

/** A page as it is drawn, operation by operation. */
export class DrawnPage {
  readonly runs: DrawnRun[] = []
  /** How many things are drawn that may be words without being text: pictures, outlines, letters without a name. */
  wordless = { pictures: 0, outlines: 0, letters: 0 }
  readonly #painted: Painted[] = []
  readonly #saved: DrawingState[] = []
  state: DrawingState
  /** Of the marked contents that are open, whether each is in a layer that shows. */
  readonly layers: boolean[] = []
  /** The next path narrows what shows. */
  isClipping = false
  #line: Matrix = IDENTITY
  #text: Matrix = IDENTITY
  #open: DrawnRun | null = null
  readonly #viewport: Matrix

  constructor(viewport: Matrix) {
    this.#viewport = viewport
    this.state = initialState(viewport)
  }

  /** What is drawn for an annotation begins anew, whatever the page left behind. */
  beginAnnotation(matrix: Matrix): void {
    this.save()
    this.state = initialState(this.#viewport)
    this.transform(matrix)
  }

  save(): void {
    this.#saved.push({ ...this.state })
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  startLine(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
  }

  moveLine(x: number, y: number): void {
    this.startLine(translate(this.#line, x, y))
  }

  /** Many files draw letter by letter: what follows in the same state lengthens the run. */
  show(glyphs: (Glyph | number)[]): void {
    const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : (glyph.unicode ?? ''))).join('')
    this.wordless.letters += glyphs.filter(isNameless).length
    const from = this.#text
    this.#text = translate(from, advanceOf(glyphs, this.state), 0)
    if (!this.#open) {
      this.#open = { text: '', ...runOf(this.state, [from, this.#text], this.#painted) }
      if (this.layers.includes(false)) this.#open.isFaint = true
      this.runs.push(this.#open)
    }
    this.#open.text += text
    const [end] = place(multiply(this.state.matrix, this.#text), 0, 0)
    this.#open.left = Math.min(this.#open.left, end)
    this.#open.right = Math.max(this.#open.right, end)
  }

  /** Covers the corners of whatever is clipped to, so that nothing is taken for hidden that may be seen. */
  clipTo(bounds: Matrix): void {
    const [left, top, right, bottom] = boxOf(this.state.matrix, bounds)
    const [l, t, r, b] = this.state.clip ?? [left, top, right, bottom]
    this.state.clip = [Math.max(left, l), Math.max(top, t), Math.min(right, r), Math.min(bottom, b)]
  }

  /** A full rectangle over words that were drawn before. */
  cover(bounds: Matrix): void {
    const box = boxOf(this.state.matrix, bounds)
    for (const run of this.runs) if (isUnder(run, box)) run.isFaint = true
  }

  endRun(): void {
    this.#open = null
  }

  paint(bounds: Matrix, fill: string | null): void {
    this.wordless.outlines += 1
    this.#painted.push({ box: boxOf(this.state.matrix, bounds), brightness: brightness(fill) })
  }

  /** What a picture shows is not known: words on it may well be seen. A stencil lets through what lies below it. */
  paintPicture(isStencil: boolean): void {
    const box = boxOf(this.state.matrix, [0, 0, 1, 1])
    const [width, height] = [box[2] - box[0], box[3] - box[1]]
    if (width > WORD_PICTURE[0] && height > WORD_PICTURE[1]) this.wordless.pictures += 1
    // A print of AFP draws each letter as a picture of its own.
    else if (height > LETTER_HEIGHT) this.wordless.letters += 1
    this.#painted.push({ box, brightness: null })
    if (!isStencil && this.#isOpaque()) for (const run of this.runs) if (isUnder(run, box)) run.isUnderPicture = true
  }

  #isOpaque(): boolean {
    const { alpha, isBlended, isMasked } = this.state
    return alpha > 0.95 && !isBlended && !isMasked
  }
}

const isUnder = ({ left, right, y }: DrawnRun, box: Box): boolean => isWithin([(left + right) / 2, y - 2], box)

const isNameless = (glyph: Glyph | number): boolean =>
  typeof glyph === 'object' && !glyph.isSpace && (glyph.width ?? 0) > 0 && /^[\p{C}\uFFFD]*$/u.test(glyph.unicode ?? '')

const boxOf = (state: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: Matrix): Box => {
  const corners = [place(state, x0, y0), place(state, x1, y1), place(state, x0, y1), place(state, x1, y0)]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const isWithin = ([x, y]: readonly [number, number], [left, top, right, bottom]: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Points by which letters may stand out of a clip and still be seen in part. */
const SEEN_IN_PART = 8

const isClipped = ([left, right]: [number, number], y: number, clip: Box | null): boolean =>
  clip !== null && (right < clip[0] || left > clip[2] || y < clip[1] - SEEN_IN_PART || y > clip[3] + SEEN_IN_PART)

/** Glyph widths are in thousandths of the font size; numbers between glyphs move back. */
const advanceOf = (glyphs: (Glyph | number)[], state: DrawingState): number =>
  glyphs.reduce<number>((sum, glyph) => {
    if (typeof glyph === 'number') return sum - (glyph / 1000) * state.fontSize * state.scale
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    return sum + (((glyph.width ?? 0) / 1000) * state.fontSize + spacing) * state.scale
  }, 0)

const runOf = (state: DrawingState, [from, to]: [Matrix, Matrix], painted: Painted[]): Omit<DrawnRun, 'text'> => {
  const [left, y] = place(multiply(state.matrix, from), 0, 0)
  const [right] = place(multiply(state.matrix, to), 0, 0)
  // A little above the baseline the letters stand on what was painted last there: the page is white.
  const middle = [(left + right) / 2, y - 2] as const
  const under = painted.findLast(({ box }) => isWithin(middle, box))
  const ground = under ? under.brightness : 255
  const ink = brightness(state.fill)
  const isOut = isClipped([Math.min(left, right), Math.max(left, right)], y, state.clip)
  const isFaint =
    isOut || state.alpha < 0.15 || (ground !== null && ink !== null && Math.abs(ground - ink) < LEAST_CONTRAST)
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    y,
    isInvisible: state.renderingMode === 3,
    isFaint,
  }
}
