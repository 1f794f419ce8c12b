import { answers } from '@plainpolicy/words/en/answers'
import { catalogue } from '../language/catalogue.ts'

export const savingsWords = catalogue('savings', {
  ...answers.savings,
})
