import type { PageText, TextItem } from '../../domain/reader/geometry/page-text.ts'
import type { OcrWord } from '../ocr/ocr.ts'
import { cutToLetters } from './cut-to-letters.ts'
import type { PagePicture } from './page-picture.ts'
import { isMark, withoutNoise } from './recognised-marks.ts'

/** Share of the font size that capitals and figures are high. */
const CAPITAL = 0.72
/** In parts of the font size: words that are nearer are of one phrase. A typewriter's space is wider than its letters. */
const PHRASE_GAP = 0.55
const TYPEWRITER_GAP = 1
/** Lines of which Tesseract itself believes less are marks of a pen, pictures and redactions. */
const LEAST_SURENESS = 0.45
const DESCENDS = /[gjpqy,;()|@$Q[\]{}_]/
const RISES = /[A-Z0-9bdfhklt]/
/** '1½%', which Tesseract reads so and hardly believes itself, and a percent sign by itself. */
const WITH_PART = /^(?:\d{1,2}%)?%$/
/** A code or a figure is kept, with its doubt: a list without one of its forms would be another list. */
const FIGURE = /^(?=(?:.*\d){3})[$A-Z\d][A-Z\d.,/-]{3,}$/

/** The words of a picture as if the file had drawn them: phrases on baselines, in points of the levelled page. */
export const recognisedItems = (words: OcrWord[], pointsPerPixel: number): TextItem[] => {
  const lines = new Map<number, OcrWord[]>()
  for (const word of cutToLetters(words)) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  const found = [...lines.values()]
    .map((line) => withoutNoise(line.sort((a, b) => a.left - b.left)))
    .filter((line) => line.length > 0 && isBelieved(line))
    .flatMap((line) => phrases(line, pointsPerPixel))
  return withTypedJoined(found)
}

const isBelieved = (line: OcrWord[]): boolean =>
  mean(line.filter(({ text }) => !isMark(text)).map(({ confidence }) => confidence)) >= LEAST_SURENESS ||
  line.every(({ text }) => WITH_PART.test(text)) ||
  (line.length === 1 && FIGURE.test(line[0]?.text ?? ''))

/** 'DP' and '00 01 12 02', which Tesseract takes for two columns, one space of a typewriter apart. */
const withTypedJoined = (items: TextItem[]): TextItem[] => {
  const joined: TextItem[] = []
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const at = joined.findIndex(
      (last) =>
        Math.abs(last.y - item.y) < 0.25 * item.size &&
        // '1,861' and '00' may be an amount with its cents.
        /[A-Za-z]/.test(last.text) &&
        isOneSpaceApart(placeOf(last), placeOf(item), Math.min(last.size, item.size)),
    )
    const last = joined[at]
    if (last) joined[at] = inOne(last, item)
    else joined.push(item)
  }
  return joined
}

const inOne = (last: TextItem, item: TextItem): TextItem => ({
  ...last,
  text: `${last.text} ${item.text}`,
  width: item.x + item.width - last.x,
  confidence: Math.min(last.confidence ?? 1, item.confidence ?? 1),
  words: [...(last.words ?? []), ...(item.words ?? [])],
})

interface Placed {
  text: string
  left: number
  right: number
}

const placeOf = ({ text, x, width }: TextItem): Placed => ({ text, left: x, right: x + width })

const phrases = (line: OcrWord[], scale: number): TextItem[] => {
  const { baseline, size } = measure(line)
  const gap = (isTyped(line, size) ? TYPEWRITER_GAP : PHRASE_GAP) * size
  const found: OcrWord[][] = []
  for (const word of line) {
    const last = found.at(-1)?.at(-1)
    if (last && (word.left - last.right < gap || isOneSpaceApart(last, word, size))) found.at(-1)?.push(word)
    else found.push([word])
  }
  return found
    .map(withoutNoise)
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => {
      const [first, last] = [phrase[0], phrase.at(-1)] as [OcrWord, OcrWord]
      return {
        text: withWholeNumbers(phrase.map(({ text }) => text).join(' ')),
        x: first.left * scale,
        y: baseline * scale,
        width: (last.right - first.left) * scale,
        size: size * scale,
        confidence: surenessOf(phrase),
        words: phrase.map(({ text, confidence }) => ({ text, confidence })),
      }
    })
}

/** Of the figures where there are any: a wrong letter in a label does less harm than a wrong figure. */
const surenessOf = (phrase: OcrWord[]): number => {
  const figures = phrase.filter(({ text }) => /\d/.test(text)).map(({ confidence }) => confidence)
  const words = phrase.filter(({ text }) => !isMark(text)).map(({ confidence }) => confidence)
  return figures.length > 0 ? Math.min(...figures) : mean(words)
}

/** '$287, 400' is one amount. */
const withWholeNumbers = (text: string): string => text.replace(/(\$?\d{1,3},) (?=\d{3}(?:\D|$))/g, '$1')

/** All letters of a typewriter are equally wide. */
const isTyped = (line: OcrWord[], size: number): boolean => {
  const pitches = line
    .filter(({ text }) => text.length >= 3)
    .map(({ text, left, right }) => (right - left) / (text.length - 0.2))
  const average = mean(pitches)
  const isEven = pitches.every((pitch) => Math.abs(pitch - average) < 0.07 * average)
  return pitches.length >= 2 && isEven && average > 0.5 * size && average < 0.75 * size
}

/** Parts of a typewriter's step: what its letters leave free at their sides, and how far two words may be off its grid. */
const SIDES = { usual: 0.3, most: 0.75 }
const OFF_GRID = 0.35

/** Typed words on a line with printed ones: both fill whole steps of one width, and one step is between them. */
const isOneSpaceApart = (before: Placed, word: Placed, size: number): boolean => {
  const letters = before.text.length + 1 + word.text.length
  const step = (word.right - before.left) / (letters - SIDES.usual)
  const fills = ({ text, left, right }: Placed) => {
    const free = text.length - (right - left) / step
    return free > -0.1 && free < SIDES.most
  }
  const steps = (word.left - before.left) / step
  return (
    letters > 3 &&
    step > 0.6 * size &&
    step < 0.8 * size &&
    fills(before) &&
    fills(word) &&
    Math.abs(steps - before.text.length - 1) < OFF_GRID
  )
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** Words without a tail stand on the baseline; those with capitals or figures tell the size. */
const measure = (line: OcrWord[]): { baseline: number; size: number } => {
  const standing = line.filter(({ text }) => !DESCENDS.test(text) && !isMark(text))
  const tall = standing.filter(({ text }) => RISES.test(text))
  const heights = (tall.length > 0 ? tall : line).map(({ top, bottom }) => bottom - top)
  const size = median(heights) / (tall.length > 0 ? CAPITAL : 0.92)
  const baseline =
    standing.length > 0
      ? median(standing.map(({ bottom }) => bottom))
      : median(line.map(({ bottom }) => bottom)) - 0.18 * size
  return { baseline, size }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The page as its picture says it. Where only some of its words are pictures, the text of the file stays and the words
 * upon which no text lies are added; both then stand in the upright page's own points.
 */
export const withRecognised = (page: PageText, picture: PagePicture, words: OcrWord[]): PageText => {
  const keepsText = isPartial(page) && isLevel(picture.toPage)
  // Word by word: a label that is text and its value that is a picture may be one phrase.
  const unknown = keepsText ? words.filter((word) => !isText(word, page, picture.pointsPerPixel)) : words
  const added = recognisedItems(unknown, picture.pointsPerPixel)
  return {
    ...page,
    ...(keepsText ? {} : { width: picture.width, height: picture.height }),
    items: keepsText ? [...page.items, ...added] : added,
    toPage: picture.toPage,
  }
}

/** The text of the file is sound, but is not all of the page. */
export const isPartial = ({ suspicions = [] }: PageText): boolean =>
  suspicions.every((suspicion) => suspicion === 'pictures' || suspicion === 'mirrored')

const isLevel = ([a = 1, b = 0, , d = 0, e = 1]: number[]): boolean =>
  Math.abs(a - 1) + Math.abs(b) + Math.abs(d) + Math.abs(e - 1) < 0.01

const isText = (word: OcrWord, page: PageText, scale: number): boolean => {
  const [left, right, middle] = [word.left * scale, word.right * scale, ((word.top + word.bottom) / 2) * scale]
  return page.items.some(
    ({ x, y, width, size }) =>
      middle > y - size && middle < y + 0.3 * size && Math.min(right, x + width) - Math.max(left, x) > 1,
  )
}
