import { enhancedAnswers } from '@plainpolicy/words/en/enhanced-answers'
import { catalogue } from '../language/catalogue.ts'

export const questionsWords = catalogue('questions', {
  ...enhancedAnswers.questions,
  intro: 'What your pages leave open, as questions that you can read out.',
  why: 'Why ask:',
  copy: 'Copy the questions',
  copied: 'The questions are copied',
  copyFailed: 'The questions could not be copied',
})
