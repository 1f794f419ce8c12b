import { catalogue } from '../language/catalogue.ts'

export const questionsWords = catalogue('questions', {
  why: 'Why ask:',
  copy: 'Copy the questions',
  copied: 'The questions are copied',
  copyFailed: 'The questions could not be copied',
})
