import { answers } from '@plainpolicy/words/es/answers'
import type { cashWords } from './cash-words.ts'

export const cashWordsEs: typeof cashWords.en = {
  ...answers.cash,
}
