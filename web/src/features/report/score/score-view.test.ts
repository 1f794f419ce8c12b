import { expect, it } from 'vitest'
import { freeReport } from '../testing/report-fixture.ts'
import { scoreLabel, scoreSignal, whyNoScore } from './score-view.ts'

it.each([
  [100, 'green', 'Excellent'],
  [75, 'green', 'Excellent'],
  [74, 'yellow', 'Average'],
  [40, 'yellow', 'Average'],
  [39, 'red', 'Needs Review'],
  [0, 'red', 'Needs Review'],
])('a score of %i is %s and %s', (score, signal, label) => {
  expect(scoreSignal(score)).toBe(signal)
  expect(scoreLabel(score, 'en')).toBe(label)
})

it('says why there is no score', () => {
  expect(whyNoScore({ scores: { overall_protection_score: null, parts: [] } }, 'en')).toContain('This kind of policy')
  expect(whyNoScore(freeReport, 'en')).toContain('too little')
})
