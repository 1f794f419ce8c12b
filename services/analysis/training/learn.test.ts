import { describe, expect, it } from 'vitest'
import { probabilitiesOf } from '../src/domain/reader/learned/weights.ts'
import { learn } from './learn.ts'

const examples = Array.from({ length: 20 }, (_, index) => ({
  features: [index % 2 ? 'left:mold' : 'left:premium', 'value:signed'],
  meaning: index % 2 ? 'mold_limit' : 'none',
}))

describe('learning', () => {
  it('tells meanings apart by the words that come with them', () => {
    const weights = learn(examples)
    expect(weights.meanings).toEqual(['none', 'mold_limit'])
    expect(probabilitiesOf(weights, ['left:mold'])[1]).toBeGreaterThan(0.9)
    expect(probabilitiesOf(weights, ['left:premium'])[1]).toBeLessThan(0.1)
  })

  it('gives the same weights for the same examples', () => {
    expect(learn(examples)).toEqual(learn(examples))
  })

  it('learns nothing of words that are met less than three times', () => {
    const rare = { features: ['left:spores'], meaning: 'mold_limit' }
    expect(learn([...examples, rare, rare]).ofFeature.has('left:spores')).toBe(false)
  })
})
