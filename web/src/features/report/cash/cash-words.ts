import { enhancedAnswers } from '@plainpolicy/words/en/enhanced-answers'
import { catalogue } from '../language/catalogue.ts'

export const cashWords = catalogue('cash', {
  ...enhancedAnswers.cash,
})
