import { catalogue } from '../language/catalogue.ts'

export const proofWords = catalogue('proof', {
  title: 'Deductible proof',
  intro: 'A deductible is the part of a loss that you pay first. We worked out each one again from your own pages.',
  printed: 'Your policy prints',
  computed: 'We work out',
  both: (percent: string, amount: string) => `${percent} and ${amount}`,
  nothing: 'Nothing to work with',
  agrees: 'The two agree',
  differs: 'The two differ',
  differsNote: (amount: string) =>
    `They are ${amount} apart. Your insurer can say which one counts, and put it in writing.`,
  single: 'Only one is printed',
})
