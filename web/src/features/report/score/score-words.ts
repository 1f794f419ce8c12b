import { overview } from '@plainpolicy/words/en/overview'
import { catalogue } from '../language/catalogue.ts'

export const scoreWords = catalogue('score', {
  ...overview.score,
  ofHundred: (score: number) => `${score} of 100`,
  points: (points: number, max: number) => `${points} of ${max} points`,
  sum: (points: number, max: number, score: number) =>
    `All together: ${points} of ${max} points, which is ${score} of 100. What your policy does not say is not counted.`,
})
