import { expect, test } from 'vitest'
import { boxWords } from './box-words.ts'

test('a drawn box is a word on the line of what stands right of it', () => {
  const word = { text: 'Not', left: 130, top: 100, right: 150, bottom: 118, confidence: 0.9, line: 3 }
  const box = { left: 100, top: 98, right: 124, bottom: 122 }
  const far = { left: 100, top: 198, right: 124, bottom: 222 }
  const boxes = [
    { ...box, isTicked: true },
    { ...far, isTicked: false },
  ]
  expect(boxWords(boxes, [word])).toEqual([
    { left: 100, right: 124, top: 100, bottom: 118, text: '☒', confidence: 1, line: -1 },
    { ...far, text: '☐', confidence: 1, line: -2 },
  ])
})
