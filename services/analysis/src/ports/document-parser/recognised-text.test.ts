import { expect, test } from 'vitest'
import type { PageText } from '../../domain/reader/geometry/page-text.ts'
import type { OcrWord } from '../ocr/ocr.ts'
import { recognisedItems, withRecognised } from './recognised-text.ts'

const word = (text: string, left: number, confidence = 0.95): OcrWord => ({
  ...{ text, left, confidence, top: 100, bottom: 107, line: 1 },
  right: left + 6 * text.length,
})

test('a label that is text and its value that is a picture are not one phrase: only the value is added', () => {
  const page: PageText = {
    ...{ number: 1, width: 612, height: 792, suspicions: ['pictures'] },
    items: [{ text: 'YEAR BUILT:', x: 50, y: 107, width: 66, size: 10 }],
  }
  const words = [word('YEAR', 50), word('BUILT:', 80), word('2019', 120)]
  const picture = {
    png: '',
    width: 612,
    height: 792,
    pointsPerPixel: 1,
    boxes: [],
    toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  }
  expect(withRecognised(page, picture, words).items.map(({ text }) => text)).toEqual(['YEAR BUILT:', '2019'])
})

test('an ampersand is part of a name, other marks by themselves are specks', () => {
  const words = [word('PROPERTY', 50), word('&', 102), word('CASUALTY', 112), word('|', 400)]
  expect(recognisedItems(words, 1).map(({ text }) => text)).toEqual(['PROPERTY & CASUALTY'])
})

/** As wide as its letters in type of one step, less what the letters leave free at their sides. */
const typed = (text: string, step: number): OcrWord => ({
  ...word(text, 50 + 7 * step),
  right: 50 + 7 * (step + text.length) - 2,
})

test('typed words one step apart are one phrase, also on a line that begins in print; columns stay apart', () => {
  const printed = { ...word('LENDER:', 10), right: 42 }
  const line = [printed, typed('PECAN', 2), typed('RIVER', 8), typed('BANK', 14), typed('LOAN', 20)]
  expect(recognisedItems(line, 1).map(({ text }) => text)).toEqual(['LENDER:', 'PECAN RIVER BANK', 'LOAN'])
})

test('typed words one step apart are one phrase where Tesseract takes them for two columns, too', () => {
  const [code, number, title] = [typed('HO', 2), typed('0003', 5), typed('SPECIAL', 20)]
  const lines = [code, { ...number, line: 2 }, { ...title, line: 3 }] as OcrWord[]
  expect(recognisedItems(lines, 1).map(({ text }) => text)).toEqual(['HO 0003', 'SPECIAL'])
})

test('a percentage with a part of one is kept, however little it is believed; other specks are not', () => {
  const words = [word('HAIL', 50), { ...word('1%%', 200, 0.4), line: 2 }, { ...word('%%', 300, 0.4), line: 3 }]
  expect(recognisedItems(words, 1).map(({ text }) => text)).toEqual(['HAIL', '1%%'])
})

test('a word that a rule touches is as large as its letters, and stands on its own line', () => {
  const label = { ...word('POLICY', 50), bottom: 118, line: 2 }
  const value = { ...word('381-00944', 50), top: 114, bottom: 123, line: 3 }
  const [small, below] = recognisedItems([label, value], 1)
  expect(small?.size).toBeLessThan(11)
  expect(below?.y).toBeGreaterThan((small?.y ?? 0) + 10)
})

test('a dash between words stays, a stroke between a percentage and its dollars is a slash; at the ends they are specks', () => {
  const named = [word('-', 30), word('CONTENTS', 50), word('-', 104), word('AWAY', 116), word('-', 142)]
  const share = [word('3%', 50), word('|', 64), word('$9,120', 72)]
  expect(recognisedItems(named, 1).map(({ text }) => text)).toEqual(['CONTENTS - AWAY'])
  expect(recognisedItems(share, 1).map(({ text }) => text)).toEqual(['3% / $9,120'])
})

test('an upright stroke behind Section is its Roman number', () => {
  expect(recognisedItems([word('Section', 50), word('|', 98), word('loss', 106)], 1)[0]?.text).toBe('Section I loss')
})

test('a code alone on its line is kept with its doubt, what else is not believed is left out', () => {
  const words = [word('QM-4410', 50, 0.2), { ...word('scrawl', 200, 0.2), line: 2 }]
  expect(recognisedItems(words, 1)).toMatchObject([{ text: 'QM-4410', confidence: 0.2 }])
})
