import { expect, it } from 'vitest'
import { scoreLabel, scoreSignal } from './score-view.ts'

it.each([
  [100, 'green', 'Excellent'],
  [75, 'green', 'Excellent'],
  [74, 'yellow', 'Average'],
  [40, 'yellow', 'Average'],
  [39, 'red', 'Needs Review'],
  [0, 'red', 'Needs Review'],
])('a score of %i is %s and %s', (score, signal, label) => {
  expect(scoreSignal(score)).toBe(signal)
  expect(scoreLabel(score)).toBe(label)
})
