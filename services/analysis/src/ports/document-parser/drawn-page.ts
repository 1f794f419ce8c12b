import { type Box, brightness, type DrawingState, type Matrix, move, placeX, placeY } from './drawing-state.ts'
import { FollowedPage, type Glyph, type Shown } from './followed-page.ts'
import { isPlain } from './letter-kind.ts'

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

/** Below this difference words cannot be told from their background. */
const LEAST_CONTRAST = 40

/** Points: a picture that could hold a word. */
const WORD_PICTURE = [20, 6] as const
/** Points: a picture that is less high is a rule or a full stop. */
const LETTER_HEIGHT = 4

/** A page as it is drawn, operation by operation. */
export class DrawnPage extends FollowedPage {
  readonly runs: DrawnRun[] = []
  /** How many things are drawn that may be words without being text: pictures, outlines, letters without a name. */
  wordless = { pictures: 0, outlines: 0, letters: 0 }
  readonly #painted: Painted[] = []
  /** Of the marked contents that are open, whether each is in a layer that shows. */
  readonly layers: boolean[] = []
  /** The next path narrows what shows. */
  isClipping = false
  #open: DrawnRun | null = null

  /** Many files draw letter by letter: what follows in the same state lengthens the run. */
  override show(shown: Shown): void {
    const { matrix } = this.state
    const { text } = this
    const open = this.#open
    const from = open ? 0 : placeX(matrix, text[4], text[5])
    const y = open ? 0 : placeY(matrix, text[4], text[5])
    const said = this.#takeIn(shown)
    const end = placeX(matrix, text[4], text[5])
    const run = open ?? this.#begin({ left: Math.min(from, end), right: Math.max(from, end), y })
    run.text += said
    run.left = Math.min(run.left, end)
    run.right = Math.max(run.right, end)
  }

  /** What is shown; `text` is moved behind it. */
  #takeIn(shown: Shown): string {
    const { fontSize, charSpacing, wordSpacing, scale } = this.state
    let said = ''
    let advance = 0
    for (const glyph of shown) {
      if (typeof glyph === 'number') {
        advance -= (glyph / 1000) * fontSize
        continue
      }
      said += glyph.unicode ?? ''
      if (isNameless(glyph)) this.wordless.letters += 1
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0)
      advance += ((glyph.width ?? 0) / 1000) * fontSize + spacing
    }
    move(this.text, advance * scale, 0)
    return said
  }

  #begin(at: Ends): DrawnRun {
    const run = runOf(this.state, at, this.#painted)
    if (this.layers.includes(false)) run.isFaint = true
    this.runs.push(run)
    this.#open = run
    return run
  }

  /** Covers the corners of whatever is clipped to, so that nothing is taken for hidden that may be seen. */
  clipTo(bounds: Bounds): void {
    const [left, top, right, bottom] = boxOf(this.state.matrix, bounds)
    const [l, t, r, b] = this.state.clip ?? [left, top, right, bottom]
    this.state.clip = [Math.max(left, l), Math.max(top, t), Math.min(right, r), Math.min(bottom, b)]
  }

  /** A full rectangle over words that were drawn before. */
  cover(bounds: Bounds): void {
    const box = boxOf(this.state.matrix, bounds)
    for (const run of this.runs) if (isUnder(run, box)) run.isFaint = true
  }

  override endRun(): void {
    this.#open = null
  }

  override setGraphics(key: string, value: unknown): void {
    if (key === 'ca') this.state.alpha = typeof value === 'number' ? value : 1
    else if (key === 'BM') this.state.isBlended = value !== 'source-over'
    else if (key === 'SMask') this.state.isMasked = Boolean(value)
    else super.setGraphics(key, value)
  }

  /** `parts` of one path that is filled. */
  paint(parts: Bounds[], fill: string | null): void {
    this.wordless.outlines += 1
    for (const part of parts)
      this.#painted.push({ box: within(boxOf(this.state.matrix, part), this.state.clip), brightness: brightness(fill) })
  }

  /** What a picture shows is not known: words on it may well be seen. A stencil lets through what lies below it. */
  paintPicture(isStencil: boolean): void {
    const box = boxOf(this.state.matrix, UNIT)
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

const isUnder = (run: DrawnRun, box: Box): boolean => isWithin((run.left + run.right) / 2, run.y - 2, box)

const isNameless = ({ unicode = '', width = 0, isSpace }: Glyph): boolean =>
  !isPlain(unicode) && !isSpace && width > 0 && /^[\p{C}\uFFFD]*$/u.test(unicode)

/** x y of two opposite corners, as pdf.js gives them. */
export type Bounds = ArrayLike<number>

const UNIT: Bounds = [0, 0, 1, 1]

const boxOf = (state: Matrix, bounds: Bounds): Box => {
  const [x0, y0, x1, y1] = [bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0]
  const xs = [placeX(state, x0, y0), placeX(state, x1, y1), placeX(state, x0, y1), placeX(state, x1, y0)] as const
  const ys = [placeY(state, x0, y0), placeY(state, x1, y1), placeY(state, x0, y1), placeY(state, x1, y0)] as const
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A line below a heading may be the whole heading's rectangle, of which only that line is let through. */
const within = ([left, top, right, bottom]: Box, clip: Box | null): Box =>
  clip === null
    ? [left, top, right, bottom]
    : [Math.max(left, clip[0]), Math.max(top, clip[1]), Math.min(right, clip[2]), Math.min(bottom, clip[3])]

/** By index, not by taking apart: this is asked for each run and each thing painted. */
const isWithin = (x: number, y: number, box: Box): boolean => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]

/** Points by which letters may stand out of a clip and still be seen in part. */
const SEEN_IN_PART = 8

const isClipped = (run: Pick<DrawnRun, 'left' | 'right' | 'y'>, clip: Box): boolean =>
  run.right < clip[0] || run.left > clip[2] || run.y < clip[1] - SEEN_IN_PART || run.y > clip[3] + SEEN_IN_PART

/** What was painted last at a place; the page itself is white. */
const groundAt = (x: number, y: number, painted: Painted[]): number | null => {
  for (let index = painted.length - 1; index >= 0; index -= 1) {
    const { box, brightness } = painted[index] as Painted
    if (isWithin(x, y, box)) return brightness
  }
  return 255
}

type Ends = Pick<DrawnRun, 'left' | 'right' | 'y'>

const runOf = (state: DrawingState, { left, right, y }: Ends, painted: Painted[]): DrawnRun => {
  // A little above the baseline.
  const ground = groundAt((left + right) / 2, y - 2, painted)
  const ink = brightness(state.fill)
  const isFaint =
    (state.clip !== null && isClipped({ left, right, y }, state.clip)) ||
    state.alpha < 0.15 ||
    (ground !== null && ink !== null && Math.abs(ground - ink) < LEAST_CONTRAST)
  return { text: '', left, right, y, isInvisible: state.renderingMode === 3, isFaint }
}
