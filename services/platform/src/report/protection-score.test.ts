import { expect, test } from 'vitest'
import { protectionScore, SCORE_WEIGHTS } from './protection-score.ts'
import type { ScorePart } from './score-part.ts'

const part = (id: ScorePart['id'], points: number, max: number): ScorePart => ({ id, label: id, points, max, why: '' })

test('the weights add up to 100', () => {
  expect(Object.values(SCORE_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100)
})

test('the score is the share of the points that could be earned, rounded', () => {
  expect(protectionScore([part('dwelling', 17, 20), part('roof', 4, 20)])).toBe(53)
})

test('what was not found counts neither way', () => {
  expect(protectionScore([part('dwelling', 20, 20), part('roof', 0, 0)])).toBe(100)
})

test.each([
  [10, 100],
  [9, null],
])('with %i of 20 judged the score is %s: less than half would be a guess', (max, score) => {
  expect(protectionScore([part('dwelling', max, max)])).toBe(score)
})

test('without parts there is no score', () => expect(protectionScore([])).toBeNull())
