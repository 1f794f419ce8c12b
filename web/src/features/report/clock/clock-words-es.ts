import { answers } from '@plainpolicy/words/es/answers'
import type { clockWords } from './clock-words.ts'

export const clockWordsEs: typeof clockWords.en = {
  ...answers.clock,
  days: (days) => (days === 1 ? 'día' : 'días'),
  businessDays: (days) => (days === 1 ? 'día hábil' : 'días hábiles'),
}
