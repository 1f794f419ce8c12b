import { type Colour, contrastOf, mixed, WHITE } from './colour.ts'
import type { Box, Clip, Shape } from './drawing-state.ts'
import { isIn, isShownAt, isWithin } from './shape.ts'

/** What was painted on a page. */
export interface Painted {
  shape: Shape
  clip: Clip | null
  /** Of its shape, what the clip may let through. */
  box: Box
  /** Null: a pattern, or a picture. */
  colour: Colour | null
  alpha: number
  isMultiplied: boolean
  /** How much of it shows is not known. */
  isMasked: boolean
  /** It hides what it is laid upon, as far as its alpha goes. */
  isSolid: boolean
}

/** Points above the baseline, and of the size, in the middle of the letters. */
export const FOOT = 2
const MIDDLE = 0.45
/** Points: what is less high is a rule, which is no ground to write on. */
const RULE = 3.5

/** An alpha beyond it is as good as all. */
export const OPAQUE = 0.95

/** What stands on a line of the page. */
export interface Letters {
  left: number
  right: number
  y: number
  size: number
}

export const isRule = (box: Box, { size }: Letters): boolean => box[3] - box[1] < RULE && size > 2 * RULE

/** How far letters can be told from what was painted below them: from 0 to 255, which stands for what is not known, too. */
export const standsOut = (ink: Colour | null, letters: Letters, painted: Painted[]): number => {
  if (ink === null) return 255
  const x = (letters.left + letters.right) / 2
  const foot = paintedAt(x, letters.y - FOOT, painted)
  if (foot.length === 0) return contrastOf(ink, WHITE)
  const isOnRule = foot.some(({ box }) => isRule(box, letters))
  const grounds = coloursOf(isOnRule ? paintedAt(x, letters.y - MIDDLE * letters.size, painted) : foot)
  return grounds ? Math.max(...grounds.map((ground) => contrastOf(ink, ground))) : 255
}

/** The last first, down to what hides all that is below it. By index: most words stand on nothing, and are many. */
const paintedAt = (x: number, y: number, painted: Painted[]): readonly Painted[] => {
  let found: Painted[] | null = null
  for (let index = painted.length - 1; index >= 0; index -= 1) {
    const one = painted[index] as Painted
    if (!isWithin(x, y, one.box) || !isIn(x, y, one.shape) || !isShownAt(x, y, one.clip)) continue
    found ??= []
    found.push(one)
    if (hidesAll(one) || found.length === MOST_LAYERS) break
  }
  return found ?? NOTHING
}

const NOTHING: readonly Painted[] = []
const MOST_LAYERS = 20

const hidesAll = ({ alpha, isMultiplied, isMasked }: Painted): boolean => alpha > OPAQUE && !isMultiplied && !isMasked

/** What may be seen there, since a mask may let through much or little; the page itself is white. */
const coloursOf = (found: readonly Painted[]): Colour[] | null =>
  found.reduceRight<Colour[] | null>((below, one) => laidOn(below, one), [WHITE])

const laidOn = (below: Colour[] | null, one: Painted): Colour[] | null => {
  const { colour, isMasked } = one
  if (colour === null) return null
  if (hidesAll(one)) return [colour]
  if (below === null) return null
  const laid = below.map((under) => mixed(colour, under, one))
  return isMasked ? [...below, ...laid].slice(-MOST_LAYERS) : laid
}
