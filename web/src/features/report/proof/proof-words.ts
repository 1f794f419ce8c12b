import { answers } from '@plainpolicy/words/en/answers'
import { catalogue } from '../language/catalogue.ts'

export const proofWords = catalogue('proof', {
  ...answers.proof,
  both: (percent: string, amount: string) => `${percent} and ${amount}`,
  nothing: 'Nothing to work with',
  differsNote: (amount: string) =>
    `They are ${amount} apart. Your insurer can say which one counts, and put it in writing.`,
})
