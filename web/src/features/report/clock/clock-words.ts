import { answers } from '@plainpolicy/words/en/answers'
import { catalogue } from '../language/catalogue.ts'

export const clockWords = catalogue('clock', {
  ...answers.clock,
  days: (days: number): string => (days === 1 ? 'day' : 'days'),
  businessDays: (days: number): string => (days === 1 ? 'business day' : 'business days'),
})
