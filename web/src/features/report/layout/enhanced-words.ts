import { enhanced } from '@plainpolicy/words/en/enhanced'
import { catalogue } from '../language/catalogue.ts'

/** What the Enhanced version adds, for the card that offers it. */
export const enhancedWords = catalogue('enhanced', {
  ...enhanced,
  switchTo: 'Switch to Enhanced Version',
  alsoTitle: 'It also holds:',
  also: {
    calculator: 'a roof calculator: enter your own figures and see each step',
    forms: 'the forms that are named but not in your packet, with a letter that asks for them',
    questions: 'questions for your agent, from what your policy leaves open',
    coast: 'a check of your county: who insures wind on the coast',
    cash: 'the cash that each kind of loss would take from you first',
    comparison: 'a comparison with last year, once you upload both policies',
    pdf: 'the long PDF, with the places in your policy',
    support: '30 days of help by mail',
  },
})
