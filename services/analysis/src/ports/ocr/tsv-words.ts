import type { OcrWord } from './ocr.ts'

/** More words than the densest page holds. */
const MAX_WORDS = 10_000
const MAX_LETTERS = 200
const WORD_LEVEL = '5'

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export const wordsOfTsv = (tsv: string): OcrWord[] => {
  const lines = new Map<string, number>()
  return tsv.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , ...rest] = row.split('\t')
    if (level !== WORD_LEVEL || lines.size > MAX_WORDS) return []
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number)
    const text = (rest[5] ?? '').trim().slice(0, MAX_LETTERS)
    if (text === '' || ![left, top, width, height].every(Number.isFinite)) return []
    const name = [page, block, paragraph, line].join('.')
    lines.set(name, lines.get(name) ?? lines.size)
    return {
      ...{ text, left, top, right: left + width, bottom: top + height },
      ...{ confidence: Math.min(Math.max(confidence / 100, 0), 1), line: lines.get(name) ?? 0 },
    }
  })
}
