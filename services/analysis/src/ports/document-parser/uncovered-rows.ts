import type { TextItem } from '../../domain/reader/geometry/page-text.ts'
import type { GrayPicture } from './picture/gray-picture.ts'

/** Points: the height of a word from small print to a heading. */
const WORD_HEIGHT = [4, 22] as const
const LEAST_WIDTH = 10
/** Letters of one word, and words of one line, are drawn together over such gaps. */
const GAP = 5
const INK = 150

/** The pieces of ink that look like words and have no text of the file upon them. The picture has one pixel a point. */
export const uncoveredWords = (picture: GrayPicture, items: TextItem[]): Piece[] => {
  const ink = withoutRules(inkOf(picture, items), picture)
  const found = pieces({ ink, smeared: smeared(ink, picture), width: picture.width }).filter(looksLikeWord)
  return found.filter((piece) => !isBar(piece, picture) && !isRule(piece, picture))
}

/** A dashed border, with the ends of the sides: nearly all of its ink is on one or two lines of pixels. */
const isRule = ({ left, top, right, bottom, dark }: Piece, { width, pixels }: GrayPicture): boolean => {
  let [most, last] = [0, 0]
  for (let y = top; y <= bottom; y += 1) {
    const ink = pixels.subarray(y * width + left, y * width + right + 1).filter((value) => value < INK).length
    most = Math.max(most, last + ink)
    last = ink
  }
  return most > MOST_ON_TWO_LINES * dark
}

const MOST_ON_TWO_LINES = 0.7

/** What is left of a coloured bar beside the words upon it: dark all over where those are counted, too. */
const isBar = ({ left, top, right, bottom }: Piece, { width, pixels }: GrayPicture): boolean => {
  const end = right - GAP
  let dark = 0
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= end; x += 1) if ((pixels[y * width + x] as number) < INK) dark += 1
  return dark > MOST_DARK * (end - left + 1) * (bottom - top + 1)
}

/** Share of a word's box that is ink, at one pixel a point and with its letters drawn together; bars have more. */
const MOST_INK = 0.93

/** Share of a bar's box that is dark under white letters; a word's letters are drawn together only for the search. */
const MOST_DARK = 0.72

const looksLikeWord = ({ left, top, right, bottom, dark }: Piece): boolean => {
  const [width, height] = [right - left + 1 - GAP, bottom - top + 1]
  if (height < WORD_HEIGHT[0] || height > WORD_HEIGHT[1] || width < LEAST_WIDTH || width <= height) return false
  return dark < MOST_INK * width * height
}

const inkOf = ({ width, height, pixels }: GrayPicture, items: TextItem[]): Uint8Array => {
  const ink = pixels.map((value) => (value < INK ? 1 : 0))
  for (const { x, y, width: length, size } of items) {
    const from = Math.max(0, Math.floor(x - 2))
    const to = Math.min(width, Math.ceil(x + length + 2))
    const bottom = Math.min(height, Math.ceil(y + 0.4 * size + 1))
    if (to <= from) continue
    for (let row = Math.max(0, Math.floor(y - size - 1)); row < bottom; row += 1)
      ink.fill(0, row * width + from, row * width + to)
  }
  return ink
}

/** A border near a figure would be drawn together with it, and all that it borders with both. */
const withoutRules = (ink: Uint8Array, { width, height }: GrayPicture): Uint8Array => {
  const out = ink.slice()
  for (let y = 0; y < height; y += 1)
    wipeRuns(ink, out, { from: y * width, step: 1, count: width, longest: LONGEST_STROKE })
  for (let x = 0; x < width; x += 1)
    wipeRuns(ink, out, { from: x, step: width, count: height, longest: WORD_HEIGHT[1] })
  return out
}

/** Pixels: no stroke of a letter is as long, nor a line of letters that touch each other. */
const LONGEST_STROKE = 60

const wipeRuns = (
  ink: Uint8Array,
  out: Uint8Array,
  { from, step, count, longest }: { from: number; step: number; count: number; longest: number },
): void => {
  let begun = from
  const end = from + count * step
  for (let at = from; at <= end; at += step) {
    if (at < end && ink[at]) continue
    if (at - begun > longest * step) for (let wiped = begun; wiped < at; wiped += step) out[wiped] = 0
    begun = at + step
  }
}

const smeared = (ink: Uint8Array, { width, height }: GrayPicture): Uint8Array => {
  const out = new Uint8Array(ink.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0, left = 0; x < width; x += 1) {
      left = ink[y * width + x] ? GAP + 1 : left - 1
      if (left > 0) out[y * width + x] = 1
    }
  return out
}

export interface Piece {
  left: number
  top: number
  right: number
  bottom: number
  /** Pixels of ink. */
  dark: number
}

interface Ink {
  ink: Uint8Array
  smeared: Uint8Array
  width: number
}

/** Connected ink, by flood; what was reached is wiped. */
const pieces = (all: Ink): Piece[] => {
  const found: Piece[] = []
  for (let start = 0; start < all.smeared.length; start += 1) if (all.smeared[start]) found.push(pieceAt(all, start))
  return found
}

const pieceAt = ({ ink, smeared, width }: Ink, start: number): Piece => {
  const piece = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0, dark: 0 }
  const queue = [start]
  smeared[start] = 0
  const reach = (next: number) => {
    if (!smeared[next]) return
    smeared[next] = 0
    queue.push(next)
  }
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const [x, y] = [index % width, Math.floor(index / width)]
    piece.dark += ink[index] as number
    piece.left = Math.min(piece.left, x)
    piece.right = Math.max(piece.right, x)
    piece.top = Math.min(piece.top, y)
    piece.bottom = Math.max(piece.bottom, y)
    if (x > 0) reach(index - 1)
    if (x < width - 1) reach(index + 1)
    reach(index - width)
    reach(index + width)
  }
  return piece
}
