import { catalogue } from '../language/catalogue.ts'

export const glossaryWords = catalogue('glossary', {
  title: 'Insurance words, explained',
  intro: 'The words that this report takes from your policy.',
})
