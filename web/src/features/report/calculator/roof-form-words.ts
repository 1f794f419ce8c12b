import { settlements } from '@plainpolicy/words/en/settlements'
import { catalogue } from '../language/catalogue.ts'

export const roofFormWords = catalogue('roofForm', {
  order: 'The order in your policy',
  settlement: 'How the roof is paid',
  settlements: { ...settlements, schedule: 'Payment schedule' },
  notStatedHelp: 'Your policy does not state it. Try each.',
  statedHelp: 'As your policy states it.',
  changedHelp: 'Your policy states another one.',
  material: 'Roof material',
  /** The policy's own words for a kind of roof. */
  materialName: (printed: string) => printed,
  age: 'Age of the roof in years',
  ageMissing: 'Not found in your policy: put it in.',
  cost: 'Cost of a new roof',
  costAssumed: 'Assumed: an illustration, no price for your roof.',
  deductible: 'Wind and hail deductible',
  deductibleMissing: 'Not found in your policy: put it in.',
  asPrinted: 'From your policy.',
  yours: 'Your own figure.',
  stepsTitle: 'Step by step',
  steps: {
    cost: 'A new roof costs',
    wear: (years: number, life: number) => `Wear comes off: ${years} of ${life} years`,
    share: (percent: string, age: number) => `The schedule pays ${percent} at ${age} ${age === 1 ? 'year' : 'years'}`,
    full: 'Nothing comes off for wear',
    counted: 'Left to count',
    deductible: 'Your deductible comes off after that',
    insurance: 'Your insurance pays',
    you: 'You pay',
  },
  assumedLife: (years: number) => `Wear is reckoned evenly over an assumed life of ${years} years.`,
  missing: {
    age: 'Put in the age of the roof to see the figures.',
    deductible: 'Put in the deductible to see the figures.',
    cost: 'Put in what a new roof costs, in dollars, to see the figures.',
    row: 'The schedule in your pages has no row for this age and material.',
  },
})
