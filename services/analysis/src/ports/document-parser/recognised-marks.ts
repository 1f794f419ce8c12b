import type { OcrWord } from '../ocr/ocr.ts'

/** Rules, specks and the edges of the sheet, which Tesseract takes for letters. */
const NOISE = /^[^\p{L}\p{N}$%&☐☒]+$/u
/** 'PERSONAL PROPERTY - OFF PREMISES': between words a dash joins or parts them. */
const DASH = /^[-–—]$/
const SURE = 0.5
/** 'SECTION |', 'SECTION Il': Roman numbers, of upright strokes alone. */
const STROKES = /^[Il|1]{1,2}[,:.]?$/
const NUMBERED = /^section$/i

export const isMark = (text: string): boolean => NOISE.test(text)

/** The words of a line, or of a part of it, from the left; marks stay where they stand between words. */
export const withoutNoise = (line: OcrWord[]): OcrWord[] => {
  const kept = line.flatMap((word, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (isNumeral(word, before)) return inRoman(word)
    if (isSlash(word, before, after)) return { ...word, text: '/' }
    return isMark(word.text) && !(DASH.test(word.text) && word.confidence >= SURE) ? [] : word
  })
  const isWord = ({ text }: OcrWord) => !isMark(text)
  const [first, last] = [kept.findIndex(isWord), kept.findLastIndex(isWord)]
  return first < 0 ? [] : kept.slice(first, last + 1)
}

const isNumeral = ({ text }: OcrWord, before: OcrWord | undefined): boolean =>
  before !== undefined && NUMBERED.test(before.text) && STROKES.test(text)

/** '2% / $5,790', of which the slash may be taken for an upright stroke. Others, 'SQ FT / STORIES', say nothing that room does not. */
const isSlash = ({ text }: OcrWord, before: OcrWord | undefined, after: OcrWord | undefined): boolean =>
  /^[|/]$/.test(text) && /\d%$/.test(before?.text ?? '') && /^\$\d/.test(after?.text ?? '')

const inRoman = (word: OcrWord): OcrWord => ({ ...word, text: word.text.replace(/[l|1]/g, 'I') })
