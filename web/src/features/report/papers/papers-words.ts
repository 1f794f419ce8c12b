import { enhancedAnswers } from '@plainpolicy/words/en/enhanced-answers'
import { catalogue } from '../language/catalogue.ts'

export const papersWords = catalogue('papers', {
  ...enhancedAnswers.papers,
  missing: 'Named, but not in your upload',
  present: 'In your upload',
  onPage: (page: number) => `page ${page}`,
  allThere: 'Every form that your declarations name is in your upload.',
  letterLabel: 'Letter',
  copy: 'Copy the letter',
  copied: 'The letter is copied',
  copyFailed: 'The letter could not be copied',
  copyFailedNote: 'Mark its words and copy them by hand.',
  print: 'Print the letter',
})
