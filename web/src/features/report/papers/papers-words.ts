import { catalogue } from '../language/catalogue.ts'

export const papersWords = catalogue('papers', {
  title: 'Not in your packet',
  intro:
    'Your declarations name the forms that make up your policy. We looked for each one in the pages that you uploaded.',
  missing: 'Named, but not in your upload',
  present: 'In your upload',
  onPage: (page: number) => `page ${page}`,
  allThere: 'Every form that your declarations name is in your upload.',
  letterTitle: 'A letter to your agent',
  letterNote: 'It asks for a copy of each form. Read it, change what you like, and send it.',
  letterLabel: 'Letter',
  copy: 'Copy the letter',
  copied: 'The letter is copied',
  copyFailed: 'The letter could not be copied',
  copyFailedNote: 'Mark its words and copy them by hand.',
  print: 'Print the letter',
})
