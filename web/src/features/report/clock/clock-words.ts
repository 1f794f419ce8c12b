import { catalogue } from '../language/catalogue.ts'

export const clockWords = catalogue('clock', {
  title: 'Claims clock',
  intro: 'After a loss, time runs: for you by your policy, for your insurer by Texas law. These are the limits.',
  days: (days: number): string => (days === 1 ? 'day' : 'days'),
  businessDays: (days: number): string => (days === 1 ? 'business day' : 'business days'),
  policy: 'Your policy',
  law: 'Texas law',
})
