import { answers } from '@plainpolicy/words/es/answers'
import type { proofWords } from './proof-words.ts'

export const proofWordsEs: typeof proofWords.en = {
  ...answers.proof,
  both: (percent, amount) => `${percent} y ${amount}`,
  nothing: 'No hay con qué calcular',
  differsNote: (amount) =>
    `La diferencia es de ${amount}. Su aseguradora puede decir cuál vale, y ponerlo por escrito.`,
}
