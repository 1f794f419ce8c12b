import { catalogue } from '../language/catalogue.ts'

export const glossaryWords = catalogue('glossary', {
  title: 'Insurance words, explained',
  intro: 'The insurance words in this report, each in plain language.',
})
