import { enhancedAnswers } from '@plainpolicy/words/es/enhanced-answers'
import type { savingsWords } from './savings-words.ts'

export const savingsWordsEs: typeof savingsWords.en = {
  ...enhancedAnswers.savings,
}
