import type { OcrWord } from '../ocr/ocr.ts'
import { enlargedCut } from './picture/enlarged-cut.ts'
import type { GrayPicture } from './picture/gray-picture.ts'

/** Words with figures of which the recogniser is less sure are looked at again. */
const SURE = 0.87
/** More on one page are of a picture that no look makes better. */
const MOST_WORDS = 48
/** Words smaller or larger, in parts of an inch, are specks and drawings. */
const [LOWEST, HIGHEST] = [1 / 30, 1 / 3]
/** How much larger a word is drawn, once for each further look: letters that lie otherwise between the pixels are taken otherwise. */
const SCALES = [1.5, 2]
/** Pixels of white around each word, and of the page that are cut out with it. */
const ROOM = 24
const AROUND = { x: 3, y: 3 }
/** Less sure, what two looks agree upon is not more certain than it was. */
const CONFIRMS = 0.7

/** One picture with all words of a page that are to be read again, below each other. */
export interface DoubtfulWords {
  strip: GrayPicture
  places: Place[]
}

/** Where in the strip a word stands, for one of the looks. */
interface Place {
  word: OcrWord
  top: number
  bottom: number
}

/** null where there is nothing to doubt. */
export const doubtfulWords = (picture: GrayPicture, words: OcrWord[], dpi: number): DoubtfulWords | null => {
  const doubtful = words.filter((word) => isDoubtful(word, dpi))
  if (doubtful.length === 0 || doubtful.length > MOST_WORDS) return null
  const pieces = SCALES.flatMap((scale) =>
    doubtful.map((word) => ({ word, piece: enlargedCut(picture, widened(word), scale) })),
  )
  const width = Math.max(...pieces.map(({ piece }) => piece.width)) + 2 * ROOM
  const height = pieces.reduce((sum, { piece }) => sum + piece.height + ROOM, ROOM)
  const strip = { width, height, pixels: new Uint8Array(width * height).fill(255) }
  const places: Place[] = []
  let top = ROOM
  for (const { word, piece } of pieces) {
    for (let y = 0; y < piece.height; y += 1)
      strip.pixels.set(piece.pixels.subarray(y * piece.width, (y + 1) * piece.width), (top + y) * width + ROOM)
    places.push({ word, top, bottom: top + piece.height })
    top += piece.height + ROOM
  }
  return { strip, places }
}

const isDoubtful = ({ text, confidence, top, bottom }: OcrWord, dpi: number): boolean =>
  confidence < SURE && text.length > 1 && /\d/.test(text) && bottom - top > LOWEST * dpi && bottom - top < HIGHEST * dpi

const widened = ({ left, top, right, bottom }: OcrWord) => ({
  left: left - AROUND.x,
  top: top - AROUND.y,
  right: right + AROUND.x,
  bottom: bottom + AROUND.y,
})

/**
 * The words with what further looks say of the doubtful ones: what two of the looks read alike is surer, whichever it is;
 * where all differ, or none is sure, the doubt stays.
 */
export const lookedAtAgain = (words: OcrWord[], { places }: DoubtfulWords, seen: OcrWord[]): OcrWord[] => {
  const looks = new Map<OcrWord, Look[]>()
  for (const { word, top, bottom } of places)
    looks.set(word, [...(looks.get(word) ?? []), lookOf(seen.filter((one) => isWithin(one, top, bottom)))])
  return words.map((word) => settled(word, looks.get(word) ?? []))
}

interface Look {
  text: string
  confidence: number
}

const isWithin = (one: OcrWord, top: number, bottom: number): boolean => {
  const middle = (one.top + one.bottom) / 2
  return middle > top && middle < bottom
}

/** A mark at its end alone is a speck or a part of a neighbour's letter. */
const lookOf = (found: OcrWord[]): Look => {
  const own = found.toSorted((a, b) => a.left - b.left).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return {
    text: own.map(({ text }) => text).join(' '),
    confidence: Math.min(...own.map(({ confidence }) => confidence), 1),
  }
}

const settled = (word: OcrWord, further: Look[]): OcrWord => {
  const looks: Look[] = [word, ...further].filter(({ text }) => text !== '')
  const agreed = looks
    .map((look) => looks.filter((other) => tight(other.text) === tight(look.text)))
    .find((alike) => alike.length > 1 && Math.max(...alike.map(({ confidence }) => confidence)) >= CONFIRMS)
  if (!agreed || (agreed.length < looks.length && MAY_BE_EITHER.test(agreed[0]?.text ?? ''))) return word
  // Larger letters show better where one word ends: 'DL 24 01', which was 'DL2401'. An amount is one word.
  const { text } = (WITH_COMMAS.test(agreed[0]?.text ?? '') ? agreed[0] : agreed.at(-1)) as Look
  return { ...word, text, confidence: Math.max(...agreed.map(({ confidence }) => confidence)) }
}

/** The letter O beside a figure may be a zero. */
const MAY_BE_EITHER = /O\d|\dO/
const WITH_COMMAS = /\d[,.]\d/

const tight = (text: string): string => text.replaceAll(' ', '')
