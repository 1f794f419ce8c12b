import type { OcrWord } from '../ocr/ocr.ts'
import type { DrawnBox } from './picture/drawn-boxes.ts'

/** Drawn boxes as words, which stand on the line of what they are before: a box hangs a little below it. */
export const boxWords = (boxes: DrawnBox[], words: OcrWord[]): OcrWord[] =>
  boxes.map(({ isTicked, ...box }, index) => {
    const middle = (box.top + box.bottom) / 2
    const beside = words
      .filter(({ left, top, bottom }) => left >= box.right && top < middle && bottom > middle)
      .sort((a, b) => a.left - b.left)[0]
    const { top, bottom } = beside ?? box
    return { ...box, top, bottom, text: isTicked ? '☒' : '☐', confidence: 1, line: -1 - index }
  })
