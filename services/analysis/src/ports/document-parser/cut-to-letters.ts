import type { OcrWord } from '../ocr/ocr.ts'

/** Capitals and figures of usual and of narrow type are at most so many times as high as they are wide; a word of them is about as high as they are. */
const HIGHEST = 2.2
const USUAL = 1.15
const CAPITALS = /^[A-Z0-9]{4,}$/

/**
 * A rule of the form that touches a word is taken for a part of it, which makes small print look large: 'POLICY NUMBER'
 * in a box, over its value. Such a word is cut to the height of its letters, on the side where another begins within it.
 */
export const cutToLetters = (words: OcrWord[]): OcrWord[] => {
  const cut = (word: OcrWord): OcrWord => {
    const wide = (word.right - word.left) / word.text.length
    if (!CAPITALS.test(word.text) || word.bottom - word.top < HIGHEST * wide) return word
    const high = Math.round(USUAL * wide)
    const isReached = words.some(
      ({ left, right, top, bottom }) =>
        left < word.right &&
        right > word.left &&
        top > word.top + high / 2 &&
        top < word.bottom &&
        bottom > word.bottom,
    )
    return isReached ? { ...word, bottom: word.top + high } : { ...word, top: word.bottom - high }
  }
  return words.map(cut)
}
