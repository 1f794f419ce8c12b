import { overview } from '@plainpolicy/words/es/overview'
import type { scoreWords } from './score-words.ts'

export const scoreWordsEs: typeof scoreWords.en = {
  ...overview.score,
  ofHundred: (score) => `${score} de 100`,
  points: (points, max) => `${points} de ${max} puntos`,
  sum: (points, max, score) =>
    `Todo junto: ${points} de ${max} puntos, o sea ${score} de 100. Lo que su póliza no dice no cuenta.`,
}
