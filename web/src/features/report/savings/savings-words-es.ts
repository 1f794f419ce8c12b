import { answers } from '@plainpolicy/words/es/answers'
import type { savingsWords } from './savings-words.ts'

export const savingsWordsEs: typeof savingsWords.en = {
  ...answers.savings,
}
