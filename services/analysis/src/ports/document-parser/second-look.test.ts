import { expect, test } from 'vitest'
import type { OcrWord } from '../ocr/ocr.ts'
import { type DoubtfulWords, doubtfulWords, lookedAtAgain } from './second-look.ts'

const DPI = 200
const paper = { width: 400, height: 200, pixels: new Uint8Array(80_000).fill(255) }
const word = (text: string, confidence: number): OcrWord => ({
  ...{ text, confidence, left: 40, top: 50, right: 120, bottom: 70, line: 0 },
})

/** What the further looks, one after the other, say of a page's only doubtful word. */
const settled = (first: OcrWord, further: [text: string, confidence: number][]): OcrWord | undefined => {
  const doubtful = doubtfulWords(paper, [first], DPI) as DoubtfulWords
  const seen = doubtful.places.flatMap(({ top, bottom }, index) => {
    const [text = '', confidence = 0] = further[index] ?? []
    return text === '' ? [] : [{ ...word(text, confidence), top, bottom }]
  })
  return lookedAtAgain([first], doubtful, seen)[0]
}

test('figures of which the recogniser is not sure are looked at again, words and sure figures are not', () => {
  expect(doubtfulWords(paper, [word('$12,400', 0.96), word('Dwelling', 0.4)], DPI)).toBeNull()
  expect(doubtfulWords(paper, [word('$12,400', 0.5)], DPI)?.places).toHaveLength(2)
})

test('what a further look confirms is as sure as the surer of the two', () => {
  expect(settled(word('08-14-27', 0.1), [['08-14-27', 0.93]])).toMatchObject({ text: '08-14-27', confidence: 0.93 })
})

test('what both further looks read alike is believed before what was read first', () => {
  const twice: [string, number][] = [
    ['J4417', 0.88],
    ['J4417', 0.91],
  ]
  expect(settled(word('54417', 0.3), twice)).toMatchObject({ text: 'J4417', confidence: 0.91 })
})

test('where all looks differ, or those that agree are not sure, the doubt stays', () => {
  const [first, weak] = [word('1,870', 0.4), word('1,870', 0.2)]
  expect(
    settled(first, [
      ['1,370', 0.9],
      ['4,870', 0.9],
    ]),
  ).toBe(first)
  expect(settled(weak, [['1,870', 0.5]])).toBe(weak)
})

test('the letter O beside figures may be a zero: looks that differ say nothing', () => {
  const first = word('KQO02-4', 0.2)
  expect(
    settled(first, [
      ['KQO2-4', 0.9],
      ['KQO2-4', 0.9],
    ]),
  ).toBe(first)
})

test('amounts stay one word, pairs of figures of a form come apart', () => {
  expect(
    settled(word('$31,900', 0.6), [
      ['$31 ,900', 0.9],
      ['$31 ,900', 0.9],
    ]),
  ).toMatchObject({ text: '$31,900' })
  expect(
    settled(word('04770511', 0.6), [
      ['04 77 05 11', 0.9],
      ['04 77 05 11', 0.9],
    ]),
  ).toMatchObject({ text: '04 77 05 11' })
})
