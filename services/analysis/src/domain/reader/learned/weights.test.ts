import { expect, it } from 'vitest'
import { candidateKinds } from './candidates.ts'
import { LEARNED_VALUES } from './learned-fields.ts'
import { learnedWeights, parseWeights, printWeights, probabilitiesOf } from './weights.ts'

const LINES = [
  '#money\tnone mold_limit',
  '\t0 100',
  'left:mold\t1 250',
  '#percent\tnone',
  '#year\tnone',
  '#settlement\tnone',
]

it('weights are printed as they are parsed', () => {
  expect(printWeights(parseWeights(LINES))).toEqual(LINES)
})

it('the words around a figure make a meaning more probable', () => {
  const { money } = parseWeights(LINES)
  const [, without = 0] = probabilitiesOf(money, ['left:water'])
  const [none = 0, mold = 0] = probabilitiesOf(money, ['left:mold'])
  expect(mold).toBeGreaterThan(without)
  expect(none + mold).toBeCloseTo(1)
})

it('something has been learned of every field that is guessed at', () => {
  const weights = learnedWeights()
  const meanings = candidateKinds.flatMap((kind) => weights[kind].meanings)
  expect(meanings).toEqual(expect.arrayContaining([...LEARNED_VALUES, 'deductibles.wind_hail']))
})
