import { catalogue } from '../language/catalogue.ts'

export const calculatorWords = catalogue('calculator', {
  intro:
    'What a new roof after a storm would cost you. Put in your own figures; each step follows the order of your policy.',
  loading: 'Loading the calculator',
})
