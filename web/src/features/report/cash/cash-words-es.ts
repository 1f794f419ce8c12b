import { enhancedAnswers } from '@plainpolicy/words/es/enhanced-answers'
import type { cashWords } from './cash-words.ts'

export const cashWordsEs: typeof cashWords.en = {
  ...enhancedAnswers.cash,
}
