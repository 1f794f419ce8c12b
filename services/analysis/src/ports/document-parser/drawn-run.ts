import { colourOf } from './colour.ts'
import type { Box, Clip, DrawingState, Matrix } from './drawing-state.ts'
import { FOOT, isRule, type Letters, OPAQUE, type Painted, standsOut } from './painted-ground.ts'
import { isIn, isShownAt, isWithin } from './shape.ts'

/** Where a run of text begins and ends, and whether a reader of the page can see it. Points from the top left corner. */
export interface DrawnRun extends Letters {
  text: string
  /** Drawn with the 'invisible' mode, as text behind a scanned image is. */
  isInvisible: boolean
  /** As its ground, clipped away, in a layer that is off, or covered by what was painted later. */
  isFaint: boolean
  /** Seen, and said no more: a rule goes through it. */
  isStruckOut: boolean
  /** How far it can be told from its ground, from 0 to 255. */
  contrast: number
  /** Points of its height over which rules were drawn later. */
  struck: number
  /** Drawn over it later: it may be seen through them, or not. */
  pictures: PictureAbove[] | null
}

/** A picture that was drawn over words: its name in the page's drawing, and where it lies. */
export interface PictureAbove {
  name: string | null
  /** From a square of one point to the page. */
  matrix: Matrix
}

/** Below this contrast words cannot be told from their background. */
const LEAST_CONTRAST = 40

/** Modes of drawing letters: filled, stroked, both, not at all, and likewise while they become a clip for what is painted next. */
const INVISIBLE = 3
export const CUT_OUT = 7

export const runOf = (state: DrawingState, at: Letters, painted: Painted[]): DrawnRun => {
  const { left, right, y, size } = at
  const contrast = contrastOn(state, at, painted)
  const isFaint = contrast < LEAST_CONTRAST || (state.clip !== null && isClipped(at, state.clip))
  const isInvisible = state.renderingMode === INVISIBLE
  return {
    text: '',
    left,
    right,
    y,
    size,
    isInvisible,
    isFaint,
    isStruckOut: false,
    contrast,
    struck: 0,
    pictures: null,
  }
}

const contrastOn = (state: DrawingState, at: Letters, painted: Painted[]): number => {
  const mode = state.renderingMode
  if (mode === CUT_OUT) return 0
  const isStroked = mode % 4 === 1 || mode % 4 === 2
  const filled = mode % 4 === 1 ? 0 : state.alpha * standsOut(colourOf(state.fill), at, painted)
  const stroked = isStroked ? state.strokeAlpha * standsOut(colourOf(state.stroke), at, painted) : 0
  return state.group.alpha * Math.max(filled, stroked)
}

/** Points by which letters may stand out of a clip and still be seen in part. */
const SEEN_IN_PART = 8

const isClipped = (run: Letters, { box, shapes }: Clip): boolean =>
  run.right < box[0] ||
  run.left > box[2] ||
  run.y < box[1] - SEEN_IN_PART ||
  run.y > box[3] + SEEN_IN_PART ||
  shapes.some((shape) => placesOf(run).every(([x, y]) => !isIn(x, y, shape)))

/** Where a run must be out of a clip of any shape, to be out of it. */
const placesOf = (run: Letters): [number, number][] =>
  [run.left + 1, middleOf(run), run.right - 1].flatMap((x) =>
    [run.y, run.y - FOOT, run.y - run.size / 2].map((y): [number, number] => [x, y]),
  )

const middleOf = ({ left, right }: Letters): number => (left + right) / 2

/** What was cut out shows what is painted through it. */
export const seeThrough = (run: DrawnRun, ground: Painted[], paint: Painted): void => {
  if (!isWithin(middleOf(run), run.y - FOOT, paint.box)) return
  run.contrast = paint.alpha * standsOut(paint.colour, run, ground)
  run.isFaint = run.contrast < LEAST_CONTRAST
}

/** Whether there is anything to look at: pages have thousands of words, and hundreds of boxes. */
export const isNear = (run: DrawnRun, box: Box): boolean =>
  !run.isFaint && run.left <= box[2] && run.right >= box[0] && run.y >= box[1] && run.y - run.size - FOOT <= box[3]

/** Less can be told of words over which something is painted; rules strike them out. */
export const layOver = (run: DrawnRun, paint: Painted): void => {
  if (isRule(paint.box, run)) strike(run, paint)
  else if (isUnder(run, paint)) run.contrast *= paint.alpha > OPAQUE ? 0 : 1 - paint.alpha
  if (run.contrast < LEAST_CONTRAST) run.isFaint = true
}

const strike = (run: DrawnRun, { box, alpha }: Painted): void => {
  const x = middleOf(run)
  if (alpha < OPAQUE || x < box[0] || x > box[2]) return
  run.struck += Math.max(0, Math.min(box[3], run.y) - Math.max(box[1], run.y - LETTER * run.size))
  if (run.struck > MOST_STRUCK * run.size) run.contrast = 0
}

/** Of a font's size: how high its capitals are, and how much of them may be struck out. */
const LETTER = 0.72
const MOST_STRUCK = 0.5

/** Its middle under a box; of other shapes, as large letters are, its ends as well. */
export const isUnder = (run: DrawnRun, { box, shape, clip }: Painted): boolean => {
  const [x, y] = [middleOf(run), run.y - FOOT]
  if (!isWithin(x, y, box) || !isShownAt(x, y, clip)) return false
  return shape.winding === undefined || [run.left + 1, x, run.right - 1].every((at) => isIn(at, y, shape))
}
